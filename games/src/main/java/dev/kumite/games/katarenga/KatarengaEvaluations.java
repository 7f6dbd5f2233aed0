package dev.kumite.games.katarenga;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Material;
import dev.kumite.games.evaluation.Schulz;
import java.util.List;

/** The evaluations of Katarenga, and the one that a paper suggests. */
final class KatarengaEvaluations {
    /** The first is the default. */
    static final List<Evaluation> ALL =
            List.of(KatarengaTuned.shipped(), new Aygun(), Schulz.TEXT, Schulz.SIGNED, Schulz.PROGRAM, new Material());

    /** Those of the published game; its camps stand for points. */
    static final List<Evaluation> PUBLISHED = List.of(
            KatarengaTuned.published(), new Aygun(), Schulz.TEXT, Schulz.SIGNED, Schulz.PROGRAM, new Material());

    private KatarengaEvaluations() {}

    /**
     * What aygun 6 suggests for further research: "the difference in white and black pawns, if it is possible to score a
     * point, if the player controls the center of the board and whether pawns are under attack or defended". The weights
     * are ours: a pawn is 100, and a point outweighs the pawn that left the board for it.
     */
    static final class Aygun implements Evaluation {
        private static final int PAWN = 100;
        private static final int POINT = 300;
        /** A pawn on the enemy home row: it may be taken off for a point. */
        private static final int POINT_AT_HAND = 80;

        private static final int CENTRE = 10;
        /** A pawn that the other side could capture, with nobody or with a pawn to capture back. */
        private static final int LOOSE = -40;

        private static final int GUARDED = -15;

        @Override
        public String name() {
            return "aygun";
        }

        @Override
        public String help() {
            return "aygun 6: 100 for each pawn more; points, points at hand, the centre, attacked and defended pawns";
        }

        @Override
        public int score(Position position) {
            TiledBoard p = (TiledBoard) position;
            int side = p.sideToMove();
            return judge(p, side) - judge(p, 1 - side);
        }

        private static int judge(TiledBoard p, int side) {
            return PAWN * p.pieces(side)
                    + POINT * p.points(side)
                    + POINT_AT_HAND * p.goalPawns(side)
                    + CENTRE * p.pawnsOn(Layout.Region.CENTRE, side)
                    + LOOSE * p.attackedPawns(side, false)
                    + GUARDED * p.attackedPawns(side, true);
        }

        /** Two pawns. */
        @Override
        public double scale() {
            return 2 * PAWN;
        }
    }
}
