/**
 * Checkers endings, won, lost or drawn, for every position with few pieces. May import {@code dev.kumite.games.checkers}
 * for the rules, {@code dev.kumite.games}, {@code dev.kumite.spec} and the solver's own packages.
 */
@NullMarked
package dev.kumite.solver.checkers;

import org.jspecify.annotations.NullMarked;
