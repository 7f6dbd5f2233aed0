package dev.kumite.agents.net;

import dev.kumite.games.EvaluationSource;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import java.util.Optional;

/** {@code eval=net} and {@code eval=net@FILE}. */
public final class NetSource implements EvaluationSource {

    @Override
    public String name() {
        return "net";
    }

    @Override
    public Evaluation read(Game game, String file) {
        return NetFile.read(game, file);
    }

    @Override
    public Evaluation shipped(Game game) {
        return NetFile.shipped(game);
    }

    @Override
    public Optional<Evaluation> best(Game game) {
        return NetFile.best(game);
    }
}
