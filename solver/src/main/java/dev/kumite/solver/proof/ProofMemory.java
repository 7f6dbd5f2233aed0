package dev.kumite.solver.proof;

/**
 * What a search has proven about positions, for the player to move: in how many plies he wins or loses, and within how
 * many he does not. All of it holds whatever came before, so nothing ever has to be discarded.
 *
 * <p>A position has its whole key and a word of facts: four counts of plies, 0 for none, and a move worth trying
 * first. A place holds two positions: the deeper one, and the newest.
 */
final class ProofMemory {
    static final int MOST_PLIES = 255;

    private static final int WORDS = 4;
    private static final int BYTES = WORDS * Long.BYTES;

    private final long[] words;
    private final int mask;

    /** @param bytes the most it may take */
    ProofMemory(long bytes) {
        int places = Integer.highestOneBit((int) Math.max(1, Math.min(bytes / BYTES, 1 << 28)));
        words = new long[WORDS * places];
        mask = places - 1;
    }

    /** The kinds of facts: in so many plies, or not within so many. */
    enum Fact {
        WON_IN,
        NOT_WON_WITHIN,
        LOST_IN,
        NOT_LOST_WITHIN;

        private int shift() {
            return 32 + 8 * ordinal();
        }

        int of(long facts) {
            return (int) (facts >>> shift()) & MOST_PLIES;
        }

        long with(long facts, int plies) {
            return facts & ~((long) MOST_PLIES << shift()) | (long) plies << shift();
        }
    }

    static int move(long facts) {
        return (int) facts;
    }

    static long withMove(long facts, int move) {
        return facts & 0xFFFF_FFFF_0000_0000L | move & 0xFFFF_FFFFL;
    }

    private int place(long key) {
        return WORDS * ((int) (key ^ key >>> 32) & mask);
    }

    /** What is known of a position; 0 for nothing. */
    long facts(long key) {
        int place = place(key);
        if (words[place] == key) return words[place + 1];
        return words[place + 2] == key ? words[place + 3] : 0;
    }

    void keep(long key, long facts) {
        int place = place(key);
        boolean first = words[place] == key || words[place + 2] != key && depth(facts) >= depth(words[place + 1]);
        if (!first) place += 2;
        else if (words[place] != key) {
            words[place + 2] = words[place];
            words[place + 3] = words[place + 1];
        }
        words[place] = key;
        words[place + 1] = facts;
    }

    private static int depth(long facts) {
        int deepest = 0;
        for (int shift = 32; shift < Long.SIZE; shift += 8)
            deepest = Math.max(deepest, (int) (facts >>> shift) & MOST_PLIES);
        return deepest;
    }

    /** How many words {@link #word} goes through: keys at even places, facts at odd ones. */
    int size() {
        return words.length;
    }

    long word(int at) {
        return words[at];
    }
}
