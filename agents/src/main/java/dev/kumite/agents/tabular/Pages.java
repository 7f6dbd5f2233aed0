package dev.kumite.agents.tabular;

import dev.kumite.agents.tabular.ValueTable.Entry;

/**
 * The memory of a table: pages of slots, handed out one after the other until there are no more. A page's first slot
 * counts its entries and says to how many bits their places agree; the others hold entries, found by stepping
 * on from where the tag points until an empty one.
 */
final class Pages {
    static final int NONE = -1;
    static final int SLOTS = 256;
    private static final int BYTES = SLOTS * Long.BYTES;
    /** What a page takes with its share of a directory. */
    static final int COST = BYTES + 4 * Integer.BYTES;

    /** A full page is to be split; where it cannot be, it fills further. One slot stays empty, for searches to end at. */
    private static final int SPLIT_AT = (SLOTS - 1) * 4 / 5;

    private static final int FULL_AT = (SLOTS - 1) * 19 / 20;

    private static final int COUNT_BITS = 16;
    private static final int PER_BLOCK = 512;

    private final long[][] blocks;
    private final int most;
    private int given;

    Pages(int most) {
        this.most = most;
        blocks = new long[most / PER_BLOCK + 1][];
    }

    /** A new page for tags whose beginnings agree to so many bits, or {@link #NONE}. */
    synchronized int take(int depth) {
        if (given == most) return NONE;
        int page = given;
        int block = page / PER_BLOCK;
        if (page % PER_BLOCK == 0) blocks[block] = new long[Math.min(PER_BLOCK, most - page) * SLOTS];
        blocks[block][base(page)] = (long) depth << COUNT_BITS;
        given++;
        return page;
    }

    synchronized long bytes() {
        long blocksGiven = (given + PER_BLOCK - 1L) / PER_BLOCK;
        return Math.min(most, blocksGiven * PER_BLOCK) * BYTES;
    }

    /** The array that a page lies in. */
    long[] block(int page) {
        return blocks[page / PER_BLOCK];
    }

    /** Where in its array a page begins. */
    static int base(int page) {
        return page % PER_BLOCK * SLOTS;
    }

    int count(int page) {
        return (int) block(page)[base(page)] & (1 << COUNT_BITS) - 1;
    }

    int depth(int page) {
        return (int) (block(page)[base(page)] >>> COUNT_BITS);
    }

    boolean wantsSplit(int page) {
        return count(page) >= SPLIT_AT;
    }

    boolean isFull(int page) {
        return count(page) >= FULL_AT;
    }

    /** The slot of a page from which a tag is sought. */
    static int first(long tag) {
        return 1 + (int) ((tag & 0xFFFF) * (SLOTS - 1) >>> 16);
    }

    /** The place in the block of the slot that holds this tag, or of the empty one where it would be. */
    static int find(long[] block, int base, long tag) {
        int slot = first(tag);
        while (true) {
            long entry = block[base + slot];
            if (entry == 0 || Entry.tag(entry) == tag) return base + slot;
            if (++slot == SLOTS) slot = 1;
        }
    }

    /** Adds an entry whose tag the page does not have. */
    void add(int page, long entry) {
        long[] block = block(page);
        int base = base(page);
        block[find(block, base, Entry.tag(entry))] = entry;
        block[base]++;
    }

    /** Takes all entries out of a page, whose places from now on agree to one bit more. */
    int empty(int page, long[] out) {
        long[] block = block(page);
        int base = base(page);
        int count = 0;
        for (int i = base + 1; i < base + SLOTS; i++) {
            if (block[i] != 0) out[count++] = block[i];
            block[i] = 0;
        }
        block[base] = depth(page) + 1L << COUNT_BITS;
        return count;
    }

    /** Writes a page's entries from {@code out[at]} on and returns the end. */
    int copy(int page, long[] out, int at) {
        long[] block = block(page);
        int base = base(page);
        int end = at;
        for (int i = base + 1; i < base + SLOTS; i++) if (block[i] != 0) out[end++] = block[i];
        return end;
    }
}
