package dev.kumite.games.checkers;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Material;
import dev.kumite.games.evaluation.Schulz;
import dev.kumite.games.evaluation.Tunable;
import java.util.List;

/** The evaluations of checkers, and the two that come from a paper. */
final class CheckersEvaluations {
    /** The first is the default. */
    static final List<Evaluation> ALL = List.of(
            CheckersTuned.shipped(),
            new Tischner(),
            new Pieces(),
            Schulz.TEXT,
            Schulz.SIGNED,
            Schulz.PROGRAM,
            new Material());

    private CheckersEvaluations() {}

    /**
     * The board evaluation of tischner's figure 5, for the mover minus the same for the other side: 3 for each own piece on
     * the four centre squares (14, 15, 18, 19), 1 for each friend diagonally behind such a piece, 1 for each own piece, 2
     * more for a king, 2 less for each enemy king, and 1 for each enemy piece that is gone. The figure does not say which
     * pieces profit from a friend behind; its place after the centre, and the text's remark that the centre is prone to
     * attacks, make it the centre's.
     */
    static final class Tischner implements Evaluation {
        private static final long CENTRE = Board.bit(14) | Board.bit(15) | Board.bit(18) | Board.bit(19);
        private static final int AT_START = 12;

        @Override
        public String name() {
            return "tischner";
        }

        @Override
        public String help() {
            return "tischner figure 5: pieces, kings, the centre and its cover; a man more counts 2, a king more 6";
        }

        @Override
        public int score(Position position) {
            CheckersPosition p = (CheckersPosition) position;
            int side = p.sideToMove();
            return judge(p.own(), p.other(), p.kings(), side) - judge(p.other(), p.own(), p.kings(), 1 - side);
        }

        /** Figure 5 for this side. */
        static int judge(long own, long other, long kings, int side) {
            long centre = own & CENTRE;
            return 3 * Long.bitCount(centre)
                    + cover(centre, own, side)
                    + Long.bitCount(own)
                    + 2 * Long.bitCount(own & kings)
                    - 2 * Long.bitCount(other & kings)
                    + AT_START
                    - Long.bitCount(other);
        }

        /** How many friends stand diagonally behind these pieces: on lower squares for Black, on higher ones for White. */
        private static int cover(long pieces, long friends, int side) {
            return side == 0
                    ? Long.bitCount(pieces & friends << 4) + Long.bitCount(pieces & friends << 5)
                    : Long.bitCount(pieces & friends >>> 4) + Long.bitCount(pieces & friends >>> 5);
        }

        /** A king more. */
        @Override
        public double scale() {
            return 6;
        }
    }

    /**
     * Men and kings alone, each minus the other side's. tischner's public program has 10 for a man and 30 for a king; the
     * program that she cites for UCT has 1 and 6.
     */
    static final class Pieces implements Tunable {
        private static final List<String> NAMES = List.of("man", "king");

        private final int man;
        private final int king;

        Pieces() {
            this(10, 30);
        }

        private Pieces(int man, int king) {
            this.man = man;
            this.king = king;
        }

        @Override
        public String name() {
            return "pieces";
        }

        @Override
        public String help() {
            return "men and kings alone, 10 and 30 as in tischner's program; pieces:MAN:KING with other weights";
        }

        @Override
        public int score(Position position) {
            CheckersPosition p = (CheckersPosition) position;
            return worth(p.own(), p.kings()) - worth(p.other(), p.kings());
        }

        private int worth(long pieces, long kings) {
            return man * Long.bitCount(pieces & ~kings) + king * Long.bitCount(pieces & kings);
        }

        @Override
        public void features(Position position, int[] out) {
            CheckersPosition p = (CheckersPosition) position;
            out[0] = Long.bitCount(p.own() & ~p.kings()) - Long.bitCount(p.other() & ~p.kings());
            out[1] = Long.bitCount(p.own() & p.kings()) - Long.bitCount(p.other() & p.kings());
        }

        @Override
        public List<String> names() {
            return NAMES;
        }

        @Override
        public int[] weights() {
            return new int[] {man, king};
        }

        @Override
        public Tunable with(int[] weights) {
            return new Pieces(weights[0], weights[1]);
        }

        /** Two men. */
        @Override
        public double scale() {
            return Math.max(1, 2 * man);
        }
    }
}
