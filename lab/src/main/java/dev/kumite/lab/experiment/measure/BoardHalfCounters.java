package dev.kumite.lab.experiment.measure;

import dev.kumite.games.picture.Drawing;
import dev.kumite.lab.experiment.measure.MoveCounters.Share;
import dev.kumite.lab.experiment.measure.MoveCounters.Who;
import java.util.List;

/** Counters of moves by the part of the board that they leave. */
final class BoardHalfCounters {
    private BoardHalfCounters() {}

    /** Moves that leave the mover's own half. */
    static Counter near(Who who) {
        return new Halves(who) {
            @Override
            boolean hit(Ply ply) {
                return isNear(ply);
            }
        };
    }

    /** Of the moves that leave the mover's own half, or the other one, those that leave one of these grounds. */
    static Counter tileLeft(String grounds, boolean near, Who who) {
        return new Halves(who) {
            @Override
            boolean regards(Ply ply) {
                return super.regards(ply) && isNear(ply) == near;
            }

            @Override
            boolean hit(Ply ply) {
                return grounds.indexOf(ply.cells().get(ply.from()).ground()) >= 0;
            }
        };
    }

    /** Moves that leave the middle half of the columns: four of eight. */
    static Counter middle(Who who) {
        return new Share(who) {
            @Override
            boolean hit(Ply ply) {
                int columns = ply.columns();
                int column = ply.from() % columns;
                return 4 * column + 2 >= columns && 4 * column + 2 <= 3 * columns;
            }
        };
    }

    /** A side's own half is the one in which most of its pieces stood when the game began. */
    private abstract static class Halves extends Share {
        private int upperSide;

        Halves(Who who) {
            super(who);
        }

        @Override
        boolean regards(Ply ply) {
            return ply.from() != Ply.NOWHERE && height(ply) != 0;
        }

        @Override
        public void see(Ply ply) {
            if (ply.number() == 0) upperSide = upperSide(ply.cells());
            super.see(ply);
        }

        final boolean isNear(Ply ply) {
            return height(ply) > 0 == (ply.position().sideToMove() == upperSide);
        }

        /** Above 0 in the upper half of the board, below 0 in the lower, 0 in the middle row of an odd board. */
        private static int height(Ply ply) {
            int rows = ply.cells().size() / ply.columns();
            return rows - 1 - 2 * (ply.from() / ply.columns());
        }

        /** Cells come row by row, the upper ones first. */
        private static int upperSide(List<Drawing.Cell> cells) {
            long[] sum = new long[2];
            long[] pieces = new long[2];
            for (int i = 0; i < cells.size(); i++) {
                int owner = cells.get(i).owner();
                if (owner < 0) continue;
                sum[owner] += i;
                pieces[owner]++;
            }
            return sum[0] * pieces[1] < sum[1] * pieces[0] ? 0 : 1;
        }
    }
}
