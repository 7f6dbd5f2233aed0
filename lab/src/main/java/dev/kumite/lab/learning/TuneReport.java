package dev.kumite.lab.learning;

import dev.kumite.agents.tuning.Tuner;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import java.nio.file.Path;
import java.util.List;

/**
 * The result of tuning, for {@code kumite tune}.
 *
 * @param source what the positions were: those of a number of games, or endgames
 */
public record TuneReport(Tunable evaluation, Tuner.Tuned tuned, String source, Path file) implements Printable {
    @Override
    public List<String> lines(int width) {
        return List.of(
                "Fitted " + evaluation.names().size() + " weights to " + NumberText.count(tuned.positions()) + " "
                        + source + "; log loss " + NumberText.decimal("%.4f", tuned.lossBefore()) + " before, "
                        + NumberText.decimal("%.4f", tuned.lossAfter()) + " after.",
                "Written to " + file + "; use it as strong(eval=" + evaluation.name() + "@" + file + ").");
    }
}
