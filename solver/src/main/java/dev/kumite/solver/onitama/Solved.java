package dev.kumite.solver.onitama;

import dev.kumite.base.Crew;
import dev.kumite.solver.Block64;
import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.Iterator;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** The solved positions of one side to move, on their way into a file. */
final class Solved {
    /** Where the bits for "not won" begin in a board. */
    private static final int NOT_WON = 32;

    /** So many placements of the other side are transposed together. */
    private static final int BATCH = Arrangements.COUNT;

    private static final int SLOTS_PER_WORKER = 2;
    private static final int LISTS_PER_WORKER = 32;

    /** So many words are counted at a time. */
    private static final int COUNTED = 1 << 18;

    private final Crew workers;
    private final SideToMove half;
    private final long states;
    private final long wonAtOnce;
    private Boards @Nullable [] slots;

    Solved(Crew workers, SideToMove half, long states, long wonAtOnce) {
        this.workers = workers;
        this.half = half;
        this.states = states;
        this.wonAtOnce = wonAtOnce;
    }

    Counts counts() {
        SideToMove twin = half.twin();
        LongAdder lost = new LongAdder();
        LongAdder notWon = new LongAdder();
        int words = twin.childLost.length;
        workers.share((words + COUNTED - 1) / COUNTED, (worker, part) -> {
            int from = part * COUNTED;
            int end = Math.min(words, from + COUNTED);
            lost.add(bits(twin.childLost, from, end));
            notWon.add(bits(twin.childNotWon, from, end));
        });
        return new Counts(states, states - notWon.sum(), wonAtOnce, lost.sum(), notWon.sum() - lost.sum());
    }

    private static long bits(long[] words, int from, int end) {
        long bits = 0;
        for (int i = from; i < end; i++) bits += Long.bitCount(words[i]);
        return bits;
    }

    int pieces() {
        return EndgameTable.pieces(half.own, half.other);
    }

    /** A piece of the boards, those with a few placements of the other side at a time. */
    Iterable<ByteBuffer> boards(int piece) {
        int placements = half.other.count() / pieces();
        int from = piece * placements;
        return () -> boards(from, from + placements);
    }

    private Iterator<ByteBuffer> boards(int from, int end) {
        Boards[] slots = slots();
        int batches = (end - from + BATCH - 1) / BATCH;
        return new InOrder(workers, slots.length, batches, (slot, batch) -> {
            int first = from + batch * BATCH;
            return slots[slot].of(first, Math.min(BATCH, end - first));
        });
    }

    /** Made once: their memory lies outside Java's heap, and is given back late. Pieces are written one after the other. */
    private Boards[] slots() {
        if (slots == null) {
            slots = new Boards[SLOTS_PER_WORKER * workers.workers()];
            Arrays.setAll(slots, slot -> new Boards());
        }
        return slots;
    }

    /** The boards with a few placements of the other side, transposed together. */
    private final class Boards {
        private final ByteBuffer out = ByteBuffer.allocateDirect(BATCH * Long.BYTES * half.rows);
        private final LongBuffer longs = out.asLongBuffer();
        /** By bit of a board, then of its placements, and by the other side's placement. */
        private final long[] squares = new long[Squares30.WORDS];

        ByteBuffer of(int first, int count) {
            SideToMove twin = half.twin();
            for (int column = 0; column < twin.columns; column++) {
                Arrays.fill(squares, 0);
                for (int i = 0; i < count; i++) {
                    int words = twin.words(column, first + i);
                    read(twin.childLost, words, i);
                    read(twin.childNotWon, words, NOT_WON * BATCH + i);
                }
                Squares30.transpose(squares);
                int from = column * Block64.WIDTH;
                int bits = Math.min(Block64.WIDTH, half.rows - from);
                for (int i = 0; i < count; i++)
                    for (int bit = 0; bit < bits; bit++)
                        longs.put(i * half.rows + from + bit, squares[bit * BATCH + i]);
            }
            return out.clear().limit(count * Long.BYTES * half.rows);
        }

        private void read(long[] plane, int words, int to) {
            for (int i = 0; i < Arrangements.COUNT; i++) squares[to + i * BATCH] = plane[words + i];
        }
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
        int slots = LISTS_PER_WORKER * workers.workers();
        LateLosses.Sorter[] sorters = new LateLosses.Sorter[slots];
        for (int slot = 0; slot < slots; slot++) sorters[slot] = new LateLosses.Sorter();
        return () -> new InOrder(
                workers,
                slots,
                half.far.length + 1,
                (slot, i) -> i == 0 ? index.flip() : sorters[slot].sorted(half.far[i - 1]));
    }
}
