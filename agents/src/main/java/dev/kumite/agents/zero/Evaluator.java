package dev.kumite.agents.zero;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.games.pattern.MoveRows;

/** Asks a network about positions of one game. One per thread. */
final class Evaluator {
    private final PolicyValueNet.Pass pass;
    private final Inputs inputs;
    private final MoveRows moveRows;
    private final long[] seen;
    private final int[] rows = new int[MoveRows.MOST];

    Evaluator(PolicyValueNet net, Inputs inputs, MoveRows moveRows) {
        pass = net.new Pass();
        this.inputs = inputs;
        this.moveRows = moveRows;
        seen = new long[inputs.words()];
    }

    /** The expected result for the player to move, 0 to 1. */
    double value(Position position) {
        inputs.read(position, seen);
        pass.see(seen);
        return 1 / (1 + StrictMath.exp(-2 * pass.z()));
    }

    /** The same; also writes into {@code guess} how good each of {@code moves[0 … count − 1]} seems, adding up to 1. */
    double evaluate(Position position, int[] moves, int count, float[] guess) {
        double value = value(position);
        for (int i = 0; i < count; i++) {
            rowsOf(moveRows, position, moves[i], rows, 0);
            guess[i] = pass.logit(rows, 0);
        }
        PolicyValueNet.softmax(guess, count);
        return value;
    }

    /** Writes the rows of a move, with {@link PolicyValueNet#NO_ROW} in the places that it does not need. */
    static void rowsOf(MoveRows moveRows, Position position, int move, int[] out, int at) {
        for (int i = moveRows.write(position, move, out, at); i < at + MoveRows.MOST; i++)
            out[i] = PolicyValueNet.NO_ROW;
    }
}
