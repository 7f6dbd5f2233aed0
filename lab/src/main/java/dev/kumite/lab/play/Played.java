package dev.kumite.lab.play;

import dev.kumite.games.Outcome;

/**
 * One game of agents A and B with everything that is stored of it.
 *
 * @param sideOfA the side that A had
 * @param firstSide the side that moved first
 * @param setup its starting position, in the game's notation
 * @param pieces0 pieces that side 0 had left at the end
 * @param a what A spent
 * @param failure what an agent did wrong, or empty
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

    /** The game that ended like this. */
    public static Played of(GameResult result, String setup, MoveList moves, Effort a, Effort b) {
        return new Played(
                result.sideOfA(),
                result.firstSide(),
                setup,
                moves,
                result.outcome(),
                result.pieces0(),
                result.pieces1(),
                a,
                b,
                result.failure());
    }

    /** How it ended. */
    public GameResult result() {
        return new GameResult(sideOfA, firstSide, outcome, pieces0, pieces1, failure);
    }

    /** 1, ½ or 0 for A; an unfinished game counts as a draw. */
    public double score() {
        return result().score();
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
