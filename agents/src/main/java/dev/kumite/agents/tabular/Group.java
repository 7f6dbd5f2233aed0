package dev.kumite.agents.tabular;

import dev.kumite.agents.tabular.ValueTable.Entry;
import java.util.Arrays;

/**
 * The keys of a table that agree in their highest bits: a directory of pages, looked up by the first bits of the tag. A
 * page that is four fifths full is split in two by the next bit (extendible hashing: Fagin and others, 1979), so nothing
 * large is ever copied. Writers lock the group; readers lock nothing.
 */
final class Group {
    private static final int[] NOTHING = {};
    /** No more bits are told apart: keys that agree in so many are not spread as keys should be. */
    private static final int MOST_DEPTH = 20;

    private final Pages pages;
    /** The page for each beginning of a tag, as long as the longest one that is told apart. */
    private int[] directory = NOTHING;

    private long refused;

    Group(Pages pages) {
        this.pages = pages;
    }

    /** The value of a tag; 0 where it is not known. A reader that meets a split may miss a known one. */
    double get(long tag) {
        return Entry.value(entry(tag));
    }

    boolean knows(long tag) {
        return entry(tag) != 0;
    }

    /** The entry of a tag, or 0. */
    private long entry(long tag) {
        int[] places = directory;
        if (places.length == 0) return 0;
        int page = places[place(tag, places.length)];
        long[] block = pages.block(page);
        return block[Pages.find(block, Pages.base(page), tag)];
    }

    /** What is in the slot from which this tag is sought. */
    long first(long tag) {
        int[] places = directory;
        if (places.length == 0) return 0;
        int page = places[place(tag, places.length)];
        return pages.block(page)[Pages.base(page) + Pages.first(tag)];
    }

    /** The place of a tag among so many, a power of two. */
    private static int place(long tag, int places) {
        return (int) (spread(tag) >>> Integer.numberOfLeadingZeros(places) + 1);
    }

    /**
     * The tag's highest 32 bits as a number u from 0 to 1 become u·(0.6565 + 0.3435·u), which is nearly 2ᵘ − 1: low places
     * get twice as many keys as high ones. So pages split at times that are spread evenly over one doubling, and the
     * whole is always equally full (the idea of spiral storage: Martin, 1979).
     */
    private static long spread(long tag) {
        long u = tag >>> Entry.TAG_BITS - 32;
        return u * (2_819_646_056L + (u * 1_475_321_240L >>> 32)) >>> 32;
    }

    /** Adds to the value of a tag, which is known from then on; false where it is new and the memory is full. */
    synchronized boolean add(long tag, double change) {
        while (true) {
            if (directory.length == 0 && !begin()) return refuse();
            int page = directory[place(tag, directory.length)];
            long[] block = pages.block(page);
            int slot = Pages.find(block, Pages.base(page), tag);
            if (block[slot] != 0) {
                block[slot] = Entry.of(tag, Entry.value(block[slot]) + change);
                return true;
            }
            if (pages.wantsSplit(page) && split(page, tag)) continue;
            if (pages.isFull(page)) return refuse();
            pages.add(page, Entry.of(tag, change));
            return true;
        }
    }

    private boolean refuse() {
        refused++;
        return false;
    }

    private boolean begin() {
        int page = pages.take(0);
        if (page != Pages.NONE) directory = new int[] {page};
        return page != Pages.NONE;
    }

    /** Moves the upper half of a page to a new one; false where there is no room for it. */
    private boolean split(int page, long tag) {
        int depth = pages.depth(page) + 1;
        int fresh = depth > MOST_DEPTH ? Pages.NONE : pages.take(depth);
        if (fresh == Pages.NONE) return false;
        int[] places = 1 << depth > directory.length ? doubled(directory) : directory;
        int width = places.length >>> depth;
        int from = place(tag, places.length) & -2 * width;
        long[] moving = new long[Pages.SLOTS];
        int count = pages.empty(page, moving);
        for (int i = 0; i < count; i++)
            pages.add(place(Entry.tag(moving[i]), places.length) < from + width ? page : fresh, moving[i]);
        Arrays.fill(places, from + width, from + 2 * width, fresh);
        directory = places;
        return true;
    }

    private static int[] doubled(int[] places) {
        int[] twice = new int[2 * places.length];
        for (int i = 0; i < twice.length; i++) twice[i] = places[i / 2];
        return twice;
    }

    synchronized long refused() {
        return refused;
    }

    synchronized long known() {
        long count = 0;
        for (int i = 0; i < directory.length; i++) if (isFirst(i)) count += pages.count(directory[i]);
        return count;
    }

    synchronized long bytes() {
        return (long) Integer.BYTES * directory.length;
    }

    /** All entries, in an order that depends on nothing but themselves. */
    synchronized long[] entries() {
        long[] entries = new long[(int) known()];
        int at = 0;
        for (int i = 0; i < directory.length; i++) if (isFirst(i)) at = pages.copy(directory[i], entries, at);
        Arrays.sort(entries);
        return entries;
    }

    /** Whether a place is the first of those of its page. */
    private boolean isFirst(int place) {
        return place == 0 || directory[place - 1] != directory[place];
    }
}
