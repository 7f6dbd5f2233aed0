package dev.kumite.web.lab;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.ExperimentCatalogue;
import dev.kumite.lab.experiment.ExperimentCheck;
import dev.kumite.lab.experiment.ExperimentReader;
import dev.kumite.lab.experiment.Findings;
import dev.kumite.lab.experiment.Reproduction;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.ExperimentEntry;
import dev.kumite.lab.view.ReproductionEntry;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** The papers' experiments: what they play, and which run is one of them. */
public final class Experiments {
    private Experiments() {}

    /** Read once: they ship with the program. */
    private static final class Shipped {
        static final SortedMap<String, Experiment> ALL = ExperimentCatalogue.shipped();
    }

    public static List<ExperimentEntry> all() {
        return Shipped.ALL.values().stream().map(ExperimentEntry::of).toList();
    }

    /** What an experiment plays at a scale; files of one's own are for the command line. */
    public static Plan plan(@Nullable String id, @Nullable String scale, Agents agents) {
        Experiment experiment = id == null ? null : Shipped.ALL.get(id);
        if (experiment == null) throw new BadInput("there is no experiment '" + id + "'; /api/experiments lists them");
        Scale wanted = Scale.ofWord(scale == null ? Scale.QUICK.word() : scale);
        ExperimentCheck.check(experiment, wanted, agents);
        return experiment.plan(wanted);
    }

    /** An experiment at a scale. */
    private record Known(Experiment experiment, Scale scale) {}

    /** The experiment that a plan comes from, as far as it still plays the same. */
    private static Optional<Known> known(Plan plan) {
        Plan.Origin origin = plan.origin() == null ? olderOrigin(plan) : plan.origin();
        if (origin == null) return Optional.empty();
        Experiment experiment = origin.shipped()
                ? Shipped.ALL.get(origin.experiment())
                : ExperimentReader.read(origin.file(), origin.text());
        if (experiment == null) return Optional.empty();
        Scale scale = Scale.ofWord(origin.scale());
        return experiment.plan(scale).identity().equals(plan.identity())
                ? Optional.of(new Known(experiment, scale))
                : Optional.empty();
    }

    /** Of a run that was stored before plans had an origin: the shipped experiment whose runs have its name. */
    private static Plan.@Nullable Origin olderOrigin(Plan plan) {
        for (String id : Shipped.ALL.keySet())
            for (Scale scale : Scale.values())
                if (plan.name().equals(Experiment.runName(id, scale))) return Plan.Origin.shipped(id, scale.word());
        return null;
    }

    /** What agents must learn before a plan is played: nothing, unless it is that of an experiment. */
    static List<dev.kumite.lab.pretraining.Lesson> lessons(Plan plan) {
        return known(plan)
                .map(known -> known.experiment().at(known.scale()).lessons())
                .orElse(List.of());
    }

    /** The experiment that a run plays, if it is one, with what came of it so far. */
    static Optional<Reproduction> of(Store store, StoredRun run, Agents agents) {
        return known(run.plan()).map(known -> of(store, run, agents, known.experiment(), known.scale()));
    }

    private static Reproduction of(Store store, StoredRun run, Agents agents, Experiment experiment, Scale scale) {
        ScaledExperiment scaled = experiment.at(scale);
        Agents trained = new Pretraining(scaled.lessons(), agents, Pretraining.beside(store.file()), 0).agents();
        Findings findings = Findings.of(experiment, scaled, trained, reader -> store.games(run.id(), reader));
        return new Reproduction(experiment, scale, findings, run, Totals.of(store, run));
    }

    static @Nullable ReproductionEntry entry(Store store, StoredRun run, Agents agents) {
        return of(store, run, agents).map(ReproductionEntry::of).orElse(null);
    }
}
