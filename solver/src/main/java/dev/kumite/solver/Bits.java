package dev.kumite.solver;

/** Transposition of 64 × 64 bits. */
public final class Bits {
    private static final long[] HALVES = {
        0x0000_0000_FFFF_FFFFL,
        0x0000_FFFF_0000_FFFFL,
        0x00FF_00FF_00FF_00FFL,
        0x0F0F_0F0F_0F0F_0F0FL,
        0x3333_3333_3333_3333L,
        0x5555_5555_5555_5555L
    };

    private Bits() {}

    /** Bit i of word j becomes bit j of word i: quarters are exchanged, then quarters of quarters, and so on. */
    public static void transpose(long[] words) {
        for (int level = 0; level < HALVES.length; level++) {
            int width = 32 >> level;
            long low = HALVES[level];
            for (int pair = 0; pair < 32; pair++) {
                int i = pair + (pair & -width);
                long swap = (words[i] >>> width ^ words[i + width]) & low;
                words[i] ^= swap << width;
                words[i + width] ^= swap;
            }
        }
    }

    /**
     * The same for many squares at once, whose words lie side by side: word j of square k is {@code words[j · squares + k]}.
     * All words that are exchanged for others the same way follow each other, which the processor's vectors like.
     */
    public static void transpose(long[] words, int squares) {
        for (int level = 0; level < HALVES.length; level++) {
            int width = 32 >> level;
            int run = width * squares;
            for (int from = 0; from < 64 * squares; from += 2 * run) exchange(words, from, run, width, HALVES[level]);
        }
    }

    private static void exchange(long[] words, int from, int run, int shift, long low) {
        for (int i = from; i < from + run; i++) {
            long swap = (words[i] >>> shift ^ words[i + run]) & low;
            words[i] ^= swap << shift;
            words[i + run] ^= swap;
        }
    }
}
