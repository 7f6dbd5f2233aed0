package dev.kumite.solver.onitama;

import dev.kumite.solver.Block64;
import java.util.Arrays;

/**
 * Retrograde analysis: carries decided positions back by one quiet move, column by column. A wave of losses reads
 * which children are won and writes which positions are lost; a wave of wins does the reverse. No wave sees its own
 * results, so the number of a wave is an exact distance, and threads that take different columns never write to the
 * same word. One per thread.
 */
final class Retrograde {
    private final Transposer post = new Transposer();
    private final Undecided undecided = new Undecided();
    private final long[] children = new long[Arrangements.COUNT];
    private byte[] concerned = new byte[0];

    /** How many positions were decided so far. */
    long decided() {
        return post.posted();
    }

    /** Whether any position of the column was found to be lost. */
    boolean lose(SideToMove half, int column, int wave, boolean listed) {
        if (!find(half, half.newlyWon, column, wave == 0)) return false;
        boolean found = false;
        for (int from = 0; from < half.rows; from += Block64.WIDTH) {
            int end = Math.min(from + Block64.WIDTH, half.rows);
            if (!anyConcerned(from, end) || !undecided.load(half, column, from / Block64.WIDTH)) continue;
            for (int row = from; row < end; row++)
                if (concerned[row] != 0 && undecided.isOpen(row)) loseRow(half, column, row);
            found |= post.flush(half, column, from / Block64.WIDTH, true, listed ? wave : -1);
        }
        return found;
    }

    /** Whether any position of the column was found to be won. */
    boolean win(SideToMove half, int column) {
        if (!find(half, half.newlyLost, column, false)) return false;
        boolean found = false;
        for (int from = 0; from < half.rows; from += Block64.WIDTH) {
            int end = Math.min(from + Block64.WIDTH, half.rows);
            if (!anyConcerned(from, end) || !undecided.load(half, column, from / Block64.WIDTH)) continue;
            for (int row = from; row < end; row++)
                if (concerned[row] != 0 && undecided.isOpen(row)) winRow(half, column, row, concerned[row]);
            found |= post.flush(half, column, from / Block64.WIDTH, false, -1);
        }
        return found;
    }

    private boolean anyConcerned(int from, int end) {
        for (int row = from; row < end; row++) if (concerned[row] != 0) return true;
        return false;
    }

    /** Finds the rows that have a child with news, and the cards that lead there; the news are taken off. */
    private boolean find(SideToMove half, byte[] news, int column, boolean all) {
        if (concerned.length < half.rows) concerned = new byte[half.rows];
        Arrays.fill(concerned, 0, half.rows, (byte) (all ? (1 << Arrangements.CARDS) - 1 : 0));
        boolean any = all;
        MoveTable moveTable = half.moveTable;
        int from = column * half.rows;
        for (int row = 0; row < half.rows; row++) {
            int groups = news[from + row];
            if (groups == 0) continue;
            any = true;
            news[from + row] = 0;
            concerned[row] |= (byte) (groups & moveTable.blocked(row));
            for (int card = 0; card < Arrangements.CARDS; card++) {
                if ((groups >>> card & 1) == 0) continue;
                int end = moveTable.endBack(row, card);
                for (int back = moveTable.firstBack(row, card); back < end; back++)
                    concerned[moveTable.source(back)] |= (byte) (1 << card);
            }
        }
        return any;
    }

    private void loseRow(SideToMove half, int column, int row) {
        int words = half.words(column, row);
        for (int card = 0; card < Arrangements.CARDS; card++) gather(half, half.childNotWon, column, row, card);
        boolean stuck = half.moveTable.blocked(row) != 0;
        long[] safe = half.safe[column * half.rows + row];
        for (int i = 0; i < Arrangements.COUNT; i++) {
            long open = undecided.row(row, i);
            if (open == 0) continue;
            long lost = open & ~after(half, half.childNotWon, words, row, i, stuck);
            if (safe != null) lost &= ~safe[i];
            if (lost != 0) post.add(row, i, lost);
        }
    }

