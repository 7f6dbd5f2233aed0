package dev.kumite.solver;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.oracle.Oracle;

/**
 * A tablebase with distances: how many plies remain until a move that cannot be taken back. Whoever has won plays such a
 * move if it keeps the win, or else a move to the next smaller distance. Either brings the end nearer for good:
 * irreversible moves run out, and so do distances.
 */
public abstract class DistanceTablebase implements Oracle {
    private final int mostMoves;

    /** No position has more than {@code mostMoves}. */
    protected DistanceTablebase(int mostMoves) {
        this.mostMoves = mostMoves;
    }

    /** The plies to the next irreversible move in a position that is decided; −1 where they are not kept. */
    protected abstract int distance(Position position);

    /** Whether a legal move cannot be taken back; the position is left as it was. */
    protected abstract boolean isIrreversible(Position position, int move);

    @Override
    public final int winningMove(Position position) {
        if (position.result() != Result.ONGOING || value(position) != WIN) return NO_MOVE;
        int[] moves = new int[mostMoves];
        int end = position.moves(moves, 0);
        int best = NO_MOVE;
        int bestCost = Integer.MAX_VALUE;
        for (int i = 0; i < end; i++) {
            int cost = cost(position, moves[i]);
            if (cost >= bestCost) continue;
            bestCost = cost;
            best = moves[i];
        }
        return best;
    }

    /** The lower, the better: first moves that end the game, then irreversible ones, then by the distance that is left. */
    private int cost(Position position, int move) {
        int mover = position.sideToMove();
        boolean irreversible = isIrreversible(position, move);
        position.make(move);
        int cost = Integer.MAX_VALUE;
        if (position.result() != Result.ONGOING) cost = Result.winner(position.result()) == mover ? -1 : cost;
        else if (value(position) == LOSS) {
            int distance = distance(position);
            if (distance >= 0) cost = (irreversible ? 0 : distance << 8) + distance;
        }
        position.unmake();
        return cost;
    }
}
