package dev.kumite.games.katarenga;

/** By whose rules the game is played; here, how far the tiles carry a pawn that nothing stands in the way of. */
enum Rules {
    /** Those of the research variant: a rook or a bishop goes up to three squares. */
    PAPER {
        @Override
        boolean stops(Tile tile, int distance, Tile there) {
            return distance == tile.reach();
        }
    },
    /** Those of the game that is sold: a rook or a bishop goes as far as the next tile of its own kind. */
    PUBLISHED {
        @Override
        boolean stops(Tile tile, int distance, Tile there) {
            return tile.reach() == 1 || there == tile;
        }
    };

    /** Whether a move that begins on {@code tile} can go no further than this distance, where the tile is {@code there}. */
    abstract boolean stops(Tile tile, int distance, Tile there);
}
