package dev.kumite.solver.onitama;

import dev.kumite.solver.Block64;
import java.util.Arrays;

/**
 * Sixty-four placements of the other side, one per bit of a word, as the mover sees them: which of them have a man on
 * a square, and what remains of them when a student is captured there.
 */
final class Column64 {
    private final long all;
    private final long[] masters = new long[Placements.SQUARES];
    private final long[] students = new long[Placements.SQUARES];
    private final int[][] captured = new int[Placements.SQUARES][];

    Column64(Placements placements, int number) {
        int from = number * Block64.WIDTH;
        int count = Math.min(Block64.WIDTH, placements.count() - from);
        all = count == Block64.WIDTH ? -1L : (1L << count) - 1;
        int[] sizes = new int[Placements.SQUARES];
        Arrays.fill(captured, new int[0]);
        for (int bit = 0; bit < count; bit++) {
            int placement = from + bit;
            int master = placements.master(placement);
            masters[seen(master)] |= 1L << bit;
            for (int left = placements.men(placement) & ~(1 << master); left != 0; left &= left - 1) {
                int square = Integer.numberOfTrailingZeros(left);
                int at = seen(square);
                students[at] |= 1L << bit;
                int rest = Placements.of(placements.students() - 1)
                        .number(placements.men(placement) ^ 1 << square, master);
                if (sizes[at] == captured[at].length) captured[at] = Arrays.copyOf(captured[at], sizes[at] + 16);
                captured[at][sizes[at]++] = rest << 6 | bit;
            }
        }
        for (int at = 0; at < Placements.SQUARES; at++) captured[at] = Arrays.copyOf(captured[at], sizes[at]);
    }

    private static int seen(int square) {
        return Placements.SQUARES - 1 - square;
    }

    /** The placements that have their master on a square. */
    long masters(int square) {
        return masters[square];
    }

    /** For each placement with a student on a square its bit, and above these six bits the placement without that student. */
    int[] captured(int square) {
        return captured[square];
    }

    /** The placements that can be on the board together with these men. */
    long apart(int men) {
        long taken = 0;
        for (int left = men; left != 0; left &= left - 1) {
            int square = Integer.numberOfTrailingZeros(left);
            taken |= masters[square] | students[square];
        }
        return all & ~taken;
    }
}
