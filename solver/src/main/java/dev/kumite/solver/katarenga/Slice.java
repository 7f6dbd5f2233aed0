package dev.kumite.solver.katarenga;

import dev.kumite.games.katarenga.KatarengaBoards;
import dev.kumite.games.oracle.Oracle;
import java.util.ArrayList;
import java.util.List;

/** All positions with so many pawns and points of each side, whoever is to move. */
record Slice(int white, int black, int whitePoints, int blackPoints) {
    private static final int COUNTS = PawnSets.MOST + 1;
    /** Ids are below this. */
    static final int IDS = 4 * COUNTS * COUNTS;

    /**
     * The slices that a game can come through, those with fewer pawns first: captures and pawns taken off lead to these,
     * and all other moves stay within a slice.
     */
    static List<Slice> all() {
        List<Slice> all = new ArrayList<>();
        for (int pawns = 2; pawns <= 2 * PawnSets.MOST; pawns++)
            for (int white = 1; white <= PawnSets.MOST; white++)
                for (int points = 0; points < 4; points++) {
                    Slice slice = new Slice(white, pawns - white, points / 2, points % 2);
                    if (slice.black >= 1
                            && slice.black + slice.blackPoints <= PawnSets.MOST
                            && white + slice.whitePoints <= PawnSets.MOST) all.add(slice);
                }
        return all;
    }

    int id() {
        return id(white, black, whitePoints, blackPoints);
    }

    static int id(int white, int black, int whitePoints, int blackPoints) {
        return ((2 * whitePoints + blackPoints) * COUNTS + white) * COUNTS + black;
    }

    /** How many places there are for either side to move; where two pawns would share a square there is no position. */
    int places() {
        return PawnSets.count(white) * PawnSets.count(black);
    }

    /** "3+1-2": three white pawns and a point against two black pawns. */
    String text() {
        return white + (whitePoints > 0 ? "+" + whitePoints : "") + "-" + black
                + (blackPoints > 0 ? "+" + blackPoints : "");
    }

    /** The sets of up to four squares of a 4×4 board, counted through for each size. */
    static final class PawnSets {
        static final int SQUARES = KatarengaBoards.SIZE * KatarengaBoards.SIZE;
        static final int MOST = KatarengaBoards.SIZE;

        private static final int[][] SETS = new int[MOST + 1][];
        private static final short[] RANKS = new short[1 << SQUARES];

        static {
            int[] counts = new int[SQUARES + 1];
            for (int set = 0; set < RANKS.length; set++) RANKS[set] = (short) counts[Integer.bitCount(set)]++;
            for (int size = 0; size <= MOST; size++) SETS[size] = new int[counts[size]];
            for (int set = 0; set < RANKS.length; set++)
                if (Integer.bitCount(set) <= MOST) SETS[Integer.bitCount(set)][RANKS[set]] = set;
        }

        private PawnSets() {}

        static int count(int size) {
            return SETS[size].length;
        }

        static int set(int size, int rank) {
            return SETS[size][rank];
        }

        /** The number of a set among those of its size. */
        static int rank(int set) {
            return RANKS[set];
        }
    }

    /**
     * What is known of a place, in a byte: a draw, or the distance plus one. A distance is the number of plies until a
     * pawn leaves the board, against the longest resistance; losses have even distances, wins odd ones.
     */
    static final class PlaceCode {
        /** No position, or none that is solved. */
        static final int NONE = 0;

        static final int DRAW = 255;

        private static final int LONGEST = 252;

        private PlaceCode() {}

        static int decided(int distance) {
            return 1 + (distance <= LONGEST ? distance : LONGEST - distance % 2);
        }

        static int value(int code) {
            if (code == NONE) return Oracle.UNKNOWN;
            return code == DRAW ? Oracle.DRAW : code % 2 == 1 ? Oracle.LOSS : Oracle.WIN;
        }

        static int distance(int code) {
            return code - 1;
        }
    }
}
