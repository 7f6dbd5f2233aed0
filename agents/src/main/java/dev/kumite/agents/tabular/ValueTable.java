package dev.kumite.agents.tabular;

import dev.kumite.agents.learn.Learner.Size;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * Values from −1 to 1 for 64-bit keys, in memory that grows page by page up to a limit: extendible hashing (Fagin and
 * others, 1979). A page that is four fifths full is split in two by the next bit of its keys' places, so nothing large
 * is ever copied, and no pause is longer than it takes to move half a page. Pages split at times that are spread over
 * one doubling, by the idea of spiral storage (Martin, 1979), so the whole table is always about 58 % full.
 *
 * <p>An entry is one long: 40 bits of the key, and the value in steps of 1.2·10⁻⁷. Ten more bits of the key decide where
 * it lies. Two keys that agree in these 50 bits are taken for one: with a hundred million keys, once in ten million
 * look-ups for a new one.
 *
 * <p>Threads may share it. Writers lock the page, so no change is lost; readers lock nothing, and one that comes while a
 * page is being split may take a known key for an unknown one, that once.
 */
final class ValueTable {
    private static final VarHandle PLACES = MethodHandles.arrayElementVarHandle(int[].class);

    /** The highest bits of a key, which no entry keeps. */
    private static final int UNKEPT_BITS = 10;

    private static final int LOCKS = 1 << 10;

    /** The page for each place, by which its keys' first bits are meant. */
    private final int[] directory;

    /** How many bits make a place. */
    private final int bits;

    private final Pages pages;
    private final Object[] locks = new Object[LOCKS];
    private final LongAdder known = new LongAdder();
    private final LongAdder refused = new LongAdder();

    /** @param memory in bytes, of which no more is used */
    ValueTable(long memory) {
        int wanted = (int) Math.min(1 << 26, Math.max(1, memory / Pages.BYTES));
        bits = Math.max(UNKEPT_BITS, 33 - Integer.numberOfLeadingZeros(wanted));
        directory = new int[1 << bits];
        Arrays.fill(directory, Pages.NONE);
        pages = new Pages((int) Math.max(1, Math.min(wanted, (memory - 4L * directory.length) / Pages.BYTES)));
        for (int i = 0; i < LOCKS; i++) locks[i] = new Object();
    }

    /** The value of a key; 0 where it is not known. */
    double get(long key) {
        long tag = Entry.tagOf(key);
        int page = directory[place(key, tag)];
        if (page == Pages.NONE) return 0;
        long[] block = pages.block(page);
        return Entry.value(block[Pages.find(block, Pages.base(page), tag)]);
    }

    private int place(long key, long tag) {
        return (int) (key >>> 64 - UNKEPT_BITS) << bits - UNKEPT_BITS | (int) (spread(tag) >>> 42 - bits);
    }

    /**
     * The tag's highest 32 bits as a number u from 0 to 1 become u·(0.6565 + 0.3435·u), which is nearly 2ᵘ − 1: low places
     * get twice as many keys as high ones.
     */
    private static long spread(long tag) {
        long u = tag >>> Entry.TAG_BITS - 32;
        return u * (2_819_646_056L + (u * 1_475_321_240L >>> 32)) >>> 32;
    }

    /** Adds to the value of a key, which is known from then on; unless it is new and the memory is full. */
    void add(long key, double change) {
        long tag = Entry.tagOf(key);
        int place = place(key, tag);
        while (!tryAdd(place, tag, change)) {
            // The page has been split meanwhile, and another one holds the key.
        }
    }

    private boolean tryAdd(int place, long tag, double change) {
        int page = pageAt(place);
        if (page == Pages.NONE) {
            refused.increment();
            return true;
        }
        synchronized (lock(page)) {
            if ((int) PLACES.getAcquire(directory, place) != page) return false;
            long[] block = pages.block(page);
            int slot = Pages.find(block, Pages.base(page), tag);
            if (block[slot] != 0) {
                block[slot] = Entry.of(tag, Entry.value(block[slot]) + change);
                return true;
            }
            if (pages.wantsSplit(page) && split(page, place)) return false;
            addNew(page, Entry.of(tag, change));
            return true;
        }
    }

    private void addNew(int page, long entry) {
        if (pages.isFull(page)) refused.increment();
        else {
            pages.add(page, entry);
            known.increment();
        }
    }

    private Object lock(int page) {
        return locks[page & LOCKS - 1];
    }

    /** The page of a place; the first time that a key with these highest bits is seen, a new one. */
    private int pageAt(int place) {
        int page = (int) PLACES.getAcquire(directory, place);
        if (page != Pages.NONE) return page;
        synchronized (locks) {
            page = (int) PLACES.getAcquire(directory, place);
            if (page == Pages.NONE) {
                page = pages.take(UNKEPT_BITS);
                if (page != Pages.NONE) publish(page, place, UNKEPT_BITS);
            }
            return page;
        }
    }

    /** Points all places that agree with this one to {@code depth} bits to a page. */
    private void publish(int page, int place, int depth) {
        int width = 1 << bits - depth;
        int from = place & -width;
        for (int i = from; i < from + width; i++) PLACES.setRelease(directory, i, page);
    }

    /** Moves the entries with the higher half of a page's places to a new page; false where there is no room for one. */
    private boolean split(int page, int place) {
        int depth = pages.depth(page) + 1;
        int fresh = depth > bits ? Pages.NONE : pages.take(depth);
        if (fresh == Pages.NONE) return false;
        long[] moving = new long[Pages.SLOTS];
        int count = pages.empty(page, moving);
        int half = 1 << bits - depth;
        long prefix = (long) place >>> bits - UNKEPT_BITS << 64 - UNKEPT_BITS;
        for (int i = 0; i < count; i++) {
            int its = place(prefix, Entry.tag(moving[i]));
            pages.add((its & half) == 0 ? page : fresh, moving[i]);
        }
        publish(fresh, place | half, depth);
        return true;
    }

    Size size() {
        return new Size(known.sum(), pages.bytes() + 4L * directory.length, refused.sum());
    }

    /** Everything known, in an order that depends on nothing but the keys. */
    void write(KnowledgeWriter out) {
        out.section("values");
        out.putLong(known.sum());
        int group = 1 << bits - UNKEPT_BITS;
        for (int from = 0; from < directory.length; from += group) {
            long[] entries = entries(from, from + group);
            Arrays.sort(entries);
            out.putInt(entries.length);
            for (long entry : entries) out.putLong(entry);
        }
    }

    private long[] entries(int from, int end) {
        int count = 0;
        for (int i = from; i < end; i++) if (isFirst(i, from)) count += pages.count(directory[i]);
        long[] entries = new long[count];
        int at = 0;
        for (int i = from; i < end; i++) if (isFirst(i, from)) at = pages.copy(directory[i], entries, at);
        return entries;
    }

    /** Whether a place is the first of those of its page. */
    private boolean isFirst(int place, int from) {
        int page = directory[place];
        return page != Pages.NONE && (place == from || directory[place - 1] != page);
    }

    void read(KnowledgeReader in) {
        in.section("values");
        long expected = in.getLong();
        for (long group = 0; group < 1 << UNKEPT_BITS; group++)
            for (int left = in.getInt(); left > 0; left--) {
                long entry = in.getLong();
                if (Entry.tag(entry) == 0) throw in.damaged();
                add(group << 64 - UNKEPT_BITS | Entry.tag(entry), Entry.value(entry));
            }
        if (in.hasMore() || known.sum() + refused.sum() != expected) throw in.damaged();
    }
}
