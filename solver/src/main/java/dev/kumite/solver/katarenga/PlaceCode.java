package dev.kumite.solver.katarenga;

import dev.kumite.games.oracle.Oracle;

/**
 * What is known of a place, in a byte: a draw, or the distance plus one. A distance is the number of plies until a
 * pawn leaves the board, against the longest resistance; losses have even distances, wins odd ones.
 */
final class PlaceCode {
    /** No position, or none that is solved. */
    static final int NONE = 0;

    static final int DRAW = 255;

    private static final int LONGEST = 252;

    private PlaceCode() {}

    static int decided(int distance) {
        return 1 + (distance <= LONGEST ? distance : LONGEST - distance % 2);
    }

    static int value(int code) {
        if (code == NONE) return Oracle.UNKNOWN;
        return code == DRAW ? Oracle.DRAW : code % 2 == 1 ? Oracle.LOSS : Oracle.WIN;
    }

    static int distance(int code) {
        return code - 1;
    }
}
