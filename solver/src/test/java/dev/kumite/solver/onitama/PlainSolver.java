package dev.kumite.solver.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.onitama.OnitamaBoards;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.picture.Drawing.Step;
import dev.kumite.solver.Counts;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves positions with up to one student a side as plainly as can be: every position is looked at again and again until
 * nothing changes. It shares no code with the solver that it checks.
 *
 * <p>All squares are those of the mover, whose goal is square 22; a student that is gone is on square 25. The other side
 * sees the square q as 24 − q.
 */
final class PlainSolver {
    private static final int GONE = 25;
    private static final int GOAL = 22;
    private static final int[][] SHARES = shares();
    private static final int[] NUMBER = new int[5 * 32];

    static {
        for (int i = 0; i < SHARES.length; i++) NUMBER[SHARES[i][0] * 32 + SHARES[i][1]] = i;
    }

    private final List<List<Step>> steps = new ArrayList<>();
    private final byte[] values = new byte[25 * 25 * 26 * 26 * 30];
    private final List<Integer> cards = new ArrayList<>();
    private long wonAtOnce;
    private boolean anyMove;
    private boolean anyOpen;

    PlainSolver(String five) {
        for (long left = OnitamaBoards.readFive(five); left != 0; left &= left - 1) {
            cards.add(Long.numberOfTrailingZeros(left));
            steps.add(OnitamaBoards.steps(Long.numberOfTrailingZeros(left)));
        }
        boolean changed = true;
        for (int sweep = 0; changed; sweep++) changed = sweep(sweep == 0);
    }

    /** The side card and, as bits, the mover's hand. */
    private static int[][] shares() {
        List<int[]> shares = new ArrayList<>();
        for (int side = 0; side < 5; side++)
            for (int hand = 0; hand < 32; hand++)
                if (Integer.bitCount(hand) == 2 && (hand >>> side & 1) == 0) shares.add(new int[] {side, hand});
        return shares.toArray(new int[0][]);
    }

    private static int place(int master, int student, int otherMaster, int otherStudent, int share) {
        return (((master * 25 + otherMaster) * 26 + student) * 26 + otherStudent) * 30 + share;
    }

    private interface Visitor {
        void visit(int master, int student, int otherMaster, int otherStudent, int share);
    }

    private static void all(int mostStudents, Visitor visitor) {
        for (int m = 0; m < 25; m++)
            for (int n = 0; n < 25; n++) {
                if (m == n || m == GOAL || n == 24 - GOAL) continue;
                for (int s = 0; s <= 25; s++)
                    for (int t = 0; t <= 25; t++) {
                        if (s == m || s == n || t == m || t == n || s == t && s != GONE) continue;
                        if (mostStudents == 0 && (s != GONE || t != GONE)) continue;
                        for (int share = 0; share < 30; share++) visitor.visit(m, s, n, t, share);
                    }
            }
    }

    private boolean sweep(boolean first) {
        boolean[] changed = new boolean[1];
        all(1, (m, s, n, t, share) -> {
            int place = place(m, s, n, t, share);
            if (values[place] != Oracle.UNKNOWN) return;
            int value = best(m, s, n, t, share);
            if (value == Oracle.UNKNOWN) return;
            values[place] = (byte) value;
            changed[0] = true;
        });
        return changed[0] || first;
    }

    private int best(int m, int s, int n, int t, int share) {
        anyMove = false;
        anyOpen = false;
        int side = SHARES[share][0];
        int hand = SHARES[share][1];
        for (int card = 0; card < 5; card++) {
            if ((hand >>> card & 1) == 0) continue;
            int next = after(side, hand, card);
            for (Step step : steps.get(card)) {
                if (wins(m, m, s, n, t, step, next) || s != GONE && wins(s, m, s, n, t, step, next)) return Oracle.WIN;
            }
        }
        if (!anyMove)
            for (int card = 0; card < 5; card++)
                if ((hand >>> card & 1) != 0 && sees(m, s, n, t, after(side, hand, card))) return Oracle.WIN;
        return anyOpen ? Oracle.UNKNOWN : Oracle.LOSS;
    }

    /** How the cards lie for the other side after this card was played. */
    private static int after(int side, int hand, int card) {
        return NUMBER[card * 32 + (31 ^ hand ^ 1 << side)];
    }

    /** Whether a man's step wins, now or later; notes whether there is such a step and whether its value is open. */
    private boolean wins(int man, int m, int s, int n, int t, Step step, int next) {
        int x = man % 5 + step.right();
        int y = man / 5 + step.forward();
        if (x < 0 || x > 4 || y < 0 || y > 4) return false;
        int to = 5 * y + x;
        if (to == m || to == s) return false;
        anyMove = true;
        if (to == n || man == m && to == GOAL) return true;
        return sees(man == m ? to : m, man == m ? s : to, n, to == t ? GONE : t, next);
    }

    /** Whether the other side has lost when it is faced with this board. */
    private boolean sees(int m, int s, int n, int t, int next) {
        int value = values[place(24 - n, t == GONE ? GONE : 24 - t, 24 - m, s == GONE ? GONE : 24 - s, next)];
        anyOpen |= value == Oracle.UNKNOWN;
        return value == Oracle.LOSS;
    }

    private boolean winsAtOnce(int m, int s, int n, int share) {
        for (int card = 0; card < 5; card++) {
            if ((SHARES[share][1] >>> card & 1) == 0) continue;
            for (Step step : steps.get(card))
                for (int man : new int[] {m, s}) {
                    int x = man % 5 + step.right();
                    int y = man / 5 + step.forward();
                    if (man == GONE || x < 0 || x > 4 || y < 0 || y > 4) continue;
                    int to = 5 * y + x;
                    if (to == n || man == m && to == GOAL && to != s) return true;
                }
        }
        return false;
    }

    int value(Position position) {
        int side = position.sideToMove();
        int hand = 1 << cards.indexOf(OnitamaBoards.firstCard(position, side))
                | 1 << cards.indexOf(OnitamaBoards.secondCard(position, side));
        return value(
                seen(side, OnitamaBoards.master(position, side)),
                seen(side, student(position, side)),
                seen(side, OnitamaBoards.master(position, 1 - side)),
                seen(side, student(position, 1 - side)),
                NUMBER[cards.indexOf(OnitamaBoards.sideCard(position)) * 32 + hand]);
    }

    private static int student(Position position, int side) {
        int left = OnitamaBoards.men(position, side) & ~(1 << OnitamaBoards.master(position, side));
        return left == 0 ? GONE : Integer.numberOfTrailingZeros(left);
    }

    private static int seen(int side, int square) {
        return side == 0 || square == GONE ? square : 24 - square;
    }

    /** What is decided nowhere is a draw. */
    private int value(int m, int s, int n, int t, int share) {
        int value = values[place(m, s, n, t, share)];
        return value == Oracle.UNKNOWN ? Oracle.DRAW : value;
    }

    Counts counts(int mostStudents) {
        long[] seen = new long[4];
        wonAtOnce = 0;
        all(mostStudents, (m, s, n, t, share) -> {
            seen[value(m, s, n, t, share)]++;
            if (winsAtOnce(m, s, n, share)) wonAtOnce++;
        });
        long states = seen[Oracle.WIN] + seen[Oracle.LOSS] + seen[Oracle.DRAW];
        return new Counts(states, seen[Oracle.WIN], wonAtOnce, seen[Oracle.LOSS], seen[Oracle.DRAW]);
    }
}
