package dev.kumite.games;

import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import java.util.Optional;

/** A source of learned evaluations that have learned nothing, which the service loader finds in tests. */
public final class StubEvaluations implements EvaluationSource {
    static final String NAME = "learned-in-tests";

    /**
     * Scores every position as even.
     *
     * @param file where it was read from
     */
    record Even(String file) implements Evaluation {
        @Override
        public String name() {
            return NAME;
        }

        @Override
        public String help() {
            return "nothing";
        }

        @Override
        public int score(Position position) {
            return 0;
        }

        @Override
        public double scale() {
            return 1;
        }
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Evaluation read(Game game, String file) {
        return new Even(file);
    }

    @Override
    public Evaluation shipped(Game game) {
        if (game.name().equals("onitama")) return new Even("shipped");
        throw new BadInput("none ships for '" + game.name() + "'");
    }

    @Override
    public Optional<Evaluation> best(Game game) {
        return game instanceof StubGame ? Optional.of(new Even("best")) : Optional.empty();
    }
}
