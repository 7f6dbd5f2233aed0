package dev.kumite.cli.lab;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Program;
import dev.kumite.cli.option.AgentCommand;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.cost.CostEstimator;
import dev.kumite.lab.experiment.decide.UntilDecided;
import dev.kumite.lab.experiment.file.ExperimentCatalogue;
import dev.kumite.lab.experiment.file.ExperimentCheck;
import dev.kumite.lab.experiment.report.Reproducer;
import dev.kumite.lab.experiment.report.Reproduction;
import dev.kumite.lab.experiment.report.ReproductionText;
import dev.kumite.lab.pretraining.Lesson;
import dev.kumite.lab.pretraining.Pretraining;
import dev.kumite.lab.report.files.ReportFiles;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.view.ReproductionListing;
import dev.kumite.spec.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code kumite reproduce ID…}. */
@Command(
        name = "reproduce",
        description = {
            "Reproduce a paper's experiment: its figures beside ours, each with its interval, and a",
            "verdict on every claim. Every game is stored; after Ctrl-C or any other interruption the same",
            "command continues where it stopped. Scales: quick (about a minute), standard (minutes) and",
            "paper (the paper's own number of games and budget, which can take days)."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite reproduce schulz/table-5.1",
            "  kumite reproduce nus --scale standard --workers 2 --report reports",
            "  kumite reproduce schulz/table-5.7 --scale paper --cells 'MCTS – RAVE'",
            "  kumite reproduce all --json",
            "  kumite reproduce all --scale standard --until decided --within 2h --workers 2",
            "  kumite reproduce all --scale paper --estimate --workers 2",
            "  kumite reproduce my-experiment.yaml --scale paper"
        })
public final class ReproduceCommand extends AgentCommand implements Runnable {
    @Parameters(
            index = "0..*",
            arity = "1..*",
            paramLabel = "ID",
            description = "An experiment, a paper, 'all', or a file ending in .yaml; kumite experiments lists them.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--scale",
            paramLabel = "SCALE",
            description = "How much to play: quick, standard or paper; default: quick.")
    private String scaleWord = Scale.QUICK.word();

    @Option(
            names = "--cells",
            paramLabel = "PATTERN",
            description = "Play only the cells whose label matches, such as 'MCTS – RAVE*'; default: all. "
                    + "The others can be played later, with the same games.")
    private String cells = ScaledExperiment.ANY;

    @Option(
            names = "--shared-seeds",
            description = {
                "Use the same seeds at every scale, as earlier versions did; continues a run of theirs.",
                "By default the games of a scale are independent of those of the others."
            })
    private boolean sharedSeeds;

    @Option(
            names = "--until",
            paramLabel = "decided",
            description = {
                "After the file's own number of games, continue with the cells that an undecided claim",
                "needs, until each claim is decided or more games are unlikely to decide it."
            })
    private @Nullable String until;

    @Option(
            names = "--within",
            paramLabel = "TIME",
            description = "Stop playing after this time, such as 2h; the same command continues it later.")
    private @Nullable String within;

