package dev.kumite.agents.tree;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;

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
