package dev.kumite.lab.experiment.report;

import dev.kumite.agents.Agents;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.file.ExperimentCatalogue;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * Reproduces one experiment at one scale, for the command line and the page alike: its agents are trained
 * ({@link #pretraining}), its games are played ({@link #plan} with {@link #agents}), and then they are measured and the
 * claims judged ({@link #judge}).
 */
public final class Reproducer {
    private final Experiment experiment;
    private final Scale scale;
    private final String stream;
    private final Pretraining pretraining;

    /**
     * @param stream the stream of seeds: the scale's own, or the one that all scales shared
     * @param store where the games are to be; what agents learn is saved beside it
     * @param memory bytes for each agent in training
     */
    public Reproducer(Experiment experiment, Scale scale, String stream, Agents agents, Path store, long memory) {
        this.experiment = experiment;
        this.scale = scale;
        this.stream = stream;
        this.pretraining = new Pretraining(experiment.at(scale).lessons(), agents, Pretraining.beside(store), memory);
    }

    /** Of the experiment that a plan comes from, if it comes from one. */
    public static Optional<Reproducer> of(Plan plan, Agents agents, Path store, long memory) {
        ExperimentCatalogue catalogue = ExperimentCatalogue.shipped();
        return catalogue.of(plan).map(experiment -> {
            Plan.Origin origin = Objects.requireNonNull(catalogue.origin(plan));
            return new Reproducer(experiment, Scale.ofWord(origin.scale()), origin.stream(), agents, store, memory);
        });
    }

    public Experiment experiment() {
        return experiment;
    }

    public Plan plan() {
        return experiment.plan(scale, stream);
    }

    public ScaledExperiment scaled() {
        return experiment.at(scale);
    }

    public Pretraining pretraining() {
        return pretraining;
    }

    /** The agents that play; those that learn must have been trained. */
    public Agents agents() {
        return pretraining.agents();
    }

    /** Measures the games that the store has of a run, and judges the claims by them. */
    public Reproduction judge(Store store, StoredRun run, Totals totals) {
        Findings findings = Findings.of(experiment, scaled(), agents(), reader -> store.games(run.id(), reader));
        return new Reproduction(experiment, scale, findings, run, totals);
    }
}
