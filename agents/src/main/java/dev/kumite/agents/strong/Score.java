package dev.kumite.agents.strong;

import dev.kumite.games.Evaluation;
import dev.kumite.games.Oracle;
import dev.kumite.games.Result;

/**
 * Scores of the search, from the inside out: evaluations; endings that a table knows, judged by how they stand; such
 * endings reached by a capture, by their distance from the root; and games that are over, by theirs.
 */
final class Score {
    static final int WIN = 30_000;
    static final int INFINITE = 31_000;
    /** Any score beyond this is a proven result. */
    static final int PROVEN = Evaluation.LIMIT + 1_000;
    /** Any score beyond this is a game played to its end. */
    static final int PLAYED_OUT = 28_000;

    /** An ending that a table says is won, on the way to something better; its judgement is added, at most so much. */
    private static final int HELD = 23_000;

    private static final int MOST_JUDGEMENT = 1_900;
    private static final int REACHED = 27_000;
    /** Any score beyond this carries a distance. */
    private static final int DISTANCES = 25_000;

    private Score() {}

    /** A finished game, for the player to move, {@code ply} plies from the root. */
    static int of(int result, int side, int ply) {
        int winner = Result.winner(result);
        return winner < 0 ? 0 : winner == side ? WIN - ply : ply - WIN;
    }

    /** A table's value in a position {@code ply} plies from the root, for the player to move: the sooner the better. */
    static int reached(int value, int ply) {
        return value == Oracle.WIN ? REACHED - ply : value == Oracle.LOSS ? ply - REACHED : 0;
    }

    /** An evaluation of a position whose value a table knows: never on the wrong side of it. */
    static int held(int value, int judgement) {
        if (value != Oracle.WIN && value != Oracle.LOSS) return judgement;
        int bounded = Math.max(-MOST_JUDGEMENT, Math.min(judgement, MOST_JUDGEMENT));
        return value == Oracle.WIN ? HELD + bounded : bounded - HELD;
    }

    static boolean isPlayedOut(int score) {
        return Math.abs(score) > PLAYED_OUT;
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
        return score > DISTANCES ? score + ply : score < -DISTANCES ? score - ply : score;
    }

    static int fromTable(int score, int ply) {
        return score > DISTANCES ? score - ply : score < -DISTANCES ? score + ply : score;
    }
}
