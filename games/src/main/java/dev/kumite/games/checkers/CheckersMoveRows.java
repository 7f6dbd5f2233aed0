package dev.kumite.games.checkers;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.MoveRows;

/**
 * Moves of checkers for a network: from where to where. Captures that differ only in the pieces jumped share their row.
 */
final class CheckersMoveRows implements MoveRows {
    static final CheckersMoveRows ALL = new CheckersMoveRows();

    private static final int SQUARES = 32;

    private CheckersMoveRows() {}

    @Override
    public int count() {
        return SQUARES * SQUARES;
    }

    @Override
    public int write(Position position, int move, int[] out, int at) {
        boolean turned = position.sideToMove() == 1;
        int from = Board.square(CheckersMoves.from(move)) - 1;
        int to = Board.square(CheckersMoves.to(move)) - 1;
        out[at] = turned ? (SQUARES - 1 - from) * SQUARES + SQUARES - 1 - to : from * SQUARES + to;
        return at + 1;
    }
}
