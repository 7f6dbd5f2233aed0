package dev.kumite.solver.onitama;

import dev.kumite.solver.Bits;
import dev.kumite.solver.Block64;
import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;
import java.util.stream.IntStream;

/** The solved positions of one side to move, on their way into a file. */
final class Solved {
    /** Where the bits for "not won" begin in a board. */
    private static final int NOT_WON = 32;

    private final SideToMove half;
    private final long states;
    private final long wonAtOnce;

    Solved(SideToMove half, long states, long wonAtOnce) {
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
        return EndgameTable.pieces(half.own, half.other);
    }

    /** A piece of the boards, all those with one placement of the other side at a time. */
    Iterable<ByteBuffer> boards(int piece) {
        int placements = half.other.count() / pieces();
        ByteBuffer out = ByteBuffer.allocate(Long.BYTES * half.rows);
        long[] block = new long[Block64.WIDTH];
        return () -> IntStream.range(piece * placements, (piece + 1) * placements)
                .mapToObj(placement -> boards(placement, out, block))
                .iterator();
    }

    private ByteBuffer boards(int otherCamp, ByteBuffer out, long[] block) {
        SideToMove twin = half.twin();
        out.clear();
        for (int column = 0; column < twin.columns; column++) {
            int words = twin.words(column, otherCamp);
            java.util.Arrays.fill(block, 0);
            System.arraycopy(twin.childLost, words, block, 0, Arrangements.COUNT);
            System.arraycopy(twin.childNotWon, words, block, NOT_WON, Arrangements.COUNT);
            Bits.transpose(block);
            int count = Math.min(Block64.WIDTH, half.rows - column * Block64.WIDTH);
            for (int i = 0; i < count; i++) out.putLong(block[i]);
        }
        return out.flip();
    }

    long farBytes() {
        long entries = half.other.count() + 1L;
        for (LateLosses list : half.far) entries += list.size();
        return entries * Integer.BYTES;
    }

    /** Where the far entries of each placement of the other side begin, then the entries. */
    Iterable<ByteBuffer> far() {
        ByteBuffer index = ByteBuffer.allocate(Integer.BYTES * (half.far.length + 1));
        int at = 0;
        index.putInt(at);
        for (LateLosses list : half.far) index.putInt(at += list.size());
        LateLosses.Sorter sorter = new LateLosses.Sorter();
        return () -> IntStream.rangeClosed(0, half.far.length)
                .mapToObj(i -> i == 0 ? index.flip() : sorter.sorted(half.far[i - 1]))
                .iterator();
    }
}
