package dev.kumite.lab.play;

import dev.kumite.games.Outcome;
import dev.kumite.games.core.Result;

/**
 * How a game of agents A and B ended: everything that is counted of it except what the agents spent.
 *
 * @param sideOfA the side that A had
 * @param firstSide the side that moved first
 * @param pieces0 pieces that side 0 had left at the end
 * @param failure what an agent did wrong, or empty
 */
public record GameResult(int sideOfA, int firstSide, Outcome outcome, int pieces0, int pieces1, String failure) {

    /** 1, ½ or 0 for A; an unfinished game counts as a draw. */
    public double score() {
        int winner = Result.winner(outcome.result());
        return winner < 0 ? 0.5 : winner == sideOfA ? 1 : 0;
    }

    public int pieces(int side) {
        return side == 0 ? pieces0 : pieces1;
    }

    /** Whether A moved first. */
    public boolean aMovedFirst() {
        return firstSide == sideOfA;
    }
}
