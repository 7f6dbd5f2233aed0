package dev.kumite.cli;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.console.Words;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.cli.selftest.Selftest.Count;
import dev.kumite.cli.selftest.Selftest.Extent;
import dev.kumite.cli.selftest.Selftest.Finding;
import dev.kumite.cli.selftest.Selftest.Report;
import dev.kumite.cli.selftest.Selftest;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite selftest}. */
@Command(
        name = "selftest",
        description = {
            "Try to break Kumite: kill runs, trainings, solvers and servers, continue them and compare",
            "the results, damage files, let agents misbehave, and send mutated input to every reader",
            "and to a server, at random places set by the seed (docs/reliability.md). Each",
            "finding is listed with the command that repeats it; the exit code is 1 if there is one."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite selftest",
            "  kumite selftest --minutes 60 --seed 7",
            "  kumite selftest --only inputs --minutes 5 --json",
            "  kumite selftest --seed 7 --only kills --round 12"
        })
final class SelftestCommand implements Callable<Integer> {
    private static final int MOST_MINUTES = 100_000;
    private static final int MOST_ROUNDS = 1_000_000_000;

    @Option(names = "--minutes", paramLabel = "N", description = "Duration; default: 1.")
    private int minutes = 1;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Number of rounds of each kind, however long they take.")
    private @Nullable Integer rounds;

    @Option(names = "--only", paramLabel = "KIND", description = "Only kills, files, agents or inputs.")
    private String only = "";

    @Option(names = "--round", paramLabel = "K", description = "Only this round of one kind, to repeat a finding.")
    private @Nullable Integer round;

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final JsonOption json = new JsonOption();

    private final Console console;

    SelftestCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Numbers.check("--minutes", minutes, 1, MOST_MINUTES);
        if (rounds != null) Numbers.check("--rounds", rounds, 1, MOST_ROUNDS);
        if (round != null) Numbers.check("--round", round, 0, MOST_ROUNDS);
        if (round != null && only.isEmpty()) throw new BadInput("--round needs --only: kills, files, agents or inputs");
        Extent extent =
                round != null ? new Extent(minutes, round, 1) : new Extent(minutes, 0, rounds == null ? 0 : rounds);
        try (Selftest selftest = new Selftest(Kumite::run, Kumite.class.getName(), seed.seed(), only)) {
            if (!json.wanted()) console.line("selftest with seed " + seed.seed());
            console.out().flush();
            Consumer<Finding> tell = json.wanted() ? finding -> {} : this::tell;
            Report report = selftest.run(extent, new Progress(console, !json.wanted()), tell);
            if (json.wanted()) JsonOption.print(console, report);
            else print(report);
            return report.findings().isEmpty() ? 0 : 1;
        }
    }

    private void tell(Finding finding) {
        console.line("FOUND in " + finding.kind() + ", round " + finding.round() + ": " + finding.what());
        console.line("  again: " + finding.repeat());
        console.out().flush();
    }

    private void print(Report report) {
        for (Count count : report.counts())
            console.line(String.format(
                    Locale.ROOT,
                    "%-8s %,10d %s in %,d rounds",
                    count.kind(),
                    count.count(),
                    count.of(),
                    count.rounds()));
        int found = report.findings().size();
        console.line((found == 0 ? "No findings" : found + (found == 1 ? " finding" : " findings")) + " in "
                + Words.duration(report.seconds()) + ", seed " + report.seed() + ".");
    }
}
