package dev.kumite.lab.experiment.file;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.base.Nearest;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Published;
import dev.kumite.lab.experiment.PublishedCurve;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.run.PreparedPlan;
import java.util.List;

/** Parses every game, agent and opening of an experiment as if it were played; complaints name the file's line. */
public final class ExperimentCheck {
    private ExperimentCheck() {}

    /** At all scales. */
    public static void check(Experiment experiment, Agents agents) {
        checkPublished(experiment);
        for (Scale scale : Scale.values()) check(experiment, scale, agents);
    }

    public static void check(Experiment experiment, Scale scale, Agents agents) {
        ScaledExperiment scaled = experiment.at(scale);
        boolean right = Pretraining.dryRun(scaled.lessons(), agents, known -> {
            check(experiment, scaled, known);
            return true;
        });
        assert right;
    }

    /** Refuses a pattern that no cell's label fits; {@code option} is what gave it. */
    public static void requireCells(Experiment experiment, Scale scale, String option, String pattern) {
        ScaledExperiment scaled = experiment.at(scale);
        if (scaled.matching(pattern).isEmpty())
            throw new BadInput(option + " " + pattern + ": " + experiment.id() + " has no such cell; "
                    + Nearest.hint(pattern, scaled.labels()));
    }

    /** Published figures stand in a table beside ours; what cannot be compared says why. */
    private static void checkPublished(Experiment experiment) {
        for (Published published : experiment.published())
            published.words().forEach((measure, word) -> {
                if (published.note(Measures.parse(measure)).isEmpty())
                    throw new BadInput("'" + measure + "' of '" + published.cell() + "' is " + word
                                    + "; say why in its 'note'")
                            .at(published.place());
            });
        for (PublishedCurve curve : experiment.publishedCurves())
            if (experiment.plots().stream().noneMatch(curve::shownIn))
                throw new BadInput("the published curve '" + curve.name()
                                + "' is compared with nothing; add a plot of curves with the same x, y and cells")
                        .at(curve.place());
        boolean some = !experiment.published().isEmpty()
                || !experiment.publishedCurves().isEmpty();
        if (some && !experiment.unpublished().isEmpty())
            throw new BadInput("'unpublished' says why there are no published figures, but there are some")
                    .at(experiment.source().name());
    }

    private static void check(Experiment experiment, ScaledExperiment scaled, Agents agents) {
        for (ScaledExperiment.Cell cell : scaled.cells())
            try {
                Plan plan = new Plan(
                        experiment.id(), experiment.seed(), List.of(cell.contest()), new Stop.Never(), Limits.USUAL);
                PreparedPlan.of(plan, agents);
            } catch (BadInput bad) {
                throw bad.at(cell.place());
            }
    }
}
