package dev.kumite.lab.run;

import java.util.HashMap;
import java.util.Map;

/** The fingerprints of games by their places, of millions if need be: they take ten bytes each. */
final class Fingerprints {
    private static final int PAGE_BITS = 6;
    private static final int PAGE = 1 << PAGE_BITS;

    /** By contest and page. */
    private final Map<Schedule.Place, Page> pages = new HashMap<>();

    /** Games with consecutive numbers. */
    private static final class Page {
        final long[] fingerprints = new long[PAGE];

        /** A bit for each game whose fingerprint is known. */
        long known;
    }

    /** Notes a game's fingerprint; false if another one is known for its place, which is kept. */
    boolean note(int contest, int number, long fingerprint) {
        Page page = pages.computeIfAbsent(new Schedule.Place(contest, number >> PAGE_BITS), place -> new Page());
        int at = number & PAGE - 1;
        if ((page.known >> at & 1) != 0) return page.fingerprints[at] == fingerprint;
        page.fingerprints[at] = fingerprint;
        page.known |= 1L << at;
        return true;
    }
}
