package dev.kumite.solver.katarenga;

import dev.kumite.solver.Block64;
import dev.kumite.solver.katarenga.Slice.PlaceCode;
import java.util.Arrays;

/**
 * Retrograde analysis: carries decided positions back by one quiet move. A wave of losses reads which children are won
 * and writes which positions are lost, a wave of wins does the reverse, so that no wave sees its own results.
 *
 * <p>Onitama's waves work the same way and share {@link Block64}, but not these loops: there a row has thirty words, one
 * for each deal of the cards, which are gathered six at a time, and open positions are not stored but derived from the
 * twin. A common loop would need a call for each word.
 */
final class Retrograde {
    private final SideToMove half;
    private final SideToMove twin;
    private final byte[] codes;
    private final boolean[] concerned;
    private final Block64 block = new Block64();
    private int lastBlock;
    private long lost;

    /** Takes positions that are decided. */
    interface Sink {
        void decided(int row, long sets);
    }

    Retrograde(SideToMove half, SideToMove twin, byte[] codes) {
        this.half = half;
        this.twin = twin;
        this.codes = codes;
        concerned = new boolean[half.rows];
    }

    /** Opens the half: what its captures and pawns taken off decide. */
    void open(Opening opening) {
        for (int column = 0; column < half.columns; column++) {
            int number = column;
            opening.open(column, (row, won) -> {
                flushBefore(number, row, 1);
                add(row, won);
            });
            flush(number, lastBlock, 1);
            lastBlock = 0;
        }
    }

    private void flushBefore(int column, int row, int distance) {
        int next = row / Block64.WIDTH;
        if (next != lastBlock) flush(column, lastBlock, distance);
        lastBlock = next;
    }

    /** A wave of losses with an even distance, or of wins with an odd one; returns whether it decided anything. */
    boolean run(int distance) {
        boolean found = false;
        boolean losses = distance % 2 == 0;
        for (int column = 0; column < half.columns; column++) {
            if (!find(column, losses ? half.newlyWon : half.newlyLost, distance == 2)) continue;
            lastBlock = 0;
            for (int row = 0; row < half.rows; row++) {
                if (!concerned[row]) continue;
                long decided = losses ? losses(column, row) : wins(column, row);
                if (decided == 0) continue;
                found = true;
                flushBefore(column, row, distance);
                half.open[column * half.rows + row] ^= decided;
                add(row, decided);
            }
            flush(column, lastBlock, distance);
        }
        return found;
    }

    /** Finds the rows that have a child with news; the news are taken off. */
    private boolean find(int column, boolean[] news, boolean all) {
        Arrays.fill(concerned, all);
        boolean any = all;
        int from = column * half.rows;
        for (int row = 0; row < half.rows; row++) {
            if (!news[from + row]) continue;
            news[from + row] = false;
            any = true;
            for (int back = half.ways.firstBack(row); back < half.ways.firstBack(row + 1); back++)
                concerned[half.ways.source(back)] = true;
        }
        return any;
    }

    private long losses(int column, int row) {
        int word = column * half.rows + row;
        long hope = half.open[word] & ~half.safe[word];
        return hope == 0 ? 0 : hope & ~children(half.childNotWon, column, row);
    }

    private long wins(int column, int row) {
        long hope = half.open[column * half.rows + row];
        return hope == 0 ? 0 : hope & children(half.childLost, column, row);
    }

    private long children(long[] plane, int column, int row) {
        Column64 sets = half.column[column];
        int from = column * half.rows;
        long any = 0;
        int end = half.ways.first(row + 1);
        for (int move = half.ways.first(row); move < end; move++)
            any |= plane[from + half.ways.target(move)] & sets.free(half.ways.step(move));
        return any;
    }

    private void add(int row, long decided) {
        block.set(row % Block64.WIDTH, decided);
    }

    /** Writes down what a block of 64 rows has decided, and posts it to the twin. */
    private void flush(int column, int rowBlock, int distance) {
        if (block.bits() == 0) return;
        boolean losses = distance % 2 == 0;
        if (losses) lost += block.bits();
        note(column, rowBlock, (byte) PlaceCode.decided(distance));
        long[] sets = block.columns();
        for (int i = 0; i < Block64.WIDTH; i++)
            if (sets[i] != 0) put(rowBlock, column * Block64.WIDTH + i, sets[i], losses);
        block.clear();
    }

    private void note(int column, int rowBlock, byte code) {
        for (int i = 0; i < Block64.WIDTH; i++) {
            int row = rowBlock * Block64.WIDTH + i;
            for (long left = block.row(i); left != 0; left &= left - 1)
                codes[place(row, column * Block64.WIDTH + Long.numberOfTrailingZeros(left))] = code;
        }
    }

    /** Codes are in the order of White's sets, and for each of them of Black's. */
    private int place(int own, int other) {
        return half.side == 0 ? own * twin.rows + other : (twin.rows + other) * half.rows + own;
    }

    private void put(int column, int row, long sets, boolean losses) {
        int word = column * twin.rows + row;
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
        for (int column = 0; column < half.columns; column++)
            for (int row = 0; row < half.rows; row++)
                for (long left = half.open[column * half.rows + row]; left != 0; left &= left - 1) {
                    drawn++;
                    codes[place(row, column * Block64.WIDTH + Long.numberOfTrailingZeros(left))] =
                            (byte) PlaceCode.DRAW;
                }
        return drawn;
    }

    long lost() {
        return lost;
    }
}
