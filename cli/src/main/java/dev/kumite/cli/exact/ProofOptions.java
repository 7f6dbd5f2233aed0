package dev.kumite.cli.exact;

import dev.kumite.agents.Memory;
import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Numbers;
import dev.kumite.solver.Proof;
import dev.kumite.spec.Kind;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How far a proof may go, and how many plies a survey of deals looks ahead. */
final class ProofOptions {
    private static final int MOST_PLIES = 25;
    private static final int USUAL_PLIES = 5;
    private static final long LEAST_MEMORY = 1 << 20;

    @Option(
            names = "--deal",
            paramLabel = "DEAL",
            description = "Try to prove the value of one deal of Onitama: Blue's hand, Red's hand and the side card, "
                    + "whose stamp says who begins; short for 'onitama(deal=…)'.")
    private @Nullable String deal;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            defaultValue = "64m",
            description =
                    "With --deal: size of the transposition table, saved with the proof; default: ${DEFAULT-VALUE}.")
    private String memory = "";

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "With --deal: stop after this time, such as 60s; the same command continues from there.")
    private @Nullable String time;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description =
                    "With --deal: stop after this many positions, such as 10M; the same command continues from there.")
    private @Nullable String nodes;

    @Option(
            names = "--deals",
            description =
                    "Search all deals of the cards, thirty for each set of five, and report which of them are decided "
                            + "within --plies; the base deck has 131,040.")
    private boolean deals;

    @Option(names = "--plies", paramLabel = "N", description = "With --deals: the search depth; default: 5.")
    private @Nullable Integer plies;

    /** The deal to prove, or null. */
    @Nullable
    String deal() {
        return deal;
    }

    boolean deals() {
        return deals;
    }

    int plies() {
        int wanted = plies == null ? USUAL_PLIES : plies;
        Numbers.check("--plies", wanted, 1, MOST_PLIES);
        return wanted;
    }

    Proof.Effort effort(BooleanSupplier stopped) {
        long bytes = Numbers.read("--memory", memory, Kind.memory());
        if (bytes < LEAST_MEMORY) throw new BadInput("--memory=" + memory + ": must be 1m at least");
        Memory.check("--memory=" + memory, bytes);
        long positions = nodes == null ? Long.MAX_VALUE : Numbers.read("--nodes", nodes, Kind.count(1, Long.MAX_VALUE));
        long nanos = time == null ? Long.MAX_VALUE : Numbers.read("--time", time, Kind.time());
        return new Proof.Effort(bytes, positions, nanos, stopped);
    }

    /** Refuses what has no meaning for what was asked. */
    void check() {
        if (deal == null && (time != null || nodes != null))
            throw new BadInput(
                    (time != null ? "--time" : "--nodes") + ": requires --deal; leave it out, or add --deal");
        if (!deals && plies != null) throw new BadInput("--plies: requires --deals; leave it out, or add --deals");
    }
}
