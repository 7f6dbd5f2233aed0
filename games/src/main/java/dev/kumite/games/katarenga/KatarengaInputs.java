package dev.kumite.games.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.SquareInputs;

/**
 * Katarenga for a small network: the pawns of both sides by square and tile, the squares that each side can reach, and
 * the points or the pawns in camps. For boards whose squares fit into one word.
 */
final class KatarengaInputs extends SquareInputs {
    private static final int TILES = Tile.values().length;
    private static final int WORDS = 2 * TILES + 3;

    /** @param game what a network has to know of the rules: those of the paper and the published ones differ */
    KatarengaInputs(String game, int size) {
        super(game, size, WORDS);
    }

    @Override
    public void read(Position position, long[] words) {
        SmallBoard p = (SmallBoard) position;
        int own = position.sideToMove();
        int other = 1 - own;
        for (int tile = 0; tile < TILES; tile++) {
            long ground = p.table().ground(tile);
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

    @Override
    public int phase(Position position) {
        return (position.pieces(0) + position.pieces(1)) * PHASES / (2 * size + 1);
    }
}
