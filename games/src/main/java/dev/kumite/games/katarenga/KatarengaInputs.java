package dev.kumite.games.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.SquareInputs;

/**
 * Katarenga for a small network: the pawns of both sides by square and tile, the squares that each side can reach, and
 * the points. For boards whose squares fit into one word.
 */
final class KatarengaInputs extends SquareInputs {
    private static final int TILES = Tile.values().length;
    private static final int WORDS = 2 * TILES + 3;

    KatarengaInputs(int size) {
        super("katarenga", size, WORDS);
    }

    @Override
    public void read(Position position, long[] words) {
        SmallPosition p = (SmallPosition) position;
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
                | (p.standsOnGoal(own) ? 4 : 0)
                | (p.standsOnGoal(other) ? 8 : 0);
    }

    @Override
    public int phase(Position position) {
        SmallPosition p = (SmallPosition) position;
        return Long.bitCount(p.white | p.black) * PHASES / (2 * size + 1);
    }
}
