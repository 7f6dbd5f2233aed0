package dev.kumite.games.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Material;
import dev.kumite.games.evaluation.Schulz;
import dev.kumite.games.evaluation.Tunable;
import java.util.List;

/** The evaluations of Onitama, and the one that a paper describes. */
final class OnitamaEvaluations {
    private OnitamaEvaluations() {}

    /** All for a board of this size; the first is the default. */
    static List<Evaluation> of(int size) {
        return List.of(
                OnitamaTuned.shipped(size), new Nus(), Schulz.TEXT, Schulz.SIGNED, Schulz.PROGRAM, new Material());
    }

    /**
     * The judgement of nus 3.1: "winning, having pieces alive and killing enemy pieces, and distance between own master and
     * the enemy's temple", in decreasing importance. Winning is the search's business. The paper prints no weights, and does
     * not say how distance is counted; ours make a piece outweigh every distance: 100 for a piece, 1 for each square of the
     * master's way, counted along rows and columns (18 at most, on 13×13), each minus the same for the other side. The third
     * weight is for the same way in a king's steps, and 0.
     */
    static final class Nus implements Tunable {
        private static final List<String> NAMES = List.of("piece", "way", "steps");

        private final int piece;
        private final int way;
        private final int steps;

        Nus() {
            this(100, 1, 0);
        }

        private Nus(int piece, int way, int steps) {
            this.piece = piece;
            this.way = way;
            this.steps = steps;
        }

        @Override
        public String name() {
            return "nus";
        }

        @Override
        public String help() {
            return "nus 3.1: 100 for each piece more, 1 for each square that the master is nearer to the enemy temple;"
                    + " nus:PIECE:WAY:STEPS with other weights, steps as a king makes them";
        }

        @Override
        public int score(Position position) {
            OnitamaPosition p = (OnitamaPosition) position;
            int own = p.side;
            int other = 1 - own;
            return piece * (p.pieces(own) - p.pieces(other)) + distance(p, other) - distance(p, own);
        }

        /** How far this side's master is from its goal, by the weights. */
        private int distance(OnitamaPosition p, int of) {
            int across = across(p, of);
            int along = along(p, of);
            return way * (across + along) + steps * Math.max(across, along);
        }

        private static int across(OnitamaPosition p, int of) {
            return Math.abs(p.master(of) % p.size - OnitamaSetup.goal(p.size, of) % p.size);
        }

        private static int along(OnitamaPosition p, int of) {
            return Math.abs(p.master(of) / p.size - OnitamaSetup.goal(p.size, of) / p.size);
        }

        @Override
        public void features(Position position, int[] out) {
            OnitamaPosition p = (OnitamaPosition) position;
            int own = p.side;
            int other = 1 - own;
            out[0] = p.pieces(own) - p.pieces(other);
            out[1] = across(p, other) + along(p, other) - across(p, own) - along(p, own);
            out[2] = Math.max(across(p, other), along(p, other)) - Math.max(across(p, own), along(p, own));
        }

        @Override
        public List<String> names() {
            return NAMES;
        }

        @Override
        public int[] weights() {
            return new int[] {piece, way, steps};
        }

        @Override
        public Tunable with(int[] weights) {
            return new Nus(weights[0], weights[1], weights[2]);
        }

        /** Two pieces. */
        @Override
        public double scale() {
            return Math.max(1, 2 * piece);
        }
    }
}
