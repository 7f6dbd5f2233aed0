package dev.kumite.agents.tabular;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.function.BooleanSupplier;

/**
 * Alpha-beta with the table's values at the leaves; the move with the best value in the table is tried first. Wins in
 * one are detected before any look-up, so from depth 2 on they are played, and losses in one avoided, whatever the
 * table says.
 *
 * <p>It is not one search with that of the networks: the table values all moves of a position at once without making
 * them, so the last ply is a look-up here and a loop of make, evaluate and unmake there.
 */
final class TableSearch {
    /** Beyond what the table says of any move. */
    private static final double WIN = 2;

    private static final double PLY = 0.001;
    private static final double INFINITE = 3;

    private final MoveValues table;
    private final boolean winsFirst;
    private final BooleanSupplier stop;
    private final int width;
    private final int[] moves;
    private final double[] values;
    private long nodes;
    private boolean stopped;

    /**
     * @param winsFirst whether one ply ahead, too, a win at hand counts more than what the table says
     * @param stop asked at every position whether to give up
     */
    TableSearch(Game game, MoveValues table, boolean winsFirst, int depth, BooleanSupplier stop) {
        this.table = table;
        this.winsFirst = winsFirst;
        this.stop = stop;
        width = game.maxMoves();
        moves = new int[depth * width];
        values = new double[depth * width];
    }

    /** The room for moves that a table's values need. */
    static int room(Game game, int depth) {
        return depth * game.maxMoves();
    }

    /**
     * Writes what each of the position's moves is worth for the player to move, looking so many plies ahead. Only those
     * of the best moves are exact; the others are no better than they say.
     *
     * @return false where it gave up, and nothing is to be trusted
     */
    boolean judge(Position position, int[] rootMoves, int count, int depth, double[] out) {
        stopped = false;
        nodes = count;
        table.judge(position, rootMoves, 0, count, out);
        if (depth == 1 && !winsFirst) return true;
        double best = -INFINITE;
        for (int i = 0; i < count && !stopped; i++) {
            if (position.wins(rootMoves[i])) out[i] = WIN - PLY;
            else if (depth > 1) out[i] = child(position, rootMoves[i], depth - 1, 1, Math.nextDown(best), INFINITE);
            best = Math.max(best, out[i]);
        }
        return !stopped;
    }

    private double child(Position position, int move, int depth, int ply, double alpha, double beta) {
        position.make(move);
        double value = -value(position, depth, ply, -beta, -alpha);
        position.unmake();
        return value;
    }

    private double value(Position position, int depth, int ply, double alpha, double beta) {
        if (position.result() != Result.ONGOING) return over(position, ply);
        if (position.canWin()) return WIN - PLY * (ply + 1);
        if (stop.getAsBoolean()) {
            stopped = true;
            return 0;
        }
        int from = ply * width;
        int end = position.moves(moves, from);
        nodes += end - from;
        table.judge(position, moves, from, end, values);
        return depth == 1 ? highest(from, end) : best(position, from, end, depth, ply, alpha, beta);
    }

    private double highest(int from, int end) {
        double best = values[from];
        for (int i = from + 1; i < end; i++) best = Math.max(best, values[i]);
        return best;
    }

    private double best(Position position, int from, int end, int depth, int ply, double alpha, double beta) {
        double best = -INFINITE;
        for (int i = from; i < end; i++) {
            bringBest(i, end);
            double value = child(position, moves[i], depth - 1, ply + 1, Math.max(alpha, best), beta);
            if (stopped) return 0;
            best = Math.max(best, value);
            if (best >= beta) break;
        }
        return best;
    }

    private void bringBest(int at, int end) {
        int best = at;
        for (int i = at + 1; i < end; i++) if (values[i] > values[best]) best = i;
        int move = moves[best];
        double value = values[best];
        moves[best] = moves[at];
        values[best] = values[at];
        moves[at] = move;
        values[at] = value;
    }

    private static double over(Position position, int ply) {
        int winner = Result.winner(position.result());
        if (winner < 0) return 0;
        return winner == position.sideToMove() ? WIN - PLY * ply : PLY * ply - WIN;
    }

    long nodes() {
        return nodes;
    }

    /** Plies to a win that was seen, negative for a loss, 0 where nothing is certain. */
    static int winIn(double value) {
        if (Math.abs(value) <= 1) return 0;
        int plies = (int) Math.round((WIN - Math.abs(value)) / PLY);
        return value > 0 ? plies : -plies;
    }
}
