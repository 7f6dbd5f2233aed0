package dev.kumite.solver.onitama;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What can be said of a half's positions before any quiet move: wins at once, and captures, which lead to positions that
 * are solved. One per thread.
 */
final class Opening {
    private static final long LOST = (1L << Arrangements.COUNT) - 1;

    private static final long[] NOTHING = {};

    private final Post post = new Post();
    private final long[] won = new long[Arrangements.COUNT];
    private final long[] safe = new long[Arrangements.COUNT];
    private final long[] atOnce = new long[Arrangements.CARDS];
    /** Whether the child by a capture is lost, or drawn: by the camp after it, the man that captured, arrangement. */
    private long[] lostChildren = new long[0];

    private long[] drawnChildren = new long[0];
    private boolean[] hasDrawn = new boolean[0];
    private boolean saves;
    private long states;
    private long wonAtOnce;

    /** Before all else: nothing is won, and what cannot be on the board never will be. */
    static void clear(Half half, int number) {
        Panel panel = new Panel(half.other, number);
        for (int row = 0; row < half.rows; row++) {
            int words = half.words(number, row);
            Arrays.fill(half.childNotWon, words, words + Arrangements.COUNT, panel.apart(half.own.men(row)));
        }
    }

    /**
     * Sets up a panel, once all panels are cleared.
     *
     * @param captured the solved positions that captures lead to: the other side has a student less and is to move; null
     *     where it has none to lose
     */
    void open(Half half, int number, @Nullable Table captured) {
        Panel panel = new Panel(half.other, number);
        if (captured != null) lookUp(half.own, panel, captured);
        for (int row = 0; row < half.rows; row++) {
            openRow(half, panel, number, row, captured != null);
            if (row % Panel.WIDTH == Panel.WIDTH - 1 || row == half.rows - 1)
                post.flush(half, number, row / Panel.WIDTH, false, -1);
        }
    }

    private void lookUp(Camps own, Panel panel, Table captured) {
        int men = own.students() + 1;
        int size = own.count() * men;
        if (hasDrawn.length < size) {
            lostChildren = new long[size * Arrangements.COUNT];
            drawnChildren = new long[size * Arrangements.COUNT];
            hasDrawn = new boolean[size];
        }
        Arrays.fill(lostChildren, 0, size * Arrangements.COUNT, 0);
        for (int camp = 0; camp < own.count(); camp++)
            for (int man = 0; man < men; man++) {
                int place = camp * men + man;
                if (hasDrawn[place])
                    Arrays.fill(drawnChildren, place * Arrangements.COUNT, (place + 1) * Arrangements.COUNT, 0);
                hasDrawn[place] = false;
                for (int taken : panel.captured(own.square(camp, man))) {
                    long board = captured.board(taken >>> 6, camp);
                    long bit = 1L << taken;
                    spread(lostChildren, place, board & LOST, bit);
                    long drawn = (board >>> 32 ^ board) & LOST;
                    if (drawn == 0) continue;
                    hasDrawn[place] = true;
                    spread(drawnChildren, place, drawn, bit);
                }
            }
    }

    private static void spread(long[] to, int place, long arrangements, long bit) {
        for (long left = arrangements; left != 0; left &= left - 1)
            to[place * Arrangements.COUNT + Long.numberOfTrailingZeros(left)] |= bit;
    }

    private void openRow(Half half, Panel panel, int number, int row, boolean captures) {
        long apart = panel.apart(half.own.men(row));
        Arrays.fill(won, 0);
        Arrays.fill(safe, 0);
        saves = false;
        for (int card = 0; card < Arrangements.CARDS; card++) openCard(half.ways, panel, row, card, captures);
        long[] draws = saves ? new long[Arrangements.COUNT] : NOTHING;
        if (saves) half.safe[number * half.rows + row] = draws;
        for (int i = 0; i < Arrangements.COUNT; i++) {
            int first = Arrangements.afterFirst(i);
            int second = Arrangements.afterSecond(i);
            long now = (atOnce[Arrangements.first(i)] | atOnce[Arrangements.second(i)]) & apart;
            long wins = (now | won[first] | won[second]) & apart;
            if (saves) draws[i] = safe[first] | safe[second];
            if (wins != 0) post.add(row, i, wins);
            states += Long.bitCount(apart);
            wonAtOnce += Long.bitCount(now);
        }
    }

    private void openCard(Ways ways, Panel panel, int row, int card, boolean captures) {
        long now = ways.reachesGoal(row, card) ? -1L : 0;
        int men = ways.camps().students() + 1;
        int group = card * Arrangements.GROUP;
        int end = ways.end(row, card);
        for (int move = ways.first(row, card); move < end; move++) {
            now |= panel.masters(ways.landing(move));
            if (!captures) continue;
            int place = ways.target(move) * men + ways.man(move);
            int from = place * Arrangements.COUNT + group;
            for (int i = 0; i < Arrangements.GROUP; i++) won[group + i] |= lostChildren[from + i];
            if (!hasDrawn[place]) continue;
            saves = true;
            for (int i = 0; i < Arrangements.GROUP; i++) safe[group + i] |= drawnChildren[from + i];
        }
        atOnce[card] = now;
    }

    long states() {
        return states;
    }

    /** Won at once or by a capture. */
    long won() {
        return post.posted();
    }

    long wonAtOnce() {
        return wonAtOnce;
    }
}
