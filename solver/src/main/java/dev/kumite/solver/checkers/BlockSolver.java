package dev.kumite.solver.checkers;

import dev.kumite.games.checkers.Board;
import dev.kumite.games.oracle.Oracle;
import java.util.Arrays;

/**
 * Solves one block: all placements of the kings around men that do not move, with either side to move. The judge says
 * what captures and men's moves are worth; the rest is found backwards in waves, from decided positions to those a
 * king's step before them. One per thread.
 *
 * <p>A place is numbered by the rank of the first side's kings and, within it, by that of the second side's, whoever is
 * to move. The number of the wave that decides a place is its distance: how many plies the winner needs, against the
 * longest resistance, to a capture, a man's move or the end of the game. No shorter line exists within the block, so a
 * winner who always goes to the next smaller distance leaves the block, and no block comes back.
 */
final class BlockSolver {
    private static final int COUNT = 31;
    private static final int LONGEST = 255;

    private final Judge judge;
    private final KingSets firstKings = new KingSets();
    private final KingSets secondKings = new KingSets();
    /** For each side to move, the judgement of each place, and its distance once it is decided. */
    private final byte[][] states = new byte[2][0];

    private final byte[][] distances = new byte[2][0];
    private Wave now = new Wave();
    private Wave next = new Wave();
    private int distance;

    /** Decided places that have to be carried back: twice the place, plus the side to move. */
    private static final class Wave {
        int[] places = new int[1024];
        int size;

        void add(int place, int side) {
            if (size == places.length) places = Arrays.copyOf(places, 2 * size);
            places[size++] = 2 * place + side;
        }
    }

    BlockSolver(Tablebase tables) {
        judge = new Judge(tables);
    }

    /** Solves the block of these men, given as squares of {@link Board}. */
    void solve(long firstMen, long secondMen, int firstCount, int secondCount) {
        long free = Board.SQUARES & ~(firstMen | secondMen);
        firstKings.lay(free, firstCount);
        secondKings.lay(free, secondCount);
        int places = firstKings.count() * secondKings.count();
        for (int side = 0; side < 2; side++)
            if (states[side].length < places) {
                states[side] = new byte[places];
                distances[side] = new byte[places];
            }
        now.size = 0;
        next.size = 0;
        judgeAll(firstMen, secondMen);
        for (distance = 0; now.size + next.size > 0; distance++) {
            for (int i = 0; i < now.size; i++) carryBack(now.places[i]);
            Wave done = now;
            now = next;
            next = done;
            next.size = 0;
        }
    }

    private void judgeAll(long firstMen, long secondMen) {
        int place = 0;
        for (int i = 0; i < firstKings.count(); i++) {
            long first = firstMen | firstKings.set(i);
            for (int j = 0; j < secondKings.count(); j++, place++) {
                long kings = firstKings.set(i) | secondKings.set(j);
                long second = secondMen | secondKings.set(j);
                if ((first & second) != 0) {
                    states[0][place] = states[1][place] = Oracle.UNKNOWN;
                    continue;
                }
                begin(place, 0, judge.judge(first, second, kings, 0));
                begin(place, 1, judge.judge(second, first, kings, 1));
            }
        }
    }

    /** A loss without a king's step belongs to the wave 0, a win by a capture or a man to the wave 1. */
    private void begin(int place, int side, int judgement) {
        states[side][place] = (byte) judgement;
        boolean lost = judgement == Oracle.LOSS;
        distances[side][place] = (byte) (lost ? 0 : 1);
        if (lost) now.add(place, side);
        else if (judgement == Oracle.WIN || judgement == EndgameTable.WIN_AT_ONCE) next.add(place, side);
    }

    private void carryBack(int decided) {
        if ((decided & 1) == 0) secondSteppedTo(decided >>> 1);
        else firstSteppedTo(decided >>> 1);
    }

    private void firstSteppedTo(int place) {
        int width = secondKings.count();
        int first = place / width;
        int second = place - first * width;
        boolean lost = states[1][place] == Oracle.LOSS;
        long others = secondKings.set(second);
        int end = firstKings.firstStep(first + 1);
        for (int step = firstKings.firstStep(first); step < end; step++)
            if ((firstKings.landing(step) & others) == 0) learn(firstKings.target(step) * width + second, 0, lost);
    }

    private void secondSteppedTo(int place) {
        int width = secondKings.count();
        int first = place / width;
        int second = place - first * width;
        boolean lost = states[0][place] == Oracle.LOSS;
        long others = firstKings.set(first);
        int end = secondKings.firstStep(second + 1);
        for (int step = secondKings.firstStep(second); step < end; step++)
            if ((secondKings.landing(step) & others) == 0) learn(first * width + secondKings.target(step), 1, lost);
    }

    /** One more of the kings' steps from {@code place} is known: after it the other side has lost, or else won. */
    private void learn(int place, int side, boolean lost) {
        int state = states[side][place];
        if ((state & COUNT) < Judge.OPEN) return;
        if (lost) decide(place, side, Oracle.WIN);
        else if ((state & COUNT) > Judge.OPEN + 1) states[side][place]--;
        else if ((state & Judge.SAFE) == 0) decide(place, side, Oracle.LOSS);
        else states[side][place] = Oracle.DRAW;
    }

    private void decide(int place, int side, int value) {
        states[side][place] = (byte) value;
        distances[side][place] = (byte) Math.min(distance + 1, LONGEST);
        next.add(place, side);
    }

    /** Writes the values and distances with the first side to move, in the order of the places. */
    void writeFirst(EndgameTable out, int at) {
        int places = firstKings.count() * secondKings.count();
        for (int place = 0; place < places; place++)
            out.draft(at + place, settled(states[0][place]), distances[0][place]);
    }

    /** Writes those with the second side to move as that side sees the board, by the ranks of the turned sets. */
    void writeSecond(EndgameTable out, int at, int[] firstTurned, int[] secondTurned) {
        int width = firstKings.count();
        int place = 0;
        for (int i = 0; i < width; i++)
            for (int j = 0; j < secondKings.count(); j++, place++)
                out.draft(
                        at + secondTurned[j] * width + firstTurned[i], settled(states[1][place]), distances[1][place]);
    }

    /** What nobody can force is drawn. */
    private static int settled(int state) {
        return (state & COUNT) >= Judge.OPEN ? Oracle.DRAW : state;
    }
}
