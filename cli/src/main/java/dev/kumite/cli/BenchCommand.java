package dev.kumite.cli;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Numbers;
import dev.kumite.cli.option.JsonCommand;
import dev.kumite.cli.option.JsonOption;
import dev.kumite.lab.speed.Bench;
import dev.kumite.lab.speed.Signature;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code kumite bench}. */
@Command(
        name = "bench",
        description = {
            "Measure the speed of games and searches: on one thread, by CPU time, best of a few",
            "rounds. Speeds are also given as multiples of a yardstick measured in the same run:",
            "plain random games of Onitama. The signature changes only when rules or the order of",
            "moves change, the search signature when a search visits different nodes."
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
            completionCandidates = Names.class,
            description = "Only the rows whose names contain this, such as checkers.")
    private String only = "";

    BenchCommand(Console console) {
        super(console);
    }

    record Report(String signature, String searchSignature, List<Bench.Entry> rows) {}

    @Override
    public void run() {
        Numbers.check("--rounds", rounds, 1, MOST_ROUNDS);
        Bench bench = new Bench(only);
        if (!json.wanted()) {
            console.line("Measuring for about " + bench.seconds(rounds) + " seconds ...");
            console.out().flush();
        }
        List<Bench.Entry> rows = bench.measure(rounds);
        Report report = new Report(Signature.ofRules(), Signature.ofSearches(), rows);
        if (json.wanted()) JsonOption.print(console, report);
        else print(report);
    }

    private void print(Report report) {
        int width = report.rows().stream()
                .mapToInt(row -> row.name().length())
                .max()
                .orElse(0);
        String form = "%-" + width + "s  %15s  %-10s  %10s";
        console.line(String.format(Locale.ROOT, form, "name", "per second", "unit", "yardsticks"));
        for (Bench.Entry row : report.rows()) {
            String rate = String.format(Locale.ROOT, "%,d", Math.round(row.perSecond()));
            String yardsticks = String.format(Locale.ROOT, row.yardsticks() < 0.1 ? "%.4f" : "%.2f", row.yardsticks());
            console.line(String.format(Locale.ROOT, form, row.name(), rate, row.unit(), yardsticks));
        }
        console.line("signature         " + report.signature());
        console.line("search signature  " + report.searchSignature());
    }

    /** For shell completion. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Bench.names().iterator();
        }
    }
}
