package example.breakthrough;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;

/** A pawn, and the more the nearer it is to its goal. */
final class BreakthroughEvaluation implements Evaluation {
    private static final int PAWN = 100;
    private static final int STEP = 4;

    private final int size;

    BreakthroughEvaluation(int size) {
        this.size = size;
    }

    @Override
    public String name() {
        return "race";
    }

    @Override
    public String help() {
        return "100 for each pawn, and 4 times the square of the rows it has advanced";
    }

    @Override
    public int score(Position position) {
        BreakthroughPosition judged = (BreakthroughPosition) position;
        int score = worth(judged.pawns(0), 0) - worth(judged.pawns(1), 1);
        return position.sideToMove() == 0 ? score : -score;
    }

    private int worth(long pawns, int side) {
        int worth = 0;
        for (int row = 0; row < size; row++) {
            int advanced = side == 0 ? row : size - 1 - row;
            int count = Long.bitCount(pawns >>> row * size & (1L << size) - 1);
            worth += count * (PAWN + STEP * advanced * advanced);
        }
        return worth;
    }

    @Override
    public double scale() {
        return 150;
    }
}
