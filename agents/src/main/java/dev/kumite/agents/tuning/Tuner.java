package dev.kumite.agents.tuning;

import dev.kumite.agents.selfplay.SelfPlay;
import dev.kumite.agents.selfplay.SelfPlayGame;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.evaluation.Weights;
import dev.kumite.games.oracle.Oracle;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Fits the weights of an evaluation to the results of self-play, or to the exact values of endings. */
public final class Tuner {
    private static final int EPOCHS = 40;

    private final SelfPlay selfPlay;
    private final Tunable evaluation;

    public Tuner(SelfPlay selfPlay, Tunable evaluation) {
        this.selfPlay = selfPlay;
        this.evaluation = evaluation;
    }

    /** A tuner of the game's evaluation of this name, its first one with weights if that is null. */
    public static Tuner of(SelfPlay selfPlay, @Nullable String name) {
        Tuner tuner = new Tuner(selfPlay, evaluation(selfPlay.game(), name));
        selfPlay.agent().create(selfPlay.game(), selfPlay.seed()).close();
        return tuner;
    }

    /** What is tuned. */
    public Tunable evaluation() {
        return evaluation;
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
        List<SelfPlayGame> played = selfPlay.play(games, workers, gamesFile, progress);
        String comment = "tuned on " + played.size() + " games of self-play: " + selfPlay.conditions();
        Samples samples = new Samples(selfPlay.game(), evaluation, played, selfPlay.seed());
        return fit(evaluation, samples, new LogisticFit(evaluation, false), played.size(), comment);
    }

    /** The game's evaluation with weights that has this name; its first one if the name is null. */
    public static Tunable evaluation(Game game, @Nullable String name) {
        List<Tunable> choices = game.evaluations().stream()
                .filter(Tunable.class::isInstance)
                .map(Tunable.class::cast)
                .toList();
        if (choices.isEmpty()) throw new BadInput("'" + game.name() + "' has no evaluation with weights to tune");
        if (name == null) return choices.get(0);
        List<String> names = choices.stream().map(Evaluation::name).toList();
        if (names.contains(name)) return choices.get(names.indexOf(name));
        throw new BadInput("--eval=" + name + ": no evaluation of '" + game.name() + "' with weights; "
                + Nearest.hint(name, names));
    }

    /** Fits the weights for endgames to the exact values of random ones. */
    public static Tuned tuneEndings(Game game, Tunable evaluation, Oracle oracle, int count, long seed) {
        String comment = "tuned on the exact values of " + count + " endings with up to " + oracle.pieces()
                + " pieces: " + game.text() + " seed=" + seed;
        Samples samples = new Samples(evaluation, oracle, count, seed);
        return fit(evaluation, samples, new LogisticFit(evaluation, true), 0, comment);
    }

    private static Tuned fit(Tunable evaluation, Samples samples, LogisticFit fit, int games, String comment) {
        if (samples.size() == 0)
            throw new BadInput("these games have no quiet position to learn from; play more --games");
        double before = fit.loss(samples, evaluation.weights());
        for (int epoch = 0; epoch < EPOCHS; epoch++) fit.epoch(samples);
        int[] rounded = fit.rounded();
        String text = Weights.write(evaluation.names(), rounded, comment);
        return new Tuned(text, games, samples.size(), before, fit.loss(samples, rounded));
    }
}
