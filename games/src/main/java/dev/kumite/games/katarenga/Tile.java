package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;

/** The four kinds of square. A pawn moves as the tile it stands on says. */
enum Tile {
    /** One step any way. */
    K(1, 0, 1, 1, 1, 1, 0, 1, -1, 0, -1, -1, -1, -1, 0, -1, 1),
    /** Up to three steps straight. */
    R(3, 0, 1, 1, 0, 0, -1, -1, 0),
    /** Up to three steps diagonally. */
    B(3, 1, 1, 1, -1, -1, -1, -1, 1),
    /** A knight's leap. */
    N(1, 1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2);

    /** No tile offers a pawn more moves than this. */
    static final int MOST_STEPS = 12;

    private static final Tile[] ALL = values();

    private final int reach;
    /** (right, up) pairs, never written to. */
    @SuppressWarnings("ImmutableEnumChecker")
    private final int[] directions;

    Tile(int reach, int... directions) {
        this.reach = reach;
        this.directions = directions;
    }

    static Tile of(int number) {
        return ALL[number];
    }

    static Tile of(char letter) {
        for (Tile tile : ALL) if (tile.letter() == Character.toUpperCase(letter)) return tile;
        throw new BadInput("'" + letter + "' is not a valid tile; tiles are K, R, B and N");
    }

    char letter() {
        return name().charAt(0);
    }

    int directions() {
        return directions.length / 2;
    }

    int right(int direction) {
        return directions[2 * direction];
    }

    int up(int direction) {
        return directions[2 * direction + 1];
    }

    /** How many times a pawn may repeat the step in one move, as long as the squares between are empty. */
    int reach() {
        return reach;
    }
}
