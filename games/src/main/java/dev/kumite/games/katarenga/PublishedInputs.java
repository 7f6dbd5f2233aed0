package dev.kumite.games.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.Inputs;

/**
 * The published game for a small network: the pawns of both sides by square and tile, the squares that each side can
 * reach, and who has a pawn in a camp or before one.
 */
final class PublishedInputs implements Inputs {
    private static final int TILES = Tile.values().length;
    private static final int WORDS = 2 * TILES + 3;
    private static final int PHASES = 3;

    @Override
    public String name() {
        return "katarenga-published";
    }

    @Override
    public int words() {
        return WORDS;
    }

    @Override
    public void read(Position position, long[] words) {
        PublishedPosition p = (PublishedPosition) position;
        int own = p.side;
        int other = 1 - own;
        for (int tile = 0; tile < TILES; tile++) {
            long ground = p.table.ground(tile);
            words[tile] = seen(p.pawns(own) & ground, own);
            words[TILES + tile] = seen(p.pawns(other) & ground, own);
        }
        words[2 * TILES] = seen(p.reach(own), own);
        words[2 * TILES + 1] = seen(p.reach(other), own);
        words[2 * TILES + 2] = p.points(own)
                | (long) p.points(other) << 1
                | (p.goalPawns(own) > 0 ? 4 : 0)
                | (p.goalPawns(other) > 0 ? 8 : 0);
    }

    private static long seen(long squares, int side) {
        return side == 0 ? squares : Long.reverse(squares);
    }

    @Override
    public int phases() {
        return PHASES;
    }

    @Override
    public int phase(Position position) {
        PublishedPosition p = (PublishedPosition) position;
        return (p.pieces(0) + p.pieces(1)) * PHASES / (2 * PublishedBoard.SIZE + 1);
    }
}