    private void winRow(SideToMove half, int column, int row, int cards) {
        int words = half.words(column, row);
        for (int card = 0; card < Arrangements.CARDS; card++)
            if ((cards >>> card & 1) != 0) gather(half, half.childLost, column, row, card);
            else Arrays.fill(children, card * Arrangements.GROUP, (card + 1) * Arrangements.GROUP, 0);
        boolean stuck = half.moveTable.blocked(row) != 0;
        for (int i = 0; i < Arrangements.COUNT; i++) {
            long won = undecided.row(row, i) & after(half, half.childLost, words, row, i, stuck);
            if (won != 0) post.add(row, i, won);
        }
    }

    /** What the children by either card of an arrangement have in common with the plane gathered. */
    private long after(SideToMove half, long[] plane, int words, int row, int arrangement, boolean stuck) {
        int first = Arrangements.afterFirst(arrangement);
        int second = Arrangements.afterSecond(arrangement);
        if (stuck && half.moveTable.passes(row, arrangement)) return plane[words + first] | plane[words + second];
        return children[first] | children[second];
    }

    /** Brings together the six words of a card's group over all quiet moves with this card. */
    private void gather(SideToMove half, long[] plane, int column, int row, int card) {
        MoveTable moveTable = half.moveTable;
        int group = card * Arrangements.GROUP;
        long a = 0;
        long b = 0;
        long c = 0;
        long d = 0;
        long e = 0;
        long f = 0;
        int end = moveTable.end(row, card);
        for (int move = moveTable.first(row, card); move < end; move++) {
            int word = half.words(column, moveTable.target(move)) + group;
            a |= plane[word];
            b |= plane[word + 1];
            c |= plane[word + 2];
            d |= plane[word + 3];
            e |= plane[word + 4];
            f |= plane[word + 5];
        }
        children[group] = a;
        children[group + 1] = b;
        children[group + 2] = c;
        children[group + 3] = d;
        children[group + 4] = e;
        children[group + 5] = f;
    }

    /**
     * The positions of a block, 64 rows of a column, that are neither won nor lost so far. {@link SideToMove} does not
     * store them: what was decided is read back from the twin and transposed here. One per thread.
     */
    static final class Undecided {
        /** By row and arrangement. */
        private final long[] open = new long[Squares30.WORDS];

        /** Takes over a block; returns whether anything in it is undecided. */
        boolean load(SideToMove half, int column, int rowBlock) {
            int place = column * half.rowBlocks + rowBlock;
            if (half.decided[place]) return false;
            SideToMove twin = half.twin();
            int from = column * Block64.WIDTH;
            int rows = Math.min(Block64.WIDTH, twin.rows - from);
            Arrays.fill(open, 0);
            for (int row = 0; row < rows; row++)
                if (!twin.isEmpty(rowBlock, from + row)) read(twin, twin.words(rowBlock, from + row), row);
            half.decided[place] = isEmpty(0, rows * Arrangements.COUNT);
            if (half.decided[place]) return false;
            Squares30.transpose(open);
            return true;
        }

        private void read(SideToMove twin, int words, int row) {
            long[] notWon = twin.childNotWon;
            long[] lost = twin.childLost;
            int to = row * Arrangements.COUNT;
            for (int i = 0; i < Arrangements.COUNT; i++) open[to + i] = notWon[words + i] & ~lost[words + i];
        }

        private boolean isEmpty(int from, int end) {
            for (int i = from; i < end; i++) if (open[i] != 0) return false;
            return true;
        }

        /** Whether anything in a row of the block is undecided. */
        boolean isOpen(int row) {
            int words = row % Block64.WIDTH * Arrangements.COUNT;
            return !isEmpty(words, words + Arrangements.COUNT);
        }

        /** The undecided positions of a row of the block with one arrangement. */
        long row(int row, int arrangement) {
            return open[row % Block64.WIDTH * Arrangements.COUNT + arrangement];
        }
    }
}
