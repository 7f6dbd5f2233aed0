package dev.kumite.lab.view;

import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.report.text.Words;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.summary.ContestTables;
import dev.kumite.lab.summary.EntrantTables;
import dev.kumite.lab.summary.Entrants;
import dev.kumite.lab.summary.SequentialTest;
import dev.kumite.lab.summary.Summary;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A run for a reader at the terminal: what it is, and how its contests stand. */
public final class RunLines {
    private RunLines() {}

    public static List<String> of(Store store, StoredRun stored, Totals totals, int width) {
        RunEntry run = RunEntry.of(store, stored, null);
        List<String> lines = new ArrayList<>();
        lines.add("Run " + run.id() + ", " + run.name() + ", " + String.join(" and ", run.games()) + ", seed "
                + run.seed());
        lines.add("started " + run.begun() + " with Kumite " + run.version() + " on " + run.machine());
        lines.add(NumberText.count(run.done()) + " of " + NumberText.count(run.of()) + " games played, " + state(run));
        if (!stored.plan().stop().equals(new Stop.Never())) lines.add("until " + run.until());
        lines.add("");
        lines.addAll(standings(stored, totals, width));
        if (!run.repeatable()) lines.add("");
        if (!run.repeatable()) lines.add(Summary.unrepeatable(stored));
        return lines;
    }

    private static String state(RunEntry run) {
        if (run.complete()) return "complete";
        return run.active()
                ? "running in another process"
                : "incomplete; run the command that started it again to continue";
    }

    /** "3 contests, 300 games", or "300 games at most" if a stopping rule can end it. */
    public static String size(Plan plan) {
        int contests = plan.contests().size();
        return contests
                + (contests == 1 ? " contest, " : " contests, ")
                + NumberText.count(plan.games())
                + (plan.stop().equals(new Stop.Never()) ? " games" : " games at most");
    }

    /** The standings of a tournament that was played, and where they are stored. */
    public static List<String> played(StoredRun run, Totals totals, int width) {
        List<String> lines = standings(run, totals, width);
        lines.add("");
        lines.add("Stored as run " + run.id() + "; kumite report " + run.id()
                + " --format html writes tables and plots.");
        if (!run.repeatable()) lines.add(Summary.unrepeatable(run));
        return lines;
    }

    /** "; score 51.2 % (40.0 to 62.4)" for a run of one contest; empty for others. */
    public static String score(Totals totals) {
        if (totals.contests().size() > 1) return "";
        Interval share = totals.contest(0).score();
        return String.format(
                Locale.ROOT,
                "; score %.1f %% (%.1f to %.1f)",
                100 * share.share(),
                100 * share.low(),
                100 * share.high());
    }

    /** The tables of results, and of ratings if there are more than two agents. */
    public static List<String> standings(StoredRun run, Totals totals, int width) {
        List<String> lines = new ArrayList<>();
        add(lines, new ContestTables(totals).results(), width);
        for (ContestTotals contest : totals.contests())
            SequentialTest.of(run.plan().stop(), contest.outcomes(), run.complete())
                    .ifPresent(test -> lines.add(contest.contest().label() + ": " + test.sentence()));
        List<Entrants> fields = Entrants.of(totals);
        for (Entrants entrants : fields) {
            EntrantTables tables = new EntrantTables(entrants, fields.size() > 1);
            lines.add("");
            add(lines, tables.crosstable(), width);
            lines.add("");
            add(lines, tables.ratings(), width);
        }
        if (totals.failures() > 0) lines.add("");
        lines.addAll(Words.failures("game", totals.failureLines()));
        totals.threadsLost().forEach((agent, threads) -> lines.add(Words.threadsLost(agent, threads)));
        if (totals.identicalGames() > 0) lines.add("");
        if (totals.identicalGames() > 0) lines.add(Words.identical(totals.identicalGames()));
        return lines;
    }

    private static void add(List<String> lines, Table table, int width) {
        lines.add(table.label().title());
        lines.addAll(TextTable.narrow(table).lines(width));
        lines.add(table.label().note());
    }
}
