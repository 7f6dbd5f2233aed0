package dev.kumite.agents.minimax;

import dev.kumite.agents.ExactValues;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.evaluation.Evaluation;
import java.util.OptionalInt;

/**
 * Scores for the player to move: an evaluation within ±{@link Evaluation#LIMIT}, 0 for a draw, or a proven result. A win
 * in n plies scores {@code WIN − n}, so that the sooner win and the later loss are better.
 */
final class Scores {
    static final int WIN = 30_000;
    /** Beyond every score; its negative does not overflow. */
    static final int INFINITE = 32_000;

    private Scores() {}

    /** The score of a game that is over, {@code ply} plies from the root. */
    static int over(Position position, int ply) {
        int winner = Result.winner(position.result());
        if (winner < 0) return 0;
        return winner == position.sideToMove() ? WIN - ply : ply - WIN;
    }

    static boolean proven(int score) {
        return Math.abs(score) > Evaluation.LIMIT;
    }

    /** Whether no deeper search is needed: unlike an ending that the root itself is in, this was reached. */
    static boolean settled(int score) {
        return Math.abs(score) > ExactValues.DISTANCES;
    }

    /** Plies to a win that was seen to its end, negative for a loss. */
    static OptionalInt winIn(int score) {
        if (Math.abs(score) <= ExactValues.PLAYED_OUT) return OptionalInt.empty();
        return OptionalInt.of(score > 0 ? WIN - score : -WIN - score);
    }

    /** The score as an expected result from −1 to 1. */
    static double value(int score, Evaluation evaluation) {
        return proven(score) ? Integer.signum(score) : evaluation.squash(score);
    }
}
