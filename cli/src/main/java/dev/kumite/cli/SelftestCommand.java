package dev.kumite.cli;

import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Exit;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.cli.option.SeedOption;
import dev.kumite.selftest.Selftest;
import dev.kumite.selftest.Selftest.Extent;
import dev.kumite.selftest.Selftest.Finding;
import dev.kumite.selftest.Selftest.Report;
import dev.kumite.selftest.Workshop;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code kumite selftest}. */
@Command(
        name = "selftest",
        description = {
            "Try to break Kumite: kill runs, training, solvers and servers, continue them and compare",
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
final class SelftestCommand extends JsonCommand implements Callable<Integer> {
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

    SelftestCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Numbers.check("--minutes", minutes, 1, MOST_MINUTES);
        if (rounds != null) Numbers.check("--rounds", rounds, 1, MOST_ROUNDS);
        if (round != null) Numbers.check("--round", round, 0, MOST_ROUNDS);
        if (round != null && only.isEmpty()) throw new BadInput("--round needs --only: kills, files, agents or inputs");
        Extent extent =
                round != null ? new Extent(minutes, round, 1) : new Extent(minutes, 0, rounds == null ? 0 : rounds);
        Workshop.Command kumite = (out, err, args) -> Kumite.run(Console.captured(out, err), args);
        try (Selftest selftest = new Selftest(kumite, Kumite.class.getName(), seed.seed(), only)) {
            if (!json.wanted()) console.lineNow("selftest with seed " + seed.seed());
            Terminal terminal = new Terminal();
            Report report = selftest.run(extent, terminal);
            terminal.progress.end();
            print(report);
            return report.findings().isEmpty() ? 0 : Exit.FAILED;
        }
    }

    private final class Terminal implements Selftest.Listener {
        private final Progress progress = new Progress(console, !json.wanted());

        @Override
        public void progress(double share, Supplier<String> line) {
            if (progress.due()) progress.show(share, line.get());
        }

        @Override
        public void found(Finding finding) {
            if (json.wanted()) return;
            console.line("FOUND in " + finding.kind() + ", round " + finding.round() + ": " + finding.what());
            console.lineNow("  again: " + finding.repeat());
        }
    }
}
