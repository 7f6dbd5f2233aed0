package dev.kumite.games.core;

/** The values of {@link Position#result()}. */
public final class Result {
    public static final int ONGOING = 0;
    public static final int WIN_0 = 1;
    public static final int WIN_1 = 2;
    public static final int DRAW = 3;

    private Result() {}

    /** The result in which {@code side} wins. */
    public static int win(int side) {
        return WIN_0 + side;
    }

    /** The side that won, or −1. */
    public static int winner(int result) {
        return result == WIN_0 ? 0 : result == WIN_1 ? 1 : -1;
    }
}
