package dev.kumite.solver.onitama;

import dev.kumite.games.oracle.Oracle;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The solved positions of one side to move. A board, which is a pair of placements, is a long: for each of the thirty
 * arrangements of the cards one bit that is set if the position is lost, and 32 bits higher one that is set if it is
 * not won. Positions that are lost late are listed with their wave.
 */
final class EndgameTable {
    /** Losses found by this wave or later ones are listed; sooner ones can be played out by a short search. */
    static final int FAR = 3;

    /** What {@link #lateWave} says where no distances are kept. */
    static final int NOT_KEPT = -1;

    /** With more students the boards are cut into pieces, one for each place of the other side's master. */
    private static final int MOST_IN_ONE_PIECE = 2;

    private final Placements own;
    private final Placements other;
    private final LongBuffer[] boards;
    private final int campsPerPiece;
    /** Where the entries of each placement of the other side begin; the entries follow. */
    private @Nullable IntBuffer far;

    EndgameTable(Placements own, Placements other, List<ByteBuffer> pieces) {
        this.own = own;
        this.other = other;
        boards = new LongBuffer[pieces.size()];
        for (int i = 0; i < boards.length; i++)
            boards[i] = pieces.get(i).duplicate().rewind().asLongBuffer();
        campsPerPiece = other.count() / boards.length;
    }

    void keepFar(ByteBuffer entries) {
        far = entries.duplicate().rewind().asIntBuffer();
    }

    /** How many bytes the boards take. */
    static long bytes(Placements own, Placements other) {
        return (long) Long.BYTES * own.count() * other.count();
    }

    /** In how many pieces of the same size the boards are kept. */
    static int pieces(Placements own, Placements other) {
        return Math.max(own.students(), other.students()) > MOST_IN_ONE_PIECE ? Placements.MASTERS : 1;
    }

    long board(int ownCamp, int otherCamp) {
        int piece = otherCamp / campsPerPiece;
        return boards[piece].get((otherCamp - piece * campsPerPiece) * own.count() + ownCamp);
    }

    static int value(long board, int arrangement) {
        if ((board >>> 32 + arrangement & 1) == 0) return Oracle.WIN;
        return (board >>> arrangement & 1) != 0 ? Oracle.LOSS : Oracle.DRAW;
    }

    /** The wave that found a lost position; 0 where it is sooner than {@link #FAR}. */
    int lateWave(int ownCamp, int otherCamp, int arrangement) {
        return far == null ? NOT_KEPT : lateWave(far, ownCamp, otherCamp, arrangement);
    }

    private int lateWave(IntBuffer far, int ownCamp, int otherCamp, int arrangement) {
        int first = other.count() + 1;
        int low = first + far.get(otherCamp);
        int high = first + far.get(otherCamp + 1);
        int wanted = LateLosses.entry(ownCamp, arrangement, 0);
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
