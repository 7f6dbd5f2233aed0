package dev.kumite.solver.onitama;

import dev.kumite.games.Oracle;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;

/**
 * The solved positions of a half. A board, that is a pair of camps, is a long: for each of the thirty arrangements a bit
 * that says whether it is lost, and 32 bits higher one that says whether it is not won. Positions that are lost late are
 * listed with their wave.
 */
final class Table {
    /** Losses found by this wave or later ones are listed; sooner ones can be played out by a short search. */
    static final int FAR = 3;

    private final Camps own;
    private final Camps other;
    private final LongBuffer boards;
    /** Where the entries of each camp of the other side begin; the entries follow. */
    private final IntBuffer far;

    Table(Camps own, Camps other, ByteBuffer boards, ByteBuffer far) {
        this.own = own;
        this.other = other;
        this.boards = boards.duplicate().rewind().asLongBuffer();
        this.far = far.duplicate().rewind().asIntBuffer();
    }

    /** How many bytes the boards take. */
    static long bytes(Camps own, Camps other) {
        return (long) Long.BYTES * own.count() * other.count();
    }

    long board(int ownCamp, int otherCamp) {
        return boards.get(otherCamp * own.count() + ownCamp);
    }

    static int value(long board, int arrangement) {
        if ((board >>> 32 + arrangement & 1) == 0) return Oracle.WIN;
        return (board >>> arrangement & 1) != 0 ? Oracle.LOSS : Oracle.DRAW;
    }

    /** The wave that found a lost position; 0 where it is sooner than {@link #FAR}. */
    int farWave(int ownCamp, int otherCamp, int arrangement) {
        int first = other.count() + 1;
        int low = first + far.get(otherCamp);
        int high = first + far.get(otherCamp + 1);
        int wanted = FarList.entry(ownCamp, arrangement, 0);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (far.get(middle) < wanted) low = middle + 1;
            else high = middle;
        }
        if (low == first + far.get(otherCamp + 1)) return 0;
        int found = far.get(low);
        return (found ^ wanted) >>> 8 == 0 ? found & 0xFF : 0;
    }
}
