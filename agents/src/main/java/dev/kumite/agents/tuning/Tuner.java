package dev.kumite.agents.tuning;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.evaluation.Weights;
import dev.kumite.games.oracle.Oracle;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Plays an agent against itself and fits the weights of an evaluation to the results. Games are stored as they finish, so
 * that a run that was stopped can continue; the same seed gives the same weights with any number of workers.
 */
public final class Tuner {
    private static final int EPOCHS = 40;

    private final Game game;
    private final AgentMaker agent;
    private final Tunable evaluation;
    private final int opening;
    private final long seed;

    /** Each game begins with up to {@code opening} random plies. */
    public Tuner(Game game, AgentMaker agent, Tunable evaluation, int opening, long seed) {
        this.game = game;
        this.agent = agent;
        this.evaluation = evaluation;
        this.opening = opening;
        this.seed = seed;
    }

    /**
     * What tuning found.
     *
     * @param weights the new weights as text, ready for a file
     * @param lossBefore mean log loss of the results with the old weights, in nats
     * @param lossAfter the same with the new ones
     */
    public record Tuned(String weights, int games, int positions, double lossBefore, double lossAfter) {}

    public Tuned tune(int games, int workers, Path gamesFile, IntConsumer progress) {
        String conditions = game.text() + " " + agent.text() + " opening=" + opening + " seed=" + seed;
        try (GamesFile file = new GamesFile(gamesFile, conditions)) {
            play(games, workers, file, progress);
            List<TuningGame> wanted = file.games().values().stream()
                    .filter(played -> played.number() < games)
                    .toList();
            return fit(wanted, conditions);
        }
    }

    private void play(int games, int workers, GamesFile file, IntConsumer progress) {
        AtomicInteger done = new AtomicInteger();
        try (Crew crew = new Crew(workers, "tuning")) {
            crew.share(games, (worker, number) -> {
                if (!file.has(number)) file.add(TuningGame.play(game, agent, opening, seed, number));
                progress.accept(done.incrementAndGet());
            });
        }
    }

    private Tuned fit(List<TuningGame> games, String conditions) {
        String comment = "tuned on " + games.size() + " games of self-play: " + conditions;
        Samples samples = new Samples(game, evaluation, games, seed);
        return fit(evaluation, samples, new LogisticFit(evaluation, false), games.size(), comment);
    }

    /** Fits the weights for endings to the exact values of random ones. */
    public static Tuned tuneEndings(Game game, Tunable evaluation, Oracle oracle, int count, long seed) {
        String comment = "tuned on the exact values of " + count + " endings with up to " + oracle.pieces()
                + " pieces: " + game.text() + " seed=" + seed;
        Samples samples = new Samples(evaluation, oracle, count, seed);
        return fit(evaluation, samples, new LogisticFit(evaluation, true), 0, comment);
    }

    private static Tuned fit(Tunable evaluation, Samples samples, LogisticFit fit, int games, String comment) {
        double before = Double.NaN;
        double after = Double.NaN;
        for (int epoch = 0; epoch < EPOCHS && samples.size() > 0; epoch++) {
            after = fit.epoch(samples);
            if (epoch == 0) before = after;
        }
        String text = Weights.write(evaluation.names(), fit.rounded(), comment);
        return new Tuned(text, games, samples.size(), before, after);
    }
}
