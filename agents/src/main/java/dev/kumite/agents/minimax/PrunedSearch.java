package dev.kumite.agents.minimax;

import dev.kumite.agents.Budget;
import dev.kumite.agents.ExactValues;
import dev.kumite.agents.Stopwatch;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.oracle.Oracle;
import org.jspecify.annotations.Nullable;

/**
 * Alpha-beta (Knuth and Moore 1975), fail-soft: the value of minimax without the lines that cannot change it. A score
 * above alpha and below beta is exact; one at or below alpha is a bound from above, one at or above beta from below.
 *
 * <p>How much is saved depends on trying the best move first, which is {@link Ordering}'s business. A win at hand needs
 * no search at all: nothing scores higher than winning with the next move.
 */
final class PrunedSearch extends FixedDepthSearch {
    private final Ordering ordering;
    private final @Nullable Oracle oracle;
    private ExactValues exactValues;

    PrunedSearch(Game game, Evaluation evaluation, Budget budget, @Nullable Oracle oracle) {
        super(game, evaluation, budget);
        this.oracle = oracle;
        exactValues = new ExactValues(oracle, position);
        ordering = new Ordering(arena, width);
    }

    @Override
    void begin(Position root, Stopwatch watch) {
        super.begin(root, watch);
        exactValues = new ExactValues(oracle, root);
        ordering.clear();
    }

    @Override
    ExactValues.Way way() {
        return exactValues.way();
    }

    /**
     * Best first by the pass before. The window opens one below the best score so far, so that a move which equals it is
     * told apart from one that is worse, and minimax's rule for ties holds here too.
     */
    @Override
    void searchRoot(RootTable root, int depth) {
        int[] order = root.order();
        root.forget();
        int best = -Scores.INFINITE + 1;
        for (int i : order) {
            int score = child(root.moves[i], depth - 1, 1, best - 1, Scores.INFINITE);
            if (stopped()) return;
            root.set(i, score, score < best, lineFrom(root.moves[i]));
            best = Math.max(best, score);
        }
    }

    /** What a move is worth for the player who makes it, whose window it is; {@code ply} counts the position after it. */
    private int child(int move, int depth, int ply, int alpha, int beta) {
        position.make(move);
        int score = -score(depth, ply, -beta, -alpha);
        position.unmake();
        return score;
    }

    private int score(int depth, int ply, int alpha, int beta) {
        if (!visit()) return 0;
        int exact = exactValues.value(position);
        if (isLeaf(depth)) return leaf(ply, exact);
        clearLine(ply);
        if (exactValues.decide(exact, position)) return ExactValues.reached(exact, ply);
        int from = ply * width;
        int end = position.moves(arena, from);
        if (position.canWin()) return takeWin(from, end, ply);

        long key = position.key();
        ordering.rank(position, key, ply, from, end);
        int best = -Scores.INFINITE;
        int floor = alpha;
        for (int i = from; i < end; i++) {
            int move = ordering.next(i, end);
            int score = child(move, depth - 1, ply + 1, floor, beta);
            if (stopped()) return 0;
            if (score <= best) continue;
            best = score;
            if (score <= floor) continue;
            floor = score;
            keepLine(ply, move);
            ordering.remember(key, move);
            if (score >= beta) {
                ordering.reward(position, move, ply, depth);
                break;
            }
        }
        return best;
    }

    /** The position after the winning move counts as visited, so that node counts compare with minimax's. */
    private int takeWin(int from, int end, int ply) {
        if (!visit()) return 0;
        int win = from;
        while (win < end - 1 && !position.wins(arena[win])) win++;
        clearLine(ply + 1);
        keepLine(ply, arena[win]);
        return Scores.WIN - ply - 1;
    }
}
