package dev.kumite.lab.play;

import dev.kumite.games.Outcome;
import dev.kumite.games.Result;

/**
 * One game of agents A and B, all there is to know of it.
 *
 * @param sideOfA the side that A had
 * @param firstSide the side that moved first
 * @param setup where it began, in the game's notation
 * @param pieces0 pieces that side 0 had left at the end
 * @param a what A spent
 * @param failure what an agent at fault did, or empty
 */
public record Played(
        int sideOfA,
        int firstSide,
        String setup,
        MoveList moves,
        Outcome outcome,
        int pieces0,
        int pieces1,
        Effort a,
        Effort b,
        String failure) {

    /** 1, ½ or 0 for A; an unfinished game counts as a draw. */
    public double score() {
        int winner = Result.winner(outcome.result());
        return winner < 0 ? 0.5 : winner == sideOfA ? 1 : 0;
    }

    /** The same game seen from B. */
    public Played turned() {
        return new Played(1 - sideOfA, firstSide, setup, moves, outcome, pieces0, pieces1, b, a, failure);
    }

    /** How long both agents thought together, by the clock. */
    public long nanos() {
        return a.nanos() + b.nanos();
    }

    public int pieces(int side) {
        return side == 0 ? pieces0 : pieces1;
    }
}
