package dev.kumite.agents.tabular;

import dev.kumite.agents.learn.Learner.Size;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import java.util.Arrays;

/**
 * Values from −1 to 1 for 64-bit keys, in memory that grows page by page up to a limit, without ever pausing; 14 bytes
 * for each known key once there are many.
 *
 * <p>An entry keeps 40 bits of its key, and ten more decide in which of 1024 groups it lies. Two keys that agree in these
 * 50 bits are taken for one: with a hundred million keys, once in ten million look-ups for a new one.
 *
 * <p>Threads may share it. Writers lock a group, so no change is lost; readers lock nothing, and one that comes while a
 * page is being split may take a known key for an unknown one, that once.
 */
final class ValueTable {
    private static final int GROUP_BITS = 10;
    private static final String SECTION = "values";

    private final Group[] groups = new Group[1 << GROUP_BITS];
    private final Pages pages;

    /** @param memory how many bytes may be used */
    ValueTable(long memory) {
        pages = new Pages((int) Math.min(1 << 28, Math.max(1, memory / Pages.COST)));
        for (int i = 0; i < groups.length; i++) groups[i] = new Group(pages);
    }

    private Group group(long key) {
        return groups[(int) (key >>> 64 - GROUP_BITS)];
    }

    /** The value of a key; 0 where it is not known. */
    double get(long key) {
        return group(key).get(Entry.tagOf(key));
    }

    /**
     * Writes the values of the keys at these places, 0 where one is not known. In a large table every look-up waits for
     * memory; here the processor asks for all of them before it needs the first, and so waits once.
     */
    void get(long[] keys, int from, int end, double[] out) {
        long seen = 0;
        for (int i = from; i < end; i++) seen |= group(keys[i]).first(Entry.tagOf(keys[i]));
        if (seen == 0) Arrays.fill(out, from, end, 0);
        else for (int i = from; i < end; i++) out[i] = get(keys[i]);
    }

    boolean knows(long key) {
        return group(key).knows(Entry.tagOf(key));
    }

    /** Adds to the value of a key, which is known from then on; unless it is new and the memory is full. */
    void add(long key, double change) {
        group(key).add(Entry.tagOf(key), change);
    }

    Size size() {
        long known = 0;
        long refused = 0;
        long bytes = pages.bytes();
        for (Group group : groups) {
            known += group.known();
            refused += group.refused();
            bytes += group.bytes();
        }
        return new Size(known, bytes, refused);
    }

    /** Everything known, in an order that depends on nothing but the keys. */
    void write(KnowledgeWriter out) {
        out.section(SECTION);
        for (Group group : groups) {
            long[] entries = group.entries();
            out.putInt(entries.length);
            for (long entry : entries) out.putLong(entry);
        }
    }

    void read(KnowledgeReader in) {
        in.section(SECTION);
        for (Group group : groups)
            for (int left = in.getInt(); left > 0; left--) {
                long entry = in.getLong();
                if (Entry.tag(entry) == 0) throw in.damaged();
                group.add(Entry.tag(entry), Entry.value(entry));
            }
        if (in.hasMore()) throw in.damaged();
    }

    /** A tag, which is a part of a key, and a value from −1 to 1 in one long. No entry is 0. */
    static final class Entry {
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
}
