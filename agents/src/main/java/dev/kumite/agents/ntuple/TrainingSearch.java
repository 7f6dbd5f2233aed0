package dev.kumite.agents.ntuple;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;

/** Finds the best move a few plies deep by the network's values: a minimal alpha-beta search, for training. */
final class TrainingSearch {
    private final Network.Sight sight;
    private final int depth;
    private final int width;
    /** The moves of the position at each ply, from {@code ply * width} on. */
    private final int[] moves;

    private int count;
    private double value;

    /** @param depth 1 looks at the positions after each move */
    TrainingSearch(Game game, Network.Sight sight, int depth) {
        this.sight = sight;
        this.depth = depth;
        width = game.maxMoves();
        moves = new int[depth * width];
    }

    /** The best move, ties by lot; {@link #value()} then says what it is worth to the player to move. */
    int choose(Position position, Rng rng) {
        count = position.moves(moves, 0);
        boolean wins = position.canWin();
        int ties = 0;
        int chosen = moves[0];
        value = -2;
        for (int i = 0; i < count; i++) {
            if (wins && !position.wins(moves[i])) continue;
            double worth = after(position, moves[i], depth - 1, Math.nextDown(value), 2);
            if (worth > value) {
                value = worth;
                ties = 0;
            }
            if (worth == value && rng.below(++ties) == 0) chosen = moves[i];
        }
        return chosen;
    }

    double value() {
        return value;
    }

    /** Any of the moves of the position that was looked at last. */
    int anyMove(Rng rng) {
        return moves[rng.below(count)];
    }

    /** What a move is worth to the player who makes it; exact only between alpha and beta. */
    private double after(Position position, int move, int depthLeft, double alpha, double beta) {
        int mover = position.sideToMove();
        position.make(move);
        int result = position.result();
        double worth = result == Result.ONGOING ? -value(position, depthLeft, -beta, -alpha) : ofEnd(result, mover);
        position.unmake();
        return worth;
    }

    private double value(Position position, int depthLeft, double alpha, double beta) {
        if (depthLeft == 0 || position.canWin()) return sight.value(position);
        double best = -2;
        int from = (depth - depthLeft) * width;
        int end = position.moves(moves, from);
        for (int i = from; i < end && best < beta; i++)
            best = Math.max(best, after(position, moves[i], depthLeft - 1, Math.max(alpha, best), beta));
        return best;
    }

    private static double ofEnd(int result, int side) {
        int winner = Result.winner(result);
        return winner < 0 ? 0 : winner == side ? 1 : -1;
    }
}
