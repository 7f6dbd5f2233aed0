package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

/**
 * The rules say what happens to a side that cannot move (it passes; if neither can, the game is a blocked draw), and
 * that a pawn is taken off by force only when there is no other move. None of this can come up, and here is the proof
 * for every size: however the tiles lie, a side always has a pawn that can step to a square without an own pawn.
 */
class StuckTest {

    /** The argument that {@link KatarengaMoves} gives: every tile leads forward. */
    @Test
    void everyTileLeadsForwardFromEverySquareBeforeTheLastRow() {
        for (int size = Layout.SMALLEST; size <= Layout.LARGEST; size++)
            for (Tile tile : Tile.values())
                for (int square = 0; square < size * size; square++) {
                    int row = square / size;
                    BitSet steps = nearest(size, tile, square);
                    if (row < size - 1)
                        assertThat(steps.nextSetBit((row + 1) * size)).isNotNegative();
                    if (row > 0) assertThat(steps.nextSetBit(0)).isLessThan(row * size);
                }
    }

    /**
     * A set of pawns is stuck when each of them, on some tile, has all its nearest squares in the set; by the test above
     * one of them then stands on the last row. Starting from there, the search tries every tile for each pawn and adds
     * the squares that must be filled; it always needs more pawns than a side has. So there is even a move that does
     * not take a pawn off.
     */
    @Test
    void noSideHasEnoughPawnsToBlockItself() {
        for (int size = Layout.SMALLEST; size <= Layout.LARGEST; size++) {
            BitSet[][] nearest = new BitSet[size * size][];
            for (int square = 0; square < nearest.length; square++) {
                nearest[square] = new BitSet[Tile.values().length];
                for (int tile = 0; tile < nearest[square].length; tile++)
                    nearest[square][tile] = nearest(size, Tile.of(tile), square);
            }
            for (int column = 0; column < size; column++) {
                BitSet pawns = new BitSet();
                pawns.set((size - 1) * size + column);
                assertThat(canBeStuck(nearest, pawns, new BitSet(), size)).isFalse();
            }
        }
    }

    private static boolean canBeStuck(BitSet[][] nearest, BitSet pawns, BitSet settled, int most) {
        int hardest = -1;
        int fewest = Integer.MAX_VALUE;
        for (int pawn = pawns.nextSetBit(0); pawn >= 0; pawn = pawns.nextSetBit(pawn + 1)) {
            if (settled.get(pawn)) continue;
            int ways = 0;
            for (BitSet steps : nearest[pawn]) if (union(pawns, steps).cardinality() <= most) ways++;
            if (ways < fewest) {
                fewest = ways;
                hardest = pawn;
            }
        }
        if (hardest < 0) return true;
        BitSet nowSettled = (BitSet) settled.clone();
        nowSettled.set(hardest);
        for (BitSet steps : nearest[hardest]) {
            BitSet more = union(pawns, steps);
            if (more.cardinality() <= most && canBeStuck(nearest, more, nowSettled, most)) return true;
        }
        return false;
    }

    private static BitSet union(BitSet a, BitSet b) {
        BitSet both = (BitSet) a.clone();
        both.or(b);
        return both;
    }

    /** The first square in each of the tile's directions. */
    private static BitSet nearest(int size, Tile tile, int square) {
        BitSet steps = new BitSet();
        for (int direction = 0; direction < tile.directions(); direction++) {
            int x = square % size + tile.right(direction);
            int y = square / size + tile.up(direction);
            if (x >= 0 && x < size && y >= 0 && y < size) steps.set(y * size + x);
        }
        return steps;
    }
}
