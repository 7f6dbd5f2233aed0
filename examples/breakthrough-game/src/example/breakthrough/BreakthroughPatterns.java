package example.breakthrough;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.SquarePatterns;
import java.util.List;

/** Breakthrough for a learner of patterns: whose pawn each square has, as the player to move sees it. */
final class BreakthroughPatterns extends SquarePatterns {
    /** Empty, own, the other side's. */
    private static final int STATES = 3;

    BreakthroughPatterns(int size) {
        super(
                size,
                List.of(new Plane("pawns", STATES, List.of(Shape.window(2, 3), Shape.window(3, 2)))),
                List.of(new Mark("threat", 2, 1)));
    }

    @Override
    public void draw(Position position, int[] picture) {
        BreakthroughPosition shown = (BreakthroughPosition) position;
        int mover = position.sideToMove();
        for (int square = 0; square < squares; square++) {
            int seen = mover == 0 ? square : squares - 1 - square;
            int state = (shown.pawns(mover) >>> square & 1) != 0 ? 1 : (shown.pawns(1 - mover) >>> square & 1) != 0 ? 2 : 0;
            picture[seen] = state;
            picture[once + seen - seen % size + size - 1 - seen % size] = state;
        }
        picture[squares] = picture[once + squares] = position.threatened() ? 1 : 0;
    }
}
