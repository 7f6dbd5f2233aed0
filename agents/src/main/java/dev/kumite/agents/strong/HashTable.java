package dev.kumite.agents.strong;

/**
 * What the search knows of positions it has seen, in one flat array shared by all threads. An entry is two longs: the
 * data, and the key exclusive-or'd with the data, so that a torn write by another thread shows as a foreign key and no
 * lock is needed (Hyatt and Mann, 2002). Two entries make a bucket: the first keeps the deeper search, the second the
 * latest.
 */
final class HashTable {
    static final int EXACT = 0;
    static final int LOWER = 1;
    static final int UPPER = 2;

    /** What {@link #probe} answers for an unknown position; no real entry is 0, since its depth is at least 1. */
    static final long NOTHING = 0;

    private static final int LONGS_PER_BUCKET = 4;
    private static final int AGES = 64;
    private static final int SAMPLE = 1 << 13;
    /** An array's elements begin 16 bytes into it: with six longs left free no bucket lies across two cache lines. */
    private static final int ALIGNED = 6;

    private final long[] table;
    private final int mask;
    private int age;

    HashTable(long bytes) {
        long buckets = Math.max(1, Math.min(bytes, 1L << 33) / (8L * LONGS_PER_BUCKET));
        int size = (int) Long.highestOneBit(Math.min(buckets, 1L << 28));
        table = new long[size * LONGS_PER_BUCKET + ALIGNED];
        mask = size - 1;
    }

    /** A new search begins: what older ones left gives way first. */
    void newSearch() {
        age = (age + 1) % AGES;
    }

    private int bucket(long key) {
        return ((int) (key >>> 32) & mask) * LONGS_PER_BUCKET + ALIGNED;
    }

    long probe(long key) {
        int at = bucket(key);
        long data = table[at + 1];
        if ((table[at] ^ data) == key) return data;
        data = table[at + 3];
        return (table[at + 2] ^ data) == key ? data : NOTHING;
    }

    void store(long key, int move, int score, int depth, int bound) {
        long data = (move & 0xFFFFFFFFL)
                | (score & 0xFFFFL) << 32
                | (long) Math.max(1, Math.min(depth + 1, 255)) << 48
                | (long) bound << 56
                | (long) age << 58;
        int at = bucket(key);
        long first = table[at + 1];
        boolean keepFirst = (table[at] ^ first) != key && age(first) == age && depth(first) > depth;
        if (keepFirst) at += 2;
        table[at] = key ^ data;
        table[at + 1] = data;
    }

    static int move(long data) {
        return (int) data;
    }

    static int score(long data) {
        return (short) (data >>> 32);
    }

    static int depth(long data) {
        return ((int) (data >>> 48) & 0xFF) - 1;
    }

    static int bound(long data) {
        return (int) (data >>> 56) & 3;
    }

    private static int age(long data) {
        return (int) (data >>> 58);
    }

    /** How many entries are in use, from a sample of the first. */
    long used() {
        int sample = Math.min(table.length, SAMPLE);
        long used = 0;
        for (int i = 1; i < sample; i += 2) if (table[i] != NOTHING) used++;
        return used * (table.length / sample);
    }
}
