/**
 * Katarenga on 4×4 from its start to its end, won, lost or drawn, for any tiles. May import
 * {@code dev.kumite.games.katarenga} for the rules, {@code dev.kumite.games}, {@code dev.kumite.spec} and the solver's
 * own packages.
 */
@NullMarked
package dev.kumite.solver.katarenga;

import org.jspecify.annotations.NullMarked;
