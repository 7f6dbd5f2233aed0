package dev.kumite.agents.tree;

import java.util.Arrays;

/**
 * The moves of one simulation, to be asked for while it is backed up: open addressing, half of the table for each side.
 * An entry carries the stamp of its simulation above the move, so nothing is ever cleared; its place depends on the move
 * alone, so the places of the usual moves stay in the cache.
 */
final class Amaf {
    private static final int HASH = 0x9E3779B9;
    private static final long MOVE = 0xFFFFFFFFL;
    private static final long STAMP = 1L << 32;

    private final long[] entries;
    private final int half;
    private final int shift;
    private long stamp;

    /** @param mostMoves how many moves of one side a simulation may have */
    Amaf(int mostMoves) {
        int bits = 33 - Integer.numberOfLeadingZeros(mostMoves);
        half = 1 << bits;
        shift = 32 - bits;
        entries = new long[2 * half];
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
            if (found == entry) return;
            slot = slot + 1 & half - 1;
            found = table[base + slot];
        }
        table[base + slot] = entry;
    }

    /** Adds the moves of a playout, of which {@code side} made the first. */
    void addAll(int[] moves, int count, int side) {
        for (int i = 0; i < count; i += 2) add(moves[i], side);
        for (int i = 1; i < count; i += 2) add(moves[i], 1 - side);
    }

    boolean has(int move, int side) {
        return has(move, side * half, stamp | move & MOVE);
    }

    private boolean has(int move, int base, long entry) {
        long[] table = entries;
        int slot = move * HASH >>> shift;
        long found = table[base + slot];
        while (found != entry) {
            if ((found ^ entry) >>> 32 != 0) return false;
            slot = slot + 1 & half - 1;
            found = table[base + slot];
        }
        return true;
    }

    /** Counts a result for every given child of a node whose move {@code side} played in this simulation. */
    void count(Chunk chunk, int from, int to, int side, double result) {
        int[] moves = chunk.move;
        int base = side * half;
        for (int i = from; i < to; i++) {
            int move = moves[i];
            if (!has(move, base, stamp | move & MOVE)) continue;
            chunk.amafVisits[i]++;
            chunk.amafSum[i] += result;
        }
    }
}
