package dev.kumite.solver.onitama;

import java.util.Arrays;

/**
 * Sixty-four camps of the other side, which a word holds side by side, as the mover sees them: which of them have a man
 * on a square, and what is left of them when a student is captured there.
 */
final class Panel {
    static final int WIDTH = 64;

    private final long all;
    private final long[] masters = new long[Camps.SQUARES];
    private final long[] students = new long[Camps.SQUARES];
    private final int[][] captured = new int[Camps.SQUARES][];

    Panel(Camps camps, int number) {
        int from = number * WIDTH;
        int count = Math.min(WIDTH, camps.count() - from);
        all = count == WIDTH ? -1L : (1L << count) - 1;
        int[] sizes = new int[Camps.SQUARES];
        Arrays.fill(captured, new int[0]);
        for (int bit = 0; bit < count; bit++) {
            int camp = from + bit;
            int master = camps.master(camp);
            masters[seen(master)] |= 1L << bit;
            for (int left = camps.men(camp) & ~(1 << master); left != 0; left &= left - 1) {
                int square = Integer.numberOfTrailingZeros(left);
                int at = seen(square);
                students[at] |= 1L << bit;
                int rest = Camps.of(camps.students() - 1).number(camps.men(camp) ^ 1 << square, master);
                if (sizes[at] == captured[at].length) captured[at] = Arrays.copyOf(captured[at], sizes[at] + 16);
                captured[at][sizes[at]++] = rest << 6 | bit;
            }
        }
        for (int at = 0; at < Camps.SQUARES; at++) captured[at] = Arrays.copyOf(captured[at], sizes[at]);
    }

    private static int seen(int square) {
        return Camps.SQUARES - 1 - square;
    }

    /** The camps that have their master on a square. */
    long masters(int square) {
        return masters[square];
    }

    /** For each camp with a student on a square its bit, and above these six bits the camp without that student. */
    int[] captured(int square) {
        return captured[square];
    }

    /** The camps that can be on the board together with these men. */
    long apart(int men) {
        long taken = 0;
        for (int left = men; left != 0; left &= left - 1) {
            int square = Integer.numberOfTrailingZeros(left);
            taken |= masters[square] | students[square];
        }
        return all & ~taken;
    }
}
