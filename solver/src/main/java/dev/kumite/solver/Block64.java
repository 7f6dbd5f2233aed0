package dev.kumite.solver;

import java.util.Arrays;

/**
 * A block of 64 × 64 bits that is collected row by row and read column by column: how decided positions go from the side
 * that is to move, where the other side's placement is a bit, to its twin, where it is a row. Many bits are transposed
 * together, a few one by one.
 */
public final class Block64 {
    public static final int WIDTH = 64;

    /** Up to this many bits are transposed one by one. */
    private static final int FEW = 40;

    private final long[] rows = new long[WIDTH];
    private final long[] columns = new long[WIDTH];
    private int bits;

    /** The number of blocks of this width that {@code places} need. */
    public static int count(int places) {
        return (places + WIDTH - 1) / WIDTH;
    }

    /** Sets a row; each row at most once before {@link #clear}. */
    public void set(int row, long word) {
        rows[row] = word;
        bits += Long.bitCount(word);
    }

    /** Takes over 64 rows with this many bits in all. */
    public void load(long[] from, int at, int count) {
        System.arraycopy(from, at, rows, 0, WIDTH);
        bits = count;
    }

    public int bits() {
        return bits;
    }

    public long row(int row) {
        return rows[row];
    }

    /** All columns, to be read before the block changes: bit i of word j is bit j of row i. */
    public long[] columns() {
        if (bits > FEW) {
            System.arraycopy(rows, 0, columns, 0, WIDTH);
            Bits.transpose(columns);
            return columns;
        }
        Arrays.fill(columns, 0);
        for (int row = 0; row < WIDTH; row++)
            for (long left = rows[row]; left != 0; left &= left - 1)
                columns[Long.numberOfTrailingZeros(left)] |= 1L << row;
        return columns;
    }

    public void clear() {
        Arrays.fill(rows, 0);
        bits = 0;
    }
}
