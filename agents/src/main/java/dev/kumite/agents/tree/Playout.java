package dev.kumite.agents.tree;

import dev.kumite.agents.MovePolicy;
import dev.kumite.games.Game;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import org.jspecify.annotations.Nullable;

/** Plays a game from a leaf to its end. One per thread. */
interface Playout {

    /**
     * Plays until the game is over or {@code maxPlies} plies were played and leaves the final position.
     *
     * @return the number of plies played; the moves are in {@code trace}, unless it is null
     */
    int play(Position position, Rng rng, int maxPlies, int @Nullable [] trace);

    /**
     * The player who moved into the leaf plays by a rule, the other one greedily (schulz 4.3, MCTSHeuristic, as its program
     * has it).
     */
    final class ByRule implements Playout {
        private final MovePolicy rule;

        ByRule(MovePolicy rule) {
            this.rule = rule;
        }

        @Override
        public int play(Position position, Rng rng, int maxPlies, int @Nullable [] trace) {
            int greedy = position.sideToMove();
            int plies = 0;
            while (plies < maxPlies && position.result() == Result.ONGOING) {
                int move = position.sideToMove() == greedy
                        ? position.playoutMove(rng, Policy.GREEDY)
                        : rule.pick(position, rng);
                if (trace != null) trace[plies] = move;
                position.make(move);
                plies++;
            }
            return plies;
        }
    }

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

    /** The value of a playout that was cut off before the end, from 0 to 1 for side 0. */
    interface CutOffValue {
        /** A playout that reached the game's ply cap. */
        CutOffValue DRAW = position -> 0.5;

        double forSideZero(Position unfinished);

        /**
         * A win or a loss by the sign of the evaluation.
         *
         * @param tie what an even position counts for side 0
         */
        static CutOffValue sign(Evaluation evaluation, double tie) {
            return position -> {
                int score = evaluation.score(position);
                return score == 0 ? tie : score > 0 == (position.sideToMove() == 0) ? 1 : 0;
            };
        }

        /** The evaluation as an expected result. */
        static CutOffValue squash(Evaluation evaluation) {
            return position -> {
                double expected = evaluation.squash(evaluation.score(position));
                return (1 + (position.sideToMove() == 0 ? expected : -expected)) / 2;
            };
        }
    }
}
