package dev.kumite.games;

import dev.kumite.games.evaluation.Evaluation;
import java.util.Optional;

/**
 * A source of learned evaluations, such as trained networks. The service loader finds it, so that a search can use an
 * evaluation without knowing how it was learned.
 */
public interface EvaluationSource {

    /** What to write before the {@code @} and the file: {@code eval=ntuple@FILE}. */
    String name();

    /** The evaluation in this file; {@link dev.kumite.base.BadInput} if it was not learned for this game. */
    Evaluation read(Game game, String file);

    /** The evaluation that ships with Kumite for this game; {@link dev.kumite.base.BadInput} if none does. */
    Evaluation shipped(Game game);

    /** The one that ships for this game if a search plays better with it than with the game's own, at equal time. */
    default Optional<Evaluation> best(Game game) {
        return Optional.empty();
    }
}
