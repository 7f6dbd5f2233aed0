/**
 * Proofs of what a position is worth, by search, in games without rules about repetition or clocks. Knows no game by
 * name.
 */
@MayUse({"games", "games.core", "games.oracle", "solver", "solver.file"})
@NullMarked
package dev.kumite.solver.proof;

import dev.kumite.base.MayUse;
import org.jspecify.annotations.NullMarked;
