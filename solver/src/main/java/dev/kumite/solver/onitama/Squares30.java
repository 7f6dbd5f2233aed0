package dev.kumite.solver.onitama;

import dev.kumite.solver.Block64;

/**
 * Thirty squares of 64 × 64 bits, one for each arrangement, whose words lie side by side: word j of square k is
 * {@code words[30 · j + k]}. Words that are exchanged the same way follow each other, which the processor's vectors
 * like; but the compiler uses them only where the distance of two words is a constant, hence a method for each.
 */
final class Squares30 {
    static final int WORDS = Block64.WIDTH * Arrangements.COUNT;

    private static final int BY_32 = 32 * Arrangements.COUNT;
    private static final int BY_16 = 16 * Arrangements.COUNT;
    private static final int BY_8 = 8 * Arrangements.COUNT;
    private static final int BY_4 = 4 * Arrangements.COUNT;
    private static final int BY_2 = 2 * Arrangements.COUNT;
    private static final int BY_1 = Arrangements.COUNT;

    private Squares30() {}

    /** Bit i of word j becomes bit j of word i: quarters are exchanged, then quarters of quarters, and so on. */
    static void transpose(long[] words) {
        exchange32(words);
        for (int from = 0; from < WORDS; from += 2 * BY_16) exchange16(words, from);
        for (int from = 0; from < WORDS; from += 2 * BY_8) exchange8(words, from);
        for (int from = 0; from < WORDS; from += 2 * BY_4) exchange4(words, from);
        for (int from = 0; from < WORDS; from += 2 * BY_2) exchange2(words, from);
        for (int from = 0; from < WORDS; from += 2 * BY_1) exchange1(words, from);
    }

    private static void exchange32(long[] words) {
        for (int i = 0; i < BY_32; i++) {
            long above = words[i];
            long below = words[i + BY_32];
            long swap = (above >>> 32 ^ below) & 0x0000_0000_FFFF_FFFFL;
            words[i] = above ^ swap << 32;
            words[i + BY_32] = below ^ swap;
        }
    }

    private static void exchange16(long[] words, int from) {
        for (int i = from; i < from + BY_16; i++) {
            long above = words[i];
            long below = words[i + BY_16];
            long swap = (above >>> 16 ^ below) & 0x0000_FFFF_0000_FFFFL;
            words[i] = above ^ swap << 16;
            words[i + BY_16] = below ^ swap;
        }
    }

    private static void exchange8(long[] words, int from) {
        for (int i = from; i < from + BY_8; i++) {
            long above = words[i];
            long below = words[i + BY_8];
            long swap = (above >>> 8 ^ below) & 0x00FF_00FF_00FF_00FFL;
            words[i] = above ^ swap << 8;
            words[i + BY_8] = below ^ swap;
        }
    }

    private static void exchange4(long[] words, int from) {
        for (int i = from; i < from + BY_4; i++) {
            long above = words[i];
            long below = words[i + BY_4];
            long swap = (above >>> 4 ^ below) & 0x0F0F_0F0F_0F0F_0F0FL;
            words[i] = above ^ swap << 4;
            words[i + BY_4] = below ^ swap;
        }
    }

    private static void exchange2(long[] words, int from) {
        for (int i = from; i < from + BY_2; i++) {
            long above = words[i];
            long below = words[i + BY_2];
            long swap = (above >>> 2 ^ below) & 0x3333_3333_3333_3333L;
            words[i] = above ^ swap << 2;
            words[i + BY_2] = below ^ swap;
        }
    }

    private static void exchange1(long[] words, int from) {
        for (int i = from; i < from + BY_1; i++) {
            long above = words[i];
            long below = words[i + BY_1];
            long swap = (above >>> 1 ^ below) & 0x5555_5555_5555_5555L;
            words[i] = above ^ swap << 1;
            words[i + BY_1] = below ^ swap;
        }
    }
}
