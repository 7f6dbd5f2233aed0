package dev.kumite.agents.minimax;

import dev.kumite.agents.Budget;
import dev.kumite.agents.ExactValues;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.oracle.Oracle;
import java.util.Arrays;

/**
 * The common part of both searches: position, move arena, principal variation, budget. A node is a position reached by
 * a move; the root itself does not count.
 */
abstract class FixedDepthSearch {
    /** Between two looks at the clock, a small part of a millisecond. */
    private static final int NODES_PER_LOOK = 256;

    final Evaluation evaluation;
    /** Room for the moves of one position. */
    final int width;
    /** The moves of the position at each ply, from {@code ply * width} on. */
    final int[] arena;

    /** The best line from each ply on, from {@code ply * stride} on. */
    private final int[] lines;

    private final int[] lengths;
    private final int stride;

    private final Budget budget;
    Position position;
    private Stopwatch watch;
    private long nodes;
    private boolean stopped;
    private boolean horizonSeen;

    FixedDepthSearch(Game game, Evaluation evaluation, Budget budget) {
        this.evaluation = evaluation;
        this.budget = budget;
        width = game.maxMoves();
        stride = budget.depth() + 2;
        arena = new int[stride * width];
        lines = new int[stride * stride];
        lengths = new int[stride];
        position = game.start(1);
        watch = new Stopwatch(budget, Thinking.unwatched());
    }

    /** Sets up a search from this position, whose history counts. */
    void begin(Position root, Stopwatch watch) {
        position = root.copy();
        this.watch = watch;
        nodes = 0;
        stopped = false;
    }

    /** Searches all root moves to this depth; false when the budget ended the pass early. */
    final boolean pass(RootTable root, int depth) {
        horizonSeen = false;
        searchRoot(root, depth);
        return !stopped;
    }

    abstract void searchRoot(RootTable root, int depth);

    final long nodes() {
        return nodes;
    }

    /** Whether the last pass had to evaluate a position because of its depth, so that a deeper one may differ. */
    final boolean sawHorizon() {
        return horizonSeen;
    }

    final boolean stopped() {
        return stopped;
    }

    /** Counts a node; false when the budget is used up. */
    final boolean visit() {
        if (nodes >= budget.nodes() || nodes % NODES_PER_LOOK == 0 && !watch.timeLeft()) {
            stopped = true;
            return false;
        }
        nodes++;
        return true;
    }

    /** Whether there is nothing to search below this node; {@link #leaf} then has its score. */
    final boolean isLeaf(int depth) {
        return depth == 0 || position.result() != Result.ONGOING;
    }

    /** The root's way to a win that is known without a search. */
    ExactValues.Way way() {
        return ExactValues.Way.NONE;
    }

    /** @param exact the position's value for the player to move, where it is known */
    final int leaf(int ply, int exact) {
        lengths[ply] = 0;
        if (position.result() != Result.ONGOING) return Scores.over(position, ply);
        horizonSeen = true;
        return ExactValues.held(exact, evaluation.score(position));
    }

    /** No move is best yet at this ply. */
    final void clearLine(int ply) {
        lengths[ply] = 0;
    }

    /** {@code move}, followed by the line of the next ply, is the best at this ply. */
    final void keepLine(int ply, int move) {
        int at = ply * stride;
        lines[at] = move;
        System.arraycopy(lines, at + stride, lines, at + 1, lengths[ply + 1]);
        lengths[ply] = lengths[ply + 1] + 1;
    }

    /** The line of the root after {@code move}, whose continuation was just searched. */
    final int[] lineFrom(int move) {
        keepLine(0, move);
        return Arrays.copyOf(lines, lengths[0]);
    }

    /** Textbook minimax (nus 3.1, tischner figure 1): every line to the full depth. */
    static final class PlainSearch extends FixedDepthSearch {

        PlainSearch(Game game, Evaluation evaluation, Budget budget) {
            super(game, evaluation, budget);
        }

        @Override
        void searchRoot(RootTable root, int depth) {
            for (int i = 0; i < root.moves.length; i++) {
                int score = child(root.moves[i], depth - 1, 1);
                if (stopped()) return;
                root.set(i, score, false, lineFrom(root.moves[i]));
            }
        }

        /** What a move is worth for the player who makes it; {@code ply} counts the position after it. */
        private int child(int move, int depth, int ply) {
            position.make(move);
            int score = -score(depth, ply);
            position.unmake();
            return score;
        }

        private int score(int depth, int ply) {
            if (!visit()) return 0;
            if (isLeaf(depth)) return leaf(ply, Oracle.UNKNOWN);
            clearLine(ply);
            int from = ply * width;
            int end = position.moves(arena, from);
            int best = -Scores.INFINITE;
            for (int i = from; i < end; i++) {
                int score = child(arena[i], depth - 1, ply + 1);
                if (stopped()) return 0;
                if (score <= best) continue;
                best = score;
                keepLine(ply, arena[i]);
            }
            return best;
        }
    }
}
