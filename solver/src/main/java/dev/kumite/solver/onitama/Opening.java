package dev.kumite.solver.onitama;

import dev.kumite.solver.Block64;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The first pass over the positions of a side to move, before any quiet move: immediate wins, and captures, which lead
 * to solved positions. One per thread.
 */
final class Opening {
    private static final long LOST = (1L << Arrangements.COUNT) - 1;

    private static final long[] NOTHING = {};

    private final Transposer post = new Transposer();
    private final long[] won = new long[Arrangements.COUNT];
    private final long[] safe = new long[Arrangements.COUNT];
    private final long[] atOnce = new long[Arrangements.CARDS];
    /** Whether the child by a capture is lost, or drawn: by the placement after it, the man that captured, arrangement. */
    private long[] lostChildren = new long[0];

    private long[] drawnChildren = new long[0];
    private boolean[] hasDrawn = new boolean[0];
    private boolean saves;
    private long states;
    private long wonAtOnce;

    /** Before all else: nothing is won, and what cannot be on the board never will be. */
    static void clear(SideToMove half, int number) {
        Column64 column = new Column64(half.other, number);
        for (int row = 0; row < half.rows; row++) {
            if (half.isEmpty(number, row)) continue;
            int words = half.words(number, row);
            Arrays.fill(half.childNotWon, words, words + Arrangements.COUNT, column.apart(half.own.men(row)));
        }
    }

    /**
     * Sets up a column, once all columns are cleared.
     *
     * @param captured the solved positions that captures lead to: the other side has a student less and is to move; null
     *     where it has none to lose
     */
    void open(SideToMove half, int number, @Nullable EndgameTable captured) {
        Column64 column = new Column64(half.other, number);
        if (captured != null) lookUp(half.own, column, captured);
        for (int row = 0; row < half.rows; row++) {
            if (!half.isEmpty(number, row)) openRow(half, column, number, row, captured != null);
            if (row % Block64.WIDTH == Block64.WIDTH - 1 || row == half.rows - 1)
                post.flush(half, number, row / Block64.WIDTH, false, -1);
        }
    }

    private void lookUp(Placements own, Column64 column, EndgameTable captured) {
        int men = own.students() + 1;
        int size = own.count() * men;
        if (hasDrawn.length < size) {
            lostChildren = new long[size * Arrangements.COUNT];
            drawnChildren = new long[size * Arrangements.COUNT];
            hasDrawn = new boolean[size];
        }
        Arrays.fill(lostChildren, 0, size * Arrangements.COUNT, 0);
        for (int placement = 0; placement < own.count(); placement++)
            for (int man = 0; man < men; man++) {
                int place = placement * men + man;
                if (hasDrawn[place])
                    Arrays.fill(drawnChildren, place * Arrangements.COUNT, (place + 1) * Arrangements.COUNT, 0);
                hasDrawn[place] = false;
                for (int taken : column.captured(own.square(placement, man))) {
                    long board = captured.board(taken >>> 6, placement);
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

    private void openRow(SideToMove half, Column64 column, int number, int row, boolean captures) {
        long apart = column.apart(half.own.men(row));
        Arrays.fill(won, 0);
        Arrays.fill(safe, 0);
        saves = false;
        for (int card = 0; card < Arrangements.CARDS; card++) openCard(half.moveTable, column, row, card, captures);
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

    private void openCard(MoveTable moveTable, Column64 column, int row, int card, boolean captures) {
        long now = moveTable.reachesGoal(row, card) ? -1L : 0;
        int men = moveTable.placements().students() + 1;
        int group = card * Arrangements.GROUP;
        int end = moveTable.end(row, card);
        for (int move = moveTable.first(row, card); move < end; move++) {
            now |= column.masters(moveTable.landing(move));
            if (!captures) continue;
            int place = moveTable.target(move) * men + moveTable.man(move);
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
