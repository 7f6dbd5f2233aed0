package dev.kumite.solver.onitama;

import dev.kumite.solver.Bits;
import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;
import java.util.stream.IntStream;

/** A half that is solved, on its way into a file. */
final class Solved {
    /** Where the bits for "not won" begin in a board. */
    private static final int NOT_WON = 32;

    private final Half half;
    private final long states;
    private final long wonAtOnce;

    Solved(Half half, long states, long wonAtOnce) {
        this.half = half;
        this.states = states;
        this.wonAtOnce = wonAtOnce;
    }

    Counts counts() {
        long lost = 0;
        long notWon = 0;
        for (long word : half.twin().childLost) lost += Long.bitCount(word);
        for (long word : half.twin().childNotWon) notWon += Long.bitCount(word);
        return new Counts(states, states - notWon, wonAtOnce, lost, notWon - lost);
    }

    int pieces() {
        return Table.pieces(half.own, half.other);
    }

    /** A piece of the boards, all those with one camp of the other side at a time. */
    Iterable<ByteBuffer> boards(int piece) {
        int camps = half.other.count() / pieces();
        ByteBuffer out = ByteBuffer.allocate(Long.BYTES * half.rows);
        long[] block = new long[Panel.WIDTH];
        return () -> IntStream.range(piece * camps, (piece + 1) * camps)
                .mapToObj(camp -> boards(camp, out, block))
                .iterator();
    }

    private ByteBuffer boards(int otherCamp, ByteBuffer out, long[] block) {
        Half twin = half.twin();
        out.clear();
        for (int panel = 0; panel < twin.panels; panel++) {
            int words = twin.words(panel, otherCamp);
            java.util.Arrays.fill(block, 0);
            System.arraycopy(twin.childLost, words, block, 0, Arrangements.COUNT);
            System.arraycopy(twin.childNotWon, words, block, NOT_WON, Arrangements.COUNT);
            Bits.transpose(block);
            int count = Math.min(Panel.WIDTH, half.rows - panel * Panel.WIDTH);
            for (int i = 0; i < count; i++) out.putLong(block[i]);
        }
        return out.flip();
    }

    long farBytes() {
        long entries = half.other.count() + 1L;
        for (FarList list : half.far) entries += list.size();
        return entries * Integer.BYTES;
    }

    /** Where the far entries of each camp of the other side begin, then the entries. */
    Iterable<ByteBuffer> far() {
        ByteBuffer index = ByteBuffer.allocate(Integer.BYTES * (half.far.length + 1));
        int at = 0;
        index.putInt(at);
        for (FarList list : half.far) index.putInt(at += list.size());
        FarSorter sorter = new FarSorter();
        return () -> IntStream.rangeClosed(0, half.far.length)
                .mapToObj(i -> i == 0 ? index.flip() : sorter.sorted(half.far[i - 1]))
                .iterator();
    }
}
