package dev.kumite.agents.tree;

import dev.kumite.agents.MovePolicy;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;

/**
 * The rule of schulz 4.2 with a game's evaluation: a winning move if there is one, else the move with the best score
 * after it, where a move that lets the opponent win at once scores minus infinity. Ties are broken at random. One per
 * thread.
 */
final class EvaluationRule implements MovePolicy {
    private static final int HOPELESS = -Evaluation.LIMIT - 1;

    private final Evaluation evaluation;
    private final int[] moves;

    EvaluationRule(Game game, Evaluation evaluation) {
        this.evaluation = evaluation;
        moves = new int[game.maxMoves()];
    }

    @Override
    public int pick(Position position, Rng rng) {
        int count = position.moves(moves, 0);
        int win = Result.win(position.sideToMove());
        int top = Integer.MIN_VALUE;
        int picked = moves[0];
        int ties = 0;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int result = position.result();
            int score = result == Result.ONGOING ? afterMove(position) : result == win ? Evaluation.LIMIT : 0;
            position.unmake();
            if (score == Evaluation.LIMIT) return moves[i];
            if (score > top) ties = 0;
            if (score >= top && rng.below(++ties) == 0) picked = moves[i];
            top = Math.max(top, score);
        }
        return picked;
    }

    private int afterMove(Position position) {
        return position.canWin() ? HOPELESS : -evaluation.score(position);
    }
}
