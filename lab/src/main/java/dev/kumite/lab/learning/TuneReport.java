package dev.kumite.lab.learning;

import dev.kumite.agents.tuning.Tuner;
import dev.kumite.base.NewFile;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The result of tuning an evaluation, for {@code kumite tune}: weights, which are written to a file, and how well they
 * fit.
 *
 * @param source what the positions were: those of a number of games, or endgames
 */
public record TuneReport(Tunable evaluation, Tuner.Tuned tuned, String source, Path file) implements Printable {

    /**
     * Tunes by games of self-play, which are kept beside the file of the weights as they finish.
     *
     * @param option the one that named the file, for complaints
     */
    public static TuneReport ofGames(
            String option, Path file, Tuner tuner, int games, int workers, IntConsumer progress) {
        Path kept = file.resolveSibling(file.getFileName() + ".games");
        Tuner.Tuned tuned = tuner.tune(games, workers, kept, progress);
        String source = "positions of " + NumberText.count(tuned.games()) + " games";
        return written(option, file, tuner.evaluation(), tuned, source);
    }

    /**
     * Tunes by the exact values of endgames.
     *
     * @param name the evaluation's; null for the game's first one with weights
     */
    public static TuneReport ofEndings(
            String option, Path file, Game game, @Nullable String name, Oracle oracle, int count, long seed) {
        Tunable evaluation = Tuner.evaluation(game, name);
        Tuner.Tuned tuned = Tuner.tuneEndings(game, evaluation, oracle, count, seed);
        return written(option, file, evaluation, tuned, "endgames with up to " + oracle.pieces() + " pieces");
    }

    private static TuneReport written(String option, Path file, Tunable evaluation, Tuner.Tuned tuned, String source) {
        NewFile.write(option, file, writer -> writer.write(tuned.weights()));
        return new TuneReport(evaluation, tuned, source, file);
    }

    @Override
    public List<String> lines(int width) {
        return List.of(
                "Fitted " + evaluation.names().size() + " weights to " + NumberText.count(tuned.positions()) + " "
                        + source + "; log loss " + NumberText.decimal("%.4f", tuned.lossBefore()) + " before, "
                        + NumberText.decimal("%.4f", tuned.lossAfter()) + " after.",
                "Written to " + file + "; use it as strong(eval=" + evaluation.name() + "@" + file + ").");
    }
}
