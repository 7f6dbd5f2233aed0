package dev.kumite.games.checkers;

import dev.kumite.games.core.Rng;

/** Draws from the bits of a word. */
final class Bits {
    /** How much room {@link #draw} needs. */
    static final int ROOM = 8;

    private Bits() {}

    /**
     * One of the bits of {@code set}, each as likely as the next. The word without its first bit, its first two and so
     * on is written down before the number of bits to skip is known, and then looked up: a loop that clears one bit
     * after the other would end differently each time, and a wrongly foreseen branch costs more than the eight stores.
     */
    static long draw(long set, Rng rng, long[] room) {
        long left = set;
        for (int i = 0; i < ROOM; i++) {
            room[i] = left;
            left &= left - 1;
        }
        int skip = rng.below(Long.bitCount(set));
        if (skip < ROOM) left = room[skip];
        else for (int i = ROOM; i < skip; i++) left &= left - 1;
        return left & -left;
    }
}
