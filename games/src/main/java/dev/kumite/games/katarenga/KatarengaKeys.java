package dev.kumite.games.katarenga;

import dev.kumite.games.core.Rng;

/**
 * The random numbers of a position's key (Zobrist, 1970): the key is their exclusive or with the layout's own.
 */
final class KatarengaKeys {
    private static final int SQUARES = Layout.LARGEST * Layout.LARGEST;
    private static final Rng RNG = new Rng(0x4B41_5441_5245_4E47L);

    /** Index {@code side * SQUARES + square}. */
    private static final long[] PAWN = draw(2 * SQUARES);
    /** Index {@code side * (LARGEST + 1) + points}. */
    private static final long[] POINTS = draw(2 * (Layout.LARGEST + 1));

    static final long BLACK_TO_MOVE = RNG.next();

    /** Index: how many first turns are still to come; none in the paper's variant. */
    private static final long[] FIRST_TURNS = {0, RNG.next(), RNG.next()};

    private KatarengaKeys() {}

    private static long[] draw(int count) {
        long[] numbers = new long[count];
        for (int i = 0; i < count; i++) numbers[i] = RNG.next();
        return numbers;
    }

    static long pawn(int side, int square) {
        return PAWN[side * SQUARES + square];
    }

    static long firstTurns(int left) {
        return FIRST_TURNS[left];
    }

    static long points(int side, int points) {
        return POINTS[side * (Layout.LARGEST + 1) + points];
    }
}
