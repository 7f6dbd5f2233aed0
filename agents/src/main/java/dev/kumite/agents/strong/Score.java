package dev.kumite.agents.strong;

import dev.kumite.agents.ExactValues;
import dev.kumite.games.core.Result;
import dev.kumite.games.evaluation.Evaluation;

/** Scores of the search: evaluations, endings that tables know, and games that are over by their distance from the root. */
final class Score {
    static final int WIN = 30_000;
    static final int INFINITE = 31_000;
    /** Any score beyond this is a proven result. */
    static final int PROVEN = Evaluation.LIMIT + 1_000;

    private Score() {}

    /** A finished game, for the player to move, {@code ply} plies from the root. */
    static int of(int result, int side, int ply) {
        int winner = Result.winner(result);
        return winner < 0 ? 0 : winner == side ? WIN - ply : ply - WIN;
    }

    static boolean isPlayedOut(int score) {
        return Math.abs(score) > ExactValues.PLAYED_OUT;
    }

    static boolean isProven(int score) {
        return Math.abs(score) > PROVEN;
    }

    /** Plies to the proven win; negative when lost. */
    static int winIn(int score) {
        return score > 0 ? WIN - score : -(WIN + score);
    }

    /** Results by distance are stored by their distance from the position, not from the root. */
    static int toTable(int score, int ply) {
        return score > ExactValues.DISTANCES ? score + ply : score < -ExactValues.DISTANCES ? score - ply : score;
    }

    static int fromTable(int score, int ply) {
        return score > ExactValues.DISTANCES ? score - ply : score < -ExactValues.DISTANCES ? score + ply : score;
    }
}
