package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.lab.speed.Bench;
import dev.kumite.lab.speed.BenchReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code kumite bench}. */
@Command(
        name = "bench",
        description = {
            "Measure the speed of games and searches: by CPU time on one thread, best of a few rounds,",
            "each row in a process of its own. Speeds are also multiples of a yardstick measured there:",
            "plain random games of Onitama. The signature changes only when rules or the order of moves",
            "change, the search signature when a search visits different nodes."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  kumite bench",
            "  kumite bench --only checkers --rounds 10",
            "  kumite bench --only search",
            "  kumite bench --json > speed.json"
        })
final class BenchCommand extends JsonCommand implements Runnable {
    private static final int MOST_ROUNDS = 1000;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Number of rounds, of which the best counts; default: 5.")
    private int rounds = 5;

    @Option(
            names = "--only",
            paramLabel = "NAME",
            defaultValue = "",
            completionCandidates = Bench.Names.class,
            description = "Only the rows whose names contain this, such as checkers.")
    private String only = "";

    BenchCommand(Console console) {
        super(console);
    }

    @Override
    public void run() {
        Numbers.check("--rounds", rounds, 1, MOST_ROUNDS);
        Bench bench = new Bench(only);
        if (!json.wanted()) console.lineNow("Measuring for about " + bench.seconds(rounds) + " seconds ...");
        print(BenchReport.of(bench.measure(rounds)));
    }
}
