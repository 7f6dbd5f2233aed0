package dev.kumite.games.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.MoveRows;

/** Moves of Katarenga for a network: from where to where, or from where off the board. */
final class KatarengaMoveRows implements MoveRows {
    private final int squares;

    KatarengaMoveRows(int size) {
        squares = size * size;
    }

    @Override
    public int count() {
        return squares * (squares + 1);
    }

    @Override
    public int write(Position position, int move, int[] out, int at) {
        boolean turned = position.sideToMove() == 1;
        boolean off = KatarengaMoves.to(move) == KatarengaMoves.OFF;
        int to = off ? squares : seen(KatarengaMoves.to(move), turned);
        out[at] = to * squares + seen(KatarengaMoves.from(move), turned);
        return at + 1;
    }

    private int seen(int square, boolean turned) {
        return turned ? squares - 1 - square : square;
    }
}
