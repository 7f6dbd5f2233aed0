package dev.kumite.solver.checkers;

import java.util.ArrayList;
import java.util.List;

/**
 * All positions with so many men and kings of each side; "own" is the player to move, who plays upwards (the board is
 * turned for White).
 *
 * <p>The places of a slice are numbered by four sets: own men (28 squares, none on the last row), other men (28,
 * none on the first), own kings and other kings (each among the squares that have no man). Places where two sets meet
 * hold no position; that wastes little and keeps the kings of one side apart from those of the other: a king's move
 * changes one of the four numbers and nothing else.
 */
record Slice(int ownMen, int ownKings, int otherMen, int otherKings) {
    static final int MEN_SQUARES = 28;
    /** Ids are below this. */
    static final int IDS = 1 << 12;

    private static final int SQUARES = 32;

    /** The slices of so many pieces, each after all that its promotions lead to, and the two turned ones together. */
    static List<Slice> of(int pieces) {
        List<Slice> all = new ArrayList<>();
        for (int men = 0; men <= pieces; men++)
            for (int own = pieces - 1; 2 * own >= pieces; own--)
                for (int ownMen = Math.min(own, men); ownMen >= 0; ownMen--) {
                    Slice slice = new Slice(ownMen, own - ownMen, men - ownMen, pieces - own - men + ownMen);
                    if (slice.otherKings < 0 || 2 * own == pieces && 2 * ownMen < men) continue;
                    all.add(slice);
                    if (!slice.turned().equals(slice)) all.add(slice.turned());
                }
        return all;
    }

    static int id(int ownMen, int ownKings, int otherMen, int otherKings) {
        return ownMen << 9 | ownKings << 6 | otherMen << 3 | otherKings;
    }

    int id() {
        return id(ownMen, ownKings, otherMen, otherKings);
    }

    /** The slice in which the other side is to move. */
    Slice turned() {
        return new Slice(
                /* ownMen= */ otherMen, /* ownKings= */ otherKings, /* otherMen= */ ownMen, /* otherKings= */ ownKings);
    }

    int pieces() {
        return ownMen + ownKings + otherMen + otherKings;
    }

    int otherMenSets() {
        return Subsets.choose(MEN_SQUARES, otherMen);
    }

    private int free() {
        return SQUARES - ownMen - otherMen;
    }

    int ownKingSets() {
        return Subsets.choose(free(), ownKings);
    }

    int otherKingSets() {
        return Subsets.choose(free(), otherKings);
    }

    /** How many places belong to one placement of the men. */
    int block() {
        return ownKingSets() * otherKingSets();
    }

    int places() {
        return Subsets.choose(MEN_SQUARES, ownMen) * otherMenSets() * block();
    }

    /** "2m1k-1k": two men and a king to move against a king. */
    String text() {
        return side(ownMen, ownKings) + "-" + side(otherMen, otherKings);
    }

    private static String side(int men, int kings) {
        return (men > 0 ? men + "m" : "") + (kings > 0 ? kings + "k" : "");
    }
}
