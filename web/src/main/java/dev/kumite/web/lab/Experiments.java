package dev.kumite.web.lab;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.cost.CostEstimator;
import dev.kumite.lab.experiment.cost.CostReport;
import dev.kumite.lab.experiment.file.ExperimentCatalogue;
import dev.kumite.lab.experiment.file.ExperimentCheck;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.experiment.report.Reproduction;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.ExperimentEntry;
import dev.kumite.lab.view.ReproductionEntry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The papers' experiments: what they play, and what came of the runs that play one. */
public final class Experiments {
    private Experiments() {}

    public static List<ExperimentEntry> all() {
        return ExperimentCatalogue.shipped().all().stream()
                .map(ExperimentEntry::of)
                .toList();
    }

    /** What a shipped experiment plays at a scale; runs of the user's own files are started from the command line. */
    public static Plan plan(@Nullable String id, @Nullable String scale, Agents agents) {
        Experiment experiment = find(id);
        Scale wanted = scale(scale);
        ExperimentCheck.check(experiment, wanted, agents);
        return experiment.plan(wanted);
    }

    /** What a shipped experiment will cost at a scale; takes some seconds. */
    public static CostReport cost(@Nullable String id, @Nullable String scale, Agents agents, Path store, int workers) {
        Experiment experiment = find(id);
        Scale wanted = scale(scale);
        ExperimentCheck.check(experiment, wanted, agents);
        return CostEstimator.report(List.of(experiment), wanted, agents, store, workers, each -> {});
    }

    private static Experiment find(@Nullable String id) {
        return ExperimentCatalogue.shipped()
                .get(id == null ? "" : id)
                .orElseThrow(() -> new BadInput("there is no experiment '" + id + "'; /api/experiments lists them"));
    }

    private static Scale scale(@Nullable String word) {
        return Scale.ofWord(word == null ? Scale.QUICK.word() : word);
    }

    /** The experiment that a run plays, if it is one, with what came of it so far. */
    static Optional<Reproduction> of(Store store, StoredRun run, Agents agents) {
        return Reproducer.of(run.plan(), agents, store.file(), 0)
                .map(reproducer -> reproducer.judge(store, run, Totals.of(store, run)));
    }

    static @Nullable ReproductionEntry entry(Store store, StoredRun run, Agents agents) {
        return of(store, run, agents).map(ReproductionEntry::of).orElse(null);
    }
}
