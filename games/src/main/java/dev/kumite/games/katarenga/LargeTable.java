package dev.kumite.games.katarenga;

/**
 * The moves of each square on a layout of any size. Each square has {@link Tile#MOST_STEPS} places for the targets of
 * its tile, direction by direction and near before far; places that lead off the board, or that the tile does not use,
 * hold the square itself.
 */
final class LargeTable {
    private final short[] targets;
    /** How many steps in a row make one direction. */
    private final byte[] reaches;

    LargeTable(Layout layout) {
        targets = new short[layout.squares() * Tile.MOST_STEPS];
        reaches = new byte[layout.squares()];
        for (int square = 0; square < layout.squares(); square++) {
            Tile tile = layout.tile(square);
            reaches[square] = (byte) tile.reach();
            for (int place = 0; place < Tile.MOST_STEPS; place++)
                targets[square * Tile.MOST_STEPS + place] = (short) target(layout, square, place);
        }
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
