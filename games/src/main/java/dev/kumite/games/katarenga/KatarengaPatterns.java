package dev.kumite.games.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.SquarePatterns;
import java.util.Arrays;
import java.util.List;

/**
 * The encoding of Katarenga for networks: each square shows whose pawn it has, its tile, and who could move there.
 */
final class KatarengaPatterns extends SquarePatterns {
    /** Empty, own, the other side's. */
    private static final int PAWNS = 3;

    private static final int TILES = 4;
    /** Two bits: whether the mover's pawns and whether the other side's could go there. */
    private static final int GOERS = 4;

    private static final List<Plane> PLANES = List.of(
            new Plane("pawns", PAWNS, List.of(Shape.window(2, 3), Shape.window(3, 2))),
            new Plane("ground", PAWNS * TILES * GOERS, Shape.NEIGHBOURS));

    /** @param scored what pawns that left the board have brought: points or camps */
    KatarengaPatterns(int size, String scored) {
        super(size, PLANES, marks(size, scored));
    }

    private static List<Mark> marks(int size, String scored) {
        int points = KatarengaPosition.POINTS_TO_WIN;
        return List.of(
                new Mark(scored + ", threat and own pawns", 2 * points * points * (size + 1), 1),
                new Mark(scored + ", threat and other pawns", 2 * points * points * (size + 1), 1));
    }

    @Override
    public void draw(Position position, int[] picture) {
        TiledBoard p = (TiledBoard) position;
        int own = p.sideToMove();
        int other = 1 - own;
        // 1. Who can go where, in the place of the mirror image's second plane: the board as it lies.
        int goers = once + squares;
        Arrays.fill(picture, goers, goers + squares, 0);
        p.addReach(own, 1, picture, goers);
        p.addReach(other, 2, picture, goers);
        // 2. Both planes as the mover sees them, and then their mirror images.
        for (int at = 0; at < squares; at++) {
            int seen = own == 0 ? at : squares - 1 - at;
            int pawn = p.holds(own, at) ? 1 : p.holds(other, at) ? 2 : 0;
            picture[seen] = pawn;
            picture[squares + seen] = (pawn * TILES + p.layout().tile(at).ordinal()) * GOERS + picture[goers + at];
        }
        for (int at = 0; at < squares; at++) {
            int mirrored = once + at - at % size + size - 1 - at % size;
            picture[mirrored] = picture[at];
            picture[squares + mirrored] = picture[squares + at];
        }
        // 3. The marks, which have no left and right.
        int points = p.points(own) * KatarengaPosition.POINTS_TO_WIN + p.points(other);
        if (p.threatened()) points += KatarengaPosition.POINTS_TO_WIN * KatarengaPosition.POINTS_TO_WIN;
        int mark = 2 * squares;
        picture[mark] = picture[once + mark] = points * (size + 1) + p.pieces(own);
        picture[mark + 1] = picture[once + mark + 1] = points * (size + 1) + p.pieces(other);
    }
}
