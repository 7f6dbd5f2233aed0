package dev.kumite.games;

import dev.kumite.games.evaluation.Evaluation;

/**
 * Where evaluations come from that are not a game's own but were learned: found through
 * {@link java.util.ServiceLoader}, so that whoever searches with one need not know the learner.
 */
public interface EvaluationSource {

    /** What to write before the {@code @} and the file: {@code eval=ntuple@FILE}. */
    String name();

    /** What was learned and kept in a file; {@link dev.kumite.base.BadInput} where that is not for this game. */
    Evaluation read(Game game, String file);

    /** What ships with Kumite for this game; {@link dev.kumite.base.BadInput} where nothing does. */
    Evaluation shipped(Game game);
}
