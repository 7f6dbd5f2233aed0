package dev.kumite.solver.katarenga;

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
}
