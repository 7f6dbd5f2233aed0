package dev.kumite.agents.tree;

import java.util.Arrays;

/**
 * The moves of one simulation, to be asked for while it is backed up: open addressing, one table for both sides. An
 * entry carries the stamp of its simulation and side above the move, so nothing is ever cleared.
 */
final class Amaf {
    private static final long HASH = 0x9E3779B97F4A7C15L;

    private static final long STAMPS = 1L << 31;

    private final long[] entries;
    private final int shift;
    private long stamp;

    /** @param mostMoves how many moves a simulation may have */
    Amaf(int mostMoves) {
        int bits = 34 - Integer.numberOfLeadingZeros(mostMoves);
        entries = new long[1 << bits];
        shift = 64 - bits;
    }

    /** Forgets the moves of the last simulation. */
    void begin() {
        stamp += 2;
        if (stamp < STAMPS) return;
        Arrays.fill(entries, 0);
        stamp = 2;
    }

    private long entry(int move, int side) {
        return stamp + side << 32 | move & 0xFFFFFFFFL;
    }

    private int slot(long entry) {
        return (int) (entry * HASH >>> shift);
    }

    void add(int move, int side) {
        long entry = entry(move, side);
        int slot = slot(entry);
        while (entries[slot] >>> 33 == stamp >>> 1) {
            if (entries[slot] == entry) return;
            slot = slot + 1 & entries.length - 1;
        }
        entries[slot] = entry;
    }

    boolean has(int move, int side) {
        long entry = entry(move, side);
        int slot = slot(entry);
        while (entries[slot] != entry) {
            if (entries[slot] >>> 33 != stamp >>> 1) return false;
            slot = slot + 1 & entries.length - 1;
        }
        return true;
    }

    /** Counts a result for every given child of a node whose move {@code side} played in this simulation. */
    void count(Chunk chunk, int from, int to, int side, double result) {
        for (int i = from; i < to; i++) {
            if (!has(chunk.move[i], side)) continue;
            chunk.amafVisits[i]++;
            chunk.amafSum[i] += result;
        }
    }
}
