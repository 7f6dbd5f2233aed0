package dev.kumite.solver.onitama;

import java.util.Arrays;

/**
 * Carries decided positions back to those a quiet move before them, panel by panel. A wave of losses reads which
 * children are won and writes which are lost; a wave of wins reads which are lost and writes which are won. So neither
 * sees anything of its own time, the number of a wave is an exact distance, and threads that take different panels
 * never write to the same word. One per thread.
 */
final class Waves {
    private final Post post = new Post();
    private final Undecided undecided = new Undecided();
    private final long[] children = new long[Arrangements.COUNT];
    private byte[] concerned = new byte[0];

    /** How many positions were decided so far. */
    long decided() {
        return post.posted();
    }

    /** Whether any position of the panel was found to be lost. */
    boolean lose(Half half, int panel, int wave, boolean listed) {
        if (!find(half, half.newlyWon, panel, wave == 0)) return false;
        boolean found = false;
        for (int from = 0; from < half.rows; from += Panel.WIDTH) {
            int end = Math.min(from + Panel.WIDTH, half.rows);
            if (!anyConcerned(from, end) || !undecided.load(half, panel, from / Panel.WIDTH)) continue;
            for (int row = from; row < end; row++)
                if (concerned[row] != 0 && undecided.isOpen(row)) loseRow(half, panel, row);
            found |= post.flush(half, panel, from / Panel.WIDTH, true, listed ? wave : -1);
        }
        return found;
    }

    /** Whether any position of the panel was found to be won. */
    boolean win(Half half, int panel) {
        if (!find(half, half.newlyLost, panel, false)) return false;
        boolean found = false;
        for (int from = 0; from < half.rows; from += Panel.WIDTH) {
            int end = Math.min(from + Panel.WIDTH, half.rows);
            if (!anyConcerned(from, end) || !undecided.load(half, panel, from / Panel.WIDTH)) continue;
            for (int row = from; row < end; row++)
                if (concerned[row] != 0 && undecided.isOpen(row)) winRow(half, panel, row, concerned[row]);
            found |= post.flush(half, panel, from / Panel.WIDTH, false, -1);
        }
        return found;
    }

    private boolean anyConcerned(int from, int end) {
        for (int row = from; row < end; row++) if (concerned[row] != 0) return true;
        return false;
    }

    /** Finds the rows that have a child with news, and the cards that lead there; the news are taken off. */
    private boolean find(Half half, byte[] news, int panel, boolean all) {
        if (concerned.length < half.rows) concerned = new byte[half.rows];
        Arrays.fill(concerned, 0, half.rows, (byte) (all ? (1 << Arrangements.CARDS) - 1 : 0));
        boolean any = all;
        Ways ways = half.ways;
        int from = panel * half.rows;
        for (int row = 0; row < half.rows; row++) {
            int groups = news[from + row];
            if (groups == 0) continue;
            any = true;
            news[from + row] = 0;
            concerned[row] |= (byte) (groups & ways.blocked(row));
            for (int card = 0; card < Arrangements.CARDS; card++) {
                if ((groups >>> card & 1) == 0) continue;
                int end = ways.endBack(row, card);
                for (int back = ways.firstBack(row, card); back < end; back++)
                    concerned[ways.source(back)] |= (byte) (1 << card);
            }
        }
        return any;
    }

    private void loseRow(Half half, int panel, int row) {
        int words = half.words(panel, row);
        for (int card = 0; card < Arrangements.CARDS; card++) gather(half, half.childNotWon, panel, row, card);
        boolean stuck = half.ways.blocked(row) != 0;
        long[] safe = half.safe[panel * half.rows + row];
        for (int i = 0; i < Arrangements.COUNT; i++) {
            long open = undecided.row(row, i);
            if (open == 0) continue;
            long lost = open & ~after(half, half.childNotWon, words, row, i, stuck);
            if (safe != null) lost &= ~safe[i];
            if (lost != 0) post.add(row, i, lost);
        }
    }

    private void winRow(Half half, int panel, int row, int cards) {
        int words = half.words(panel, row);
        for (int card = 0; card < Arrangements.CARDS; card++)
            if ((cards >>> card & 1) != 0) gather(half, half.childLost, panel, row, card);
            else Arrays.fill(children, card * Arrangements.GROUP, (card + 1) * Arrangements.GROUP, 0);
        boolean stuck = half.ways.blocked(row) != 0;
        for (int i = 0; i < Arrangements.COUNT; i++) {
            long won = undecided.row(row, i) & after(half, half.childLost, words, row, i, stuck);
            if (won != 0) post.add(row, i, won);
        }
    }

    /** What the children by either card of an arrangement have in common with the plane gathered. */
    private long after(Half half, long[] plane, int words, int row, int arrangement, boolean stuck) {
        int first = Arrangements.afterFirst(arrangement);
        int second = Arrangements.afterSecond(arrangement);
        if (stuck && half.ways.passes(row, arrangement)) return plane[words + first] | plane[words + second];
        return children[first] | children[second];
    }

    /** Brings together the six words of a card's group over all quiet moves with this card. */
    private void gather(Half half, long[] plane, int panel, int row, int card) {
        Ways ways = half.ways;
        int group = card * Arrangements.GROUP;
        long a = 0;
        long b = 0;
        long c = 0;
        long d = 0;
        long e = 0;
        long f = 0;
        int end = ways.end(row, card);
        for (int move = ways.first(row, card); move < end; move++) {
            int word = half.words(panel, ways.target(move)) + group;
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
}
