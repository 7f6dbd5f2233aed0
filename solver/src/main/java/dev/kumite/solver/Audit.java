package dev.kumite.solver;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;

/**
 * Checks samples of a table against the rules of the game: a won position must have a move to a lost one, a lost one
 * only moves to won ones, and a drawn one must keep its draw.
 */
public final class Audit {
    private static final int SAMPLES = 2_000;
    private static final int MOST_MOVES = 128;

    private Audit() {}

    /**
     * Samples of up to so many pieces: half of them from the whole table, which are mostly those with the most pieces, and
     * half with each number of pieces equally often. Called before a table gets its name.
     */
    public static void check(Oracle oracle, int pieces) {
        Rng rng = new Rng(pieces);
        for (int i = 0; i < SAMPLES; i++) {
            Position position = i % 2 == 0 ? oracle.any(rng) : oracle.sample(2 + rng.below(pieces - 1), rng);
            if (oracle.value(position) != best(oracle, position))
                throw new IllegalStateException("the tables contradict the rules: this is a fault of the program");
        }
    }

    private static int best(Oracle oracle, Position position) {
        int[] moves = new int[MOST_MOVES];
        int end = position.moves(moves, 0);
        int best = Oracle.LOSS;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = Oracle.turned(oracle.value(position));
            position.unmake();
            if (value == Oracle.WIN || value == Oracle.UNKNOWN) return value;
            if (value == Oracle.DRAW) best = value;
        }
        return best;
    }
}
