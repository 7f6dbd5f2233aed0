package dev.kumite.agents.minimax;

import dev.kumite.agents.Budget;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.oracle.Oracle;

/** Textbook minimax (nus 3.1, tischner figure 1): every line to the full depth. */
final class PlainSearch extends FixedDepthSearch {

    PlainSearch(Game game, Evaluation evaluation, Budget budget) {
        super(game, evaluation, budget);
    }

    @Override
    void searchRoot(RootTable root, int depth) {
        for (int i = 0; i < root.moves.length; i++) {
            int score = child(root.moves[i], depth - 1, 1);
            if (stopped()) return;
            root.set(i, score, lineFrom(root.moves[i]));
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
