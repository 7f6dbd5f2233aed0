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

    /** Both phases' weights of a piece by bit number, the full board's in the upper half: [side][kind][bit]. */
    private final long[][][] placed = new long[2][2][36];

    CheckersTuned(int[] weights) {
        super(NAMES, weights);
        for (int side = 0; side < 2; side++)
            for (int square = 1; square <= SQUARES; square++) {
                placed[side][0][Board.index(square)] = packed(MAN + seen(side, square));
                placed[side][1][Board.index(square)] = packed(KING + seen(side, square));
            }
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
        long sum = 0;
        for (long left = pieces & ~kings; left != 0; left &= left - 1)
            sum += worth[0][Long.numberOfTrailingZeros(left)];
        for (long left = pieces & kings; left != 0; left &= left - 1) sum += worth[1][Long.numberOfTrailingZeros(left)];
        return sum;
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