    @Option(
            names = "--estimate",
            description = {
                "Instead of playing, print the core hours of each experiment, from stored games or from a few",
                "short ones played now, and the duration with --workers and on 1 to 64 executors."
            })
    private boolean estimate;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "Also write a report of each experiment into this directory, in all formats.")
    private @Nullable Path reports;

    @Mixin
    private final RunOptions runs = new RunOptions();

    public ReproduceCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Scale scale = Scale.ofWord(scaleWord);
        List<Experiment> experiments = ExperimentCatalogue.shipped().find(words);
        for (Experiment experiment : experiments) {
            ExperimentCheck.check(experiment, scale, agents.agents());
            ExperimentCheck.requireCells(experiment, scale, "--cells", cells);
        }
        checkUntil();
        if (estimate) {
            print(CostEstimator.report(
                    experiments, scale, agents.agents(), runs.store(), runs.workers(1), this::announce));
            return;
        }
        if (reports != null) ReportFiles.makeFolder("--report", reports);
        int workers = runs.workers(1);
        List<Reproducer> reproducers = reproducers(experiments, scale, workers);
        long deadline =
                within == null ? Long.MAX_VALUE : System.nanoTime() + Numbers.read("--within", within, Kind.longTime());
        runs.until(deadline);
        List<Reproduction> all = new ArrayList<>();
        List<Reproducer> ready = new ArrayList<>();
        for (int i = 0; i < reproducers.size(); i++) {
            if (i > 0 && System.nanoTime() >= deadline) break;
            Reproducer reproducer = reproducers.get(i);
            if (experiments.size() > 1) announce(reproducer.experiment().id());
            List<Reproducer> ahead = reproducers.subList(i, reproducers.size());
            if (!Lessons.give(console, ahead, workers, json.wanted())) break;
            BitSet leftOut = reproducer.scaled().withoutFit(cells);
            boolean played = runs.play(
                    console,
                    reproducer.plan(),
                    reproducer.agents(),
                    runs.crew(agents, reproducer.agents(), workers),
                    leftOut,
                    json.wanted(),
                    (store, run, totals) -> {
                        if (totals.games() >= totals.plan().games()) ready.add(reproducer);
                        if (until == null) show(all, reproducer.judge(store, run, totals), store);
                    });
            if (!played) break;
        }
        if (until != null && !ready.isEmpty()) playUntilDecided(ready, deadline, all);
        int left = experiments.size() - (until == null ? all : ready).size();
        if (left > 0 && System.nanoTime() >= deadline)
            console.note("The time was up: " + left + " of " + experiments.size()
                    + " experiments could not be judged and are not counted.");
        if (json.wanted()) JsonOption.print(console, ReproductionListing.of(all, experiments.size()));
        else ReproductionText.papers(all).forEach(console::line);
    }

    private List<Reproducer> reproducers(List<Experiment> experiments, Scale scale, int workers) {
        Set<Lesson> lessons = new HashSet<>();
        for (Experiment experiment : experiments)
            lessons.addAll(experiment.at(scale).lessons());
        long memory = Pretraining.memory(lessons, workers);
        String stream = sharedSeeds ? Scale.SHARED_STREAM : scale.stream();
        return experiments.stream()
                .map(one -> new Reproducer(one, scale, stream, agents.agents(), runs.store(), memory))
                .toList();
    }

    private void announce(String experiment) {
        if (!json.wanted() && console.live()) console.line(experiment + " …");
    }

    private void checkUntil() {
        if (until == null) return;
        if (!until.equals("decided"))
            throw new BadInput("--until " + until + ": reproduce can play until 'decided', nothing else");
        if (!cells.equals(ScaledExperiment.ANY))
            throw new BadInput("--until decided chooses the cells itself; leave out --cells");
        runs.refuseShard("which games are played depends on those before; play the whole run with --on instead");
    }

    private void playUntilDecided(List<Reproducer> ready, long deadline, List<Reproduction> all) {
        try (Store store = Store.open(runs.store())) {
            RunProgress.Following progress = new RunProgress.Following(console, json.wanted());
            UntilDecided play = new UntilDecided(store, Program.version(), deadline, progress);
            Interruption.stoppedBy(play::stop, () -> {
                for (Reproducer one : ready) play.add(one, runs.crew(agents, one.agents(), runs.workers(1)));
                play.play();
                progress.end();
                if (play.stopped()) progress.news(play.sentence() + " Run the same command again to continue.");
                else play.results().forEach(one -> show(all, one, store));
                console.out().flush();
            });
        }
    }

    private void show(List<Reproduction> all, Reproduction done, Store store) {
        all.add(done);
        if (!json.wanted()) ReproductionText.of(done, console.width()).forEach(console::line);
        if (reports == null) return;
        List<Path> files = done.write(store, reports);
        if (!json.wanted())
            console.line("The report is " + files.get(0) + ", with " + (files.size() - 1) + " files beside it.\n");
    }
}
