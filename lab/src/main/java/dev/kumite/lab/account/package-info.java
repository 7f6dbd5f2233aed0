/**
 * What a stored run says: its figures with their intervals, and the report that tells them. May import the rest of the
 * lab but for the experiments, {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.lab.account;

import org.jspecify.annotations.NullMarked;
