/**
 * Tournaments as people write them in a file, read into plans. May import {@code dev.kumite.lab.yaml},
 * {@code dev.kumite.lab.plan} and what that stands on, {@code dev.kumite.lab.account} for the names in labels, and
 * {@code dev.kumite.agents}, {@code dev.kumite.games} and {@code dev.kumite.spec} to check what is written.
 */
@NullMarked
package dev.kumite.lab.tournament;

import org.jspecify.annotations.NullMarked;
