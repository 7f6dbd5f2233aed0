package dev.kumite.agents.tabular;

/** A tag, which is a part of a key, and a value from −1 to 1 in one long. No entry is 0. */
final class Entry {
    static final int TAG_BITS = 40;
    private static final int VALUE_BITS = Long.SIZE - TAG_BITS;
    private static final int HIGHEST = (1 << VALUE_BITS - 1) - 1;
    private static final int UNUSED = Integer.SIZE - VALUE_BITS;

    private Entry() {}

    /** What an entry keeps of a key; never 0. */
    static long tagOf(long key) {
        long tag = key & (1L << TAG_BITS) - 1;
        return tag == 0 ? 1 : tag;
    }

    static long of(long tag, double value) {
        long steps = Math.round(Math.max(-1, Math.min(value, 1)) * HIGHEST);
        return tag << VALUE_BITS | steps & (1 << VALUE_BITS) - 1;
    }

    static long tag(long entry) {
        return entry >>> VALUE_BITS;
    }

    static double value(long entry) {
        return ((int) entry << UNUSED >> UNUSED) / (double) HIGHEST;
    }
}
