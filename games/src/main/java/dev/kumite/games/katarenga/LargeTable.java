package dev.kumite.games.katarenga;

/**
 * The moves of each square on a layout of any size. Each square has {@link Tile#MOST_STEPS} places for the targets of
 * its tile, direction by direction and near before far; places that lead off the board, or that the tile does not use,
 * hold the square itself.
 */
final class LargeTable {
    /** The places of a square in {@link #draws}: those of its targets, the one for the move off the board, and spare ones. */
    private static final int DRAW_SHIFT = 4;

    private static final int SQUARE_BITS = 9;
    private static final int SQUARE = (1 << SQUARE_BITS) - 1;

    private final short[] targets;
    /** How many steps in a row make one direction. */
    private final byte[] reaches;

    /** For each side, square and place: the target, and the squares between; {@link #nowhere} for what there is not. */
    private final int[] draws;

    private final int nowhere;

    LargeTable(Layout layout) {
        targets = new short[layout.squares() * Tile.MOST_STEPS];
        reaches = new byte[layout.squares()];
        for (int square = 0; square < layout.squares(); square++) {
            Tile tile = layout.tile(square);
            reaches[square] = (byte) tile.reach();
            for (int place = 0; place < Tile.MOST_STEPS; place++)
                targets[square * Tile.MOST_STEPS + place] = (short) target(layout, square, place);
        }
        nowhere = layout.squares();
        draws = new int[2 * nowhere << DRAW_SHIFT];
        for (int side = 0; side < 2; side++)
            for (int square = 0; square < nowhere; square++) fillDraws(layout, side, square);
    }

    private void fillDraws(Layout layout, int side, int square) {
        int reach = reach(square);
        for (int place = 0; place < Tile.MOST_STEPS; place++) {
            int step = place % reach;
            int near = step > 0 ? target(square, place - 1) : nowhere;
            int nearer = step > 1 ? target(square, place - 2) : nowhere;
            draws[at(side, square, place)] = target(square, place) | near << SQUARE_BITS | nearer << 2 * SQUARE_BITS;
        }
        boolean goal = square / layout.size() == layout.goalRow(side);
        draws[at(side, square, Tile.MOST_STEPS)] =
                (goal ? nowhere : square) | nowhere << SQUARE_BITS | nowhere << 2 * SQUARE_BITS;
    }

    private int at(int side, int square, int place) {
        return side * nowhere + square << DRAW_SHIFT | place;
    }

    /** A move that may be drawn; the place {@link Tile#MOST_STEPS} is the move off the board. */
    int draw(int side, int square, int place) {
        return draws[at(side, square, place)];
    }

    /** Its target: {@link #nowhere} if it leads off the board, the square itself if there is no such move. */
    static int to(int draw) {
        return draw & SQUARE;
    }

    /** The square just before the target, if a pawn passes it, or {@link #nowhere}. */
    static int near(int draw) {
        return draw >>> SQUARE_BITS & SQUARE;
    }

    /** The square between that is nearer to the start, or {@link #nowhere}. */
    static int nearer(int draw) {
        return draw >>> 2 * SQUARE_BITS;
    }

    /** One past the last square. */
    int nowhere() {
        return nowhere;
    }

    private static int target(Layout layout, int square, int place) {
        Tile tile = layout.tile(square);
        int direction = place / tile.reach();
        if (direction >= tile.directions()) return square;
        int distance = place % tile.reach() + 1;
        int to = layout.step(square, distance * tile.right(direction), distance * tile.up(direction));
        return to < 0 ? square : to;
    }

    int reach(int square) {
        return reaches[square];
    }

    int target(int square, int place) {
        return targets[square * Tile.MOST_STEPS + place];
    }
}
