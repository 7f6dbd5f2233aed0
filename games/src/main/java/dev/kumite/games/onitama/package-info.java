/**
 * Onitama on any odd board from 5×5 to 13×13: cards, deals, rules, notation. May import {@code dev.kumite.games} and
 * {@code dev.kumite.spec}.
 */
@NullMarked
package dev.kumite.games.onitama;

import org.jspecify.annotations.NullMarked;
