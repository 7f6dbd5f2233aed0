/**
 * Proofs of what a position is worth, by search, in games without rules about repetition or clocks. May import
 * {@code dev.kumite.games}, {@code dev.kumite.spec}, {@code dev.kumite.solver} and its {@code file}; knows no game by name.
 */
@NullMarked
package dev.kumite.solver.proof;

import org.jspecify.annotations.NullMarked;
