package dev.kumite.games.onitama;

import dev.kumite.games.Evaluation;
import dev.kumite.games.Position;

/**
 * The judgement of nus 3.1: "winning, having pieces alive and killing enemy pieces, and distance between own master and
 * the enemy's temple", in decreasing importance. Winning is the search's business. The paper prints no weights; ours
 * make a piece outweigh every distance: 100 for a piece, 1 for each square of the master's way, counted along rows and
 * columns (18 at most, on 13×13), each minus the same for the other side.
 */
final class Nus implements Evaluation {
    private static final int PIECE = 100;

    @Override
    public String name() {
        return "nus";
    }

    @Override
    public String help() {
        return "nus 3.1: 100 for each piece more, 1 for each square that the master is nearer to the enemy temple";
    }

    @Override
    public int score(Position position) {
        OnitamaPosition p = (OnitamaPosition) position;
        int own = p.side;
        int other = 1 - own;
        return PIECE * (p.pieces(own) - p.pieces(other)) + way(p, other) - way(p, own);
    }

    /** How many squares, along rows and columns, this side's master is away from its goal. */
    private static int way(OnitamaPosition p, int of) {
        int master = p.master(of);
        int goal = Setup.goal(p.size, of);
        return Math.abs(master % p.size - goal % p.size) + Math.abs(master / p.size - goal / p.size);
    }

    /** Two pieces. */
    @Override
    public double scale() {
        return 2 * PIECE;
    }
}
