/**
 * Onitama endings on 5×5, won, lost or drawn, for five given cards and few students. May import
 * {@code dev.kumite.games.onitama} for the rules, {@code dev.kumite.games}, {@code dev.kumite.spec} and the solver's own
 * packages.
 */
@NullMarked
package dev.kumite.solver.onitama;

import org.jspecify.annotations.NullMarked;
