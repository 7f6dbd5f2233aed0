package dev.kumite.games.checkers;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.evaluation.Tuned;
import dev.kumite.games.evaluation.Weights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Men and kings by square, as their owner sees it, by weights tuned on self-play and on endings. Each has two weights,
 * one for a full board and one for an empty board; in between they are interpolated by the number of pieces.
 */
final class CheckersTuned extends Tuned {
    private static final int SQUARES = 32;
    private static final int ALL_PIECES = 24;
    private static final int MAN = 0;
    private static final int KING = SQUARES;
    /** How many weights each phase has; those of the full board come first. */
    private static final int PER_PHASE = 2 * SQUARES;

    private static final List<String> NAMES = nameWeights();

    /** So many bits of a set of squares are looked up at once. */
    private static final int BITS = 6;

    private static final int SETS = 1 << BITS;
    private static final int LOOKUPS = 6;

    /**
     * Both phases' weights of the pieces on each set of squares, the full board's in the upper half, for bits 0 to 5, then
     * for bits 6 to 11, and so on: [side][kind][set].
     */
    private final long[][][] placed = new long[2][2][LOOKUPS * SETS];

    CheckersTuned(int[] weights) {
        super(NAMES, weights);
        for (int side = 0; side < 2; side++)
            for (int square = 1; square <= SQUARES; square++) {
                add(placed[side][0], Board.index(square), packed(MAN + seen(side, square)));
                add(placed[side][1], Board.index(square), packed(KING + seen(side, square)));
            }
    }

    private static void add(long[] sums, int bit, long worth) {
        for (int set = 0; set < SETS; set++) if ((set >> bit % BITS & 1) != 0) sums[bit / BITS * SETS + set] += worth;
    }

    static CheckersTuned shipped() {
        return new CheckersTuned(Weights.shipped(CheckersTuned.class, "tuned.txt", NAMES));
    }

    private static List<String> nameWeights() {
        List<String> names = new ArrayList<>();
        for (String phase : List.of("full", "empty"))
            for (String piece : List.of("man", "king"))
                for (int square = 1; square <= SQUARES; square++) names.add(piece + square + "-" + phase);
        return List.copyOf(names);
    }

    /** The place of a square as its owner sees it: Black's numbering, turned round for White. */
    private static int seen(int side, int square) {
        return side == 0 ? square - 1 : SQUARES - square;
    }

    private long packed(int place) {
        return ((long) weights[place] << 32) + weights[PER_PHASE + place];
    }

    @Override
    public String help() {
        return "men and kings by square and phase; a man is worth about 100; tuned on self-play";
    }

    @Override
    public int score(Position position) {
        CheckersPosition p = (CheckersPosition) position;
        long kings = p.kings();
        int side = p.sideToMove();
        long sum = sum(p.own(), kings, placed[side]) - sum(p.other(), kings, placed[1 - side]);
        int empty = (int) sum;
        int full = (int) (sum - empty >> 32);
        int pieces = Long.bitCount(p.own() | p.other());
        return (full * pieces + empty * (ALL_PIECES - pieces)) / ALL_PIECES;
    }

    private static long sum(long pieces, long kings, long[][] worth) {
        long men = sum(pieces & ~kings, worth[0]);
        return (pieces & kings) == 0 ? men : men + sum(pieces & kings, worth[1]);
    }

    private static long sum(long pieces, long[] sums) {
        return sums[(int) pieces & SETS - 1]
                + sums[SETS | (int) (pieces >>> BITS) & SETS - 1]
                + sums[2 * SETS | (int) (pieces >>> 2 * BITS) & SETS - 1]
                + sums[3 * SETS | (int) (pieces >>> 3 * BITS) & SETS - 1]
                + sums[4 * SETS | (int) (pieces >>> 4 * BITS) & SETS - 1]
                + sums[5 * SETS | (int) (pieces >>> 5 * BITS) & SETS - 1];
    }

    @Override
    public int unit() {
        return ALL_PIECES;
    }

    @Override
    public void features(Position position, int[] out) {
        CheckersPosition p = (CheckersPosition) position;
        Arrays.fill(out, 0);
        int pieces = Long.bitCount(p.own() | p.other());
        for (int square = 1; square <= SQUARES; square++) {
            long bit = Board.bit(square);
            boolean own = (p.own() & bit) != 0;
            if (!own && (p.other() & bit) == 0) continue;
            int side = own ? p.sideToMove() : 1 - p.sideToMove();
            int place = ((p.kings() & bit) != 0 ? KING : MAN) + seen(side, square);
            out[place] += own ? pieces : -pieces;
            out[PER_PHASE + place] += (own ? 1 : -1) * (ALL_PIECES - pieces);
        }
    }

    @Override
    public boolean isOfEndings(int weight) {
        return weight >= PER_PHASE;
    }

    @Override
    public Tunable with(int[] other) {
        return new CheckersTuned(other);
    }
}
