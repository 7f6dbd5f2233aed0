package dev.kumite.cli.lab;

import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Words;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.summary.ContestFigures;
import dev.kumite.lab.summary.ContestTables;
import dev.kumite.lab.summary.EntrantTables;
import dev.kumite.lab.summary.Entrants;
import dev.kumite.lab.summary.Figures;
import dev.kumite.lab.summary.SequentialTest;
import dev.kumite.lab.view.RunEntry;
import java.util.ArrayList;
import java.util.List;

/** A run for a reader at the terminal: what it is, and how its contests stand. */
final class RunLines {
    private RunLines() {}

    static List<String> of(Figures figures) {
        RunEntry run = RunEntry.of(figures.run());
        List<String> lines = new ArrayList<>();
        lines.add("Run " + run.run() + ", " + run.name() + ", " + String.join(" and ", run.games()) + ", seed "
                + run.seed());
        lines.add("started " + run.begun() + " with Kumite " + run.version() + " on " + run.machine());
        lines.add(Columns.count(run.played()) + " of " + Columns.count(run.wanted()) + " games played, "
                + (run.complete() ? "complete" : "incomplete; run the command that started it again to continue"));
        if (figures.run().plan().stop().kind() != Stop.Kinds.NEVER) lines.add("until " + run.until());
        lines.add("");
        lines.addAll(standings(figures));
        if (!run.repeatable()) lines.add("");
        if (!run.repeatable())
            lines.add("These games are not exactly reproducible because of a time limit or several threads.");
        return lines;
    }

    /** The tables of results, and of ratings where more than two agents met. */
    static List<String> standings(Figures figures) {
        List<String> lines = new ArrayList<>();
        add(lines, new ContestTables(figures).results());
        for (ContestFigures contest : figures.contests())
            SequentialTest.of(
                            figures.run().plan().stop(),
                            contest.outcomes(),
                            figures.run().complete())
                    .ifPresent(test -> lines.add(contest.contest().label() + ": " + test.sentence()));
        List<Entrants> fields = Entrants.of(figures);
        for (Entrants entrants : fields) {
            EntrantTables tables = new EntrantTables(entrants, fields.size() > 1);
            lines.add("");
            add(lines, tables.crosstable());
            lines.add("");
            add(lines, tables.ratings());
        }
        if (figures.failures() > 0) lines.add("");
        lines.addAll(Words.failures("game", figures.failureLines()));
        figures.threadsLost().forEach((agent, threads) -> lines.add(Words.threadsLost(agent, threads)));
        if (figures.identicalGames() > 0) lines.add("");
        if (figures.identicalGames() > 0) lines.add(Words.identical(figures.identicalGames()));
        return lines;
    }

    private static void add(List<String> lines, Table table) {
        Columns columns = new Columns();
        for (int i = 0; i < table.columns().size(); i++)
            if (table.columns().get(i).align() == Column.Align.LEFT) columns.words(i);
        columns.row(table.columns().stream().map(Column::title).toArray(String[]::new));
        for (List<Cell> row : table.rows())
            columns.row(row.stream().map(Cell::plain).toArray(String[]::new));
        lines.add(table.label().title());
        lines.addAll(columns.lines());
        lines.add(table.label().note());
    }
}
