package dev.kumite.cli.bench;

import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.games.Game;
import java.util.List;
import java.util.Map;

/** Training games by one worker, one after the other from the same learner: its table grows as in real training. */
final class Trainings {
    private static final int GAMES = 1000;
    private static final long MEMORY = 256L << 20;

    private Trainings() {}

    /** The rows whose agents are in the register. */
    static List<Row> rows() {
        String cards = "onitama(cards=rabbit+cobra+rooster+tiger+monkey, first=blue)";
        return Searches.known("tdlambda")
                ? List.of(new Row("onitama-5x5-tdlambda-training", "games", cards, Trainings::work))
                : List.of();
    }

    private static Workload work(Game game) {
        Training training = new Training(Searches.maker("tdlambda"), game, null, GAMES, Map.of(), 1);
        Trainer trainer = new Trainer(training, 1, MEMORY);
        return () -> {
            trainer.train(trainer.knowledge().games() + GAMES, Trainer.Progress.NONE);
            return GAMES;
        };
    }
}
