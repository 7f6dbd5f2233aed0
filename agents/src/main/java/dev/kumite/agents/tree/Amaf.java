package dev.kumite.agents.tree;

import java.util.Arrays;

/**
 * The moves of one simulation, looked up while it is backed up: open addressing, one half of the table per side. An
 * entry carries the number of its simulation above the move, so nothing is ever cleared; its place depends on the move
 * alone, so the places of frequent moves stay in the cache.
 */
final class Amaf {
    private static final int HASH = 0x9E3779B9;
    private static final long MOVE = 0xFFFFFFFFL;
    private static final long STAMP = 1L << 32;

    /**
     * How AMAF values are counted.
     *
     * @param enough visits from which on a node has no use for its children's AMAF values
     * @param each whether a move that occurs several times in a simulation counts each time (schulz's program), or once
     */
    record Counting(int enough, boolean each) {}

    private final boolean each;
    private final long[] entries;
    /** How often the move of an entry occurred; kept only where each time counts. */
    private final int[] times;

    private final int half;
    private final int shift;
    private long stamp;

    /** @param mostMoves how many moves of one side a simulation may have */
    Amaf(int mostMoves, boolean each) {
        this.each = each;
        int bits = 33 - Integer.numberOfLeadingZeros(mostMoves);
        half = 1 << bits;
        shift = 32 - bits;
        entries = new long[2 * half];
        times = new int[each ? 2 * half : 0];
    }

    /** Forgets the moves of the last simulation. */
    void begin() {
        stamp += STAMP;
        if (stamp > 0) return;
        Arrays.fill(entries, 0);
        stamp = STAMP;
    }

    void add(int move, int side) {
        long[] table = entries;
        long entry = stamp | move & MOVE;
        int base = side * half;
        int slot = move * HASH >>> shift;
        long found = table[base + slot];
        while ((found ^ entry) >>> 32 == 0) {
            if (found == entry) {
                if (each) times[base + slot]++;
                return;
            }
            slot = slot + 1 & half - 1;
            found = table[base + slot];
        }
        table[base + slot] = entry;
        if (each) times[base + slot] = 1;
    }

    /** Adds the moves of a playout, of which {@code side} made the first. */
    void addAll(int[] moves, int count, int side) {
        for (int i = 0; i < count; i += 2) add(moves[i], side);
        for (int i = 1; i < count; i += 2) add(moves[i], 1 - side);
    }

    /** How often a move of this side counts: at most once, unless each time counts. */
    int count(int move, int side) {
        return count(move, side * half, stamp | move & MOVE);
    }

    private int count(int move, int base, long entry) {
        long[] table = entries;
        int slot = move * HASH >>> shift;
        long found = table[base + slot];
        while (found != entry) {
            if ((found ^ entry) >>> 32 != 0) return 0;
            slot = slot + 1 & half - 1;
            found = table[base + slot];
        }
        return each ? times[base + slot] : 1;
    }

    /** Adds a result for every given child of a node whose move {@code side} played in this simulation. */
    void credit(Chunk chunk, int from, int to, int side, double result) {
        int[] moves = chunk.move;
        int base = side * half;
        for (int i = from; i < to; i++) {
            int move = moves[i];
            int count = count(move, base, stamp | move & MOVE);
            if (count == 0) continue;
            chunk.amafVisits[i] += count;
            chunk.amafSum[i] += count * result;
        }
    }
}
