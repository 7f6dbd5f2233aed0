package dev.kumite.solver.katarenga;

import dev.kumite.solver.Bits;
import java.util.Arrays;

/**
 * Carries decided positions back to those a quiet move before them. A wave of losses reads which children are won and
 * writes which are lost, a wave of wins the other way round, so that a wave sees nothing of its own time.
 */
final class Waves {
    /** Up to so many bits of a block are posted one by one. */
    private static final int FEW = 40;

    private final Half half;
    private final Half twin;
    private final byte[] codes;
    private final boolean[] concerned;
    private final long[] block = new long[Panel.WIDTH];
    private int lastBlock;
    private int bits;
    private long lost;

    /** Takes positions that are decided. */
    interface Sink {
        void decided(int row, long sets);
    }

    Waves(Half half, Half twin, byte[] codes) {
        this.half = half;
        this.twin = twin;
        this.codes = codes;
        concerned = new boolean[half.rows];
    }

    /** Opens the half: what its captures and pawns taken off decide. */
    void open(Opening opening) {
        for (int panel = 0; panel < half.panels; panel++) {
            int number = panel;
            opening.open(panel, (row, won) -> {
                flushBefore(number, row, 1);
                add(row, won);
            });
            flush(number, lastBlock, 1);
            lastBlock = 0;
        }
    }

    private void flushBefore(int panel, int row, int distance) {
        int next = row / Panel.WIDTH;
        if (next != lastBlock) flush(panel, lastBlock, distance);
        lastBlock = next;
    }

    /** A wave of losses with an even distance, or of wins with an odd one; returns whether it decided anything. */
    boolean run(int distance) {
        boolean found = false;
        boolean losses = distance % 2 == 0;
        for (int panel = 0; panel < half.panels; panel++) {
            if (!find(panel, losses ? half.newlyWon : half.newlyLost, distance == 2)) continue;
            lastBlock = 0;
            for (int row = 0; row < half.rows; row++) {
                if (!concerned[row]) continue;
                long decided = losses ? losses(panel, row) : wins(panel, row);
                if (decided == 0) continue;
                found = true;
                flushBefore(panel, row, distance);
                half.open[panel * half.rows + row] ^= decided;
                add(row, decided);
            }
            flush(panel, lastBlock, distance);
        }
        return found;
    }

    /** Finds the rows that have a child with news; the news are taken off. */
    private boolean find(int panel, boolean[] news, boolean all) {
        Arrays.fill(concerned, all);
        boolean any = all;
        int from = panel * half.rows;
        for (int row = 0; row < half.rows; row++) {
            if (!news[from + row]) continue;
            news[from + row] = false;
            any = true;
            for (int back = half.ways.firstBack(row); back < half.ways.firstBack(row + 1); back++)
                concerned[half.ways.source(back)] = true;
        }
        return any;
    }

    private long losses(int panel, int row) {
        int word = panel * half.rows + row;
        long hope = half.open[word] & ~half.safe[word];
        return hope == 0 ? 0 : hope & ~children(half.childNotWon, panel, row);
    }

    private long wins(int panel, int row) {
        long hope = half.open[panel * half.rows + row];
        return hope == 0 ? 0 : hope & children(half.childLost, panel, row);
    }

    private long children(long[] plane, int panel, int row) {
        Panel sets = half.panel[panel];
        int from = panel * half.rows;
        long any = 0;
        int end = half.ways.first(row + 1);
        for (int move = half.ways.first(row); move < end; move++)
            any |= plane[from + half.ways.target(move)] & sets.free(half.ways.step(move));
        return any;
    }

    private void add(int row, long decided) {
        block[row % Panel.WIDTH] = decided;
        bits += Long.bitCount(decided);
    }

    /** Writes down what a block of 64 rows has decided, and posts it to the twin. */
    private void flush(int panel, int rowBlock, int distance) {
        if (bits == 0) return;
        boolean losses = distance % 2 == 0;
        if (losses) lost += bits;
        note(panel, rowBlock, (byte) Code.decided(distance));
        if (bits > FEW) {
            Bits.transpose(block);
            for (int i = 0; i < Panel.WIDTH; i++)
                if (block[i] != 0) put(rowBlock, panel * Panel.WIDTH + i, block[i], losses);
        } else
            for (int i = 0; i < Panel.WIDTH; i++)
                for (long left = block[i]; left != 0; left &= left - 1)
                    put(rowBlock, panel * Panel.WIDTH + Long.numberOfTrailingZeros(left), 1L << i, losses);
        Arrays.fill(block, 0);
        bits = 0;
    }

    private void note(int panel, int rowBlock, byte code) {
        for (int i = 0; i < Panel.WIDTH; i++) {
            int row = rowBlock * Panel.WIDTH + i;
            for (long left = block[i]; left != 0; left &= left - 1)
                codes[place(row, panel * Panel.WIDTH + Long.numberOfTrailingZeros(left))] = code;
        }
    }

    /** Codes are in the order of White's sets, and for each of them of Black's. */
    private int place(int own, int other) {
        return half.side == 0 ? own * twin.rows + other : (twin.rows + other) * half.rows + own;
    }

    private void put(int panel, int row, long sets, boolean losses) {
        int word = panel * twin.rows + row;
        if (losses) {
            twin.childLost[word] |= sets;
            twin.newlyLost[word] = true;
        } else {
            twin.childNotWon[word] &= ~sets;
            twin.newlyWon[word] = true;
        }
    }

    /** Whatever is open when nothing changes any more is drawn; returns how many positions are. */
    long settle() {
        long drawn = 0;
        for (int panel = 0; panel < half.panels; panel++)
            for (int row = 0; row < half.rows; row++)
                for (long left = half.open[panel * half.rows + row]; left != 0; left &= left - 1) {
                    drawn++;
                    codes[place(row, panel * Panel.WIDTH + Long.numberOfTrailingZeros(left))] = (byte) Code.DRAW;
                }
        return drawn;
    }

    long lost() {
        return lost;
    }
}
