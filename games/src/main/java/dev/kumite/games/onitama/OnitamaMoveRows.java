package dev.kumite.games.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.MoveRows;

/** Moves of Onitama for a network: from where to where, and by which card. A pass is a row of its own. */
final class OnitamaMoveRows implements MoveRows {
    private final int squares;

    OnitamaMoveRows(int size) {
        squares = size * size;
    }

    private int pass() {
        return squares * squares;
    }

    @Override
    public int count() {
        return pass() + 1 + Card.count();
    }

    @Override
    public int write(Position position, int move, int[] out, int at) {
        int seen = position.viewMove(move);
        out[at] = OnitamaMoves.isPass(move) ? pass() : OnitamaMoves.from(seen) * squares + OnitamaMoves.to(seen);
        out[at + 1] = pass() + 1 + OnitamaMoves.card(move);
        return at + 2;
    }
}
