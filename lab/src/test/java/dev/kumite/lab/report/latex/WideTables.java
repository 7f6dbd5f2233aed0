package dev.kumite.lab.report.latex;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Table;
import java.util.ArrayList;
import java.util.List;

/** Tables that are hard to find room for, with the words and numbers that real ones have. */
final class WideTables {
    private WideTables() {}

    static List<Table> all() {
        return List.of(
                of("narrow", 1, 4),
                of("full", 3, 5),
                of("wide", 8, 6),
                of("wider", 14, 5),
                of("high", 2, 60),
                of("wide-and-high", 11, 70),
                of("widest", 40, 3),
                words());
    }

    /** Two columns of words and so many of numbers, every third with ranges. */
    static Table of(String id, int numbers, int rows) {
        List<Column> columns = new ArrayList<>();
        columns.add(Column.words("Contest"));
        columns.add(Column.words("Opponent in training"));
        for (int i = 0; i < numbers; i++)
            columns.add(Column.numbers(i % 3 == 0 ? "Score " + i : i % 3 == 1 ? "Most nodes held " + i : "p " + i));
        Table.Builder table = Table.of(
                Label.of(
                        id, "Results of mcts(c=0.3,iterations=10k) and others", "Scores have Wilson's 95 % intervals."),
                columns.toArray(Column[]::new));
        for (int row = 0; row < rows; row++) {
            List<Cell> cells = new ArrayList<>();
            cells.add(Cell.text(row == 1 ? SampleReport.NASTY : "MCTS(c=0.3,iterations=10k) – RAVE, " + row));
            cells.add(Cell.text("strong(time=100ms,eval=ntuple@net.know)"));
            for (int i = 0; i < numbers; i++)
                cells.add(
                        i % 3 == 0
                                ? Cell.share(new Estimate(0.412, 0.1, 1))
                                : i % 3 == 1 ? Cell.count(1_234_567L * row) : Cell.text("< 0.0001"));
            table.row(cells);
        }
        return table.build();
    }

    /** Claims in whole sentences, with notes, and letters that no font of LaTeX has. */
    static Table words() {
        Table.Builder table = Table.of(
                Label.of("words", "Claims where λ → ∞, 日本"),
                Column.words("Claim"),
                Column.words("Quantity"),
                Column.words("Region"),
                Column.numbers("Measured"),
                Column.words("Verdict"),
                Column.words("Note"));
        for (int row = 0; row < 8; row++)
            table.row(
                    Cell.text(
                            "Whether the heuristic agent counts squares as the text or as the pseudo-code has it makes"
                                    + " no difference to what it wins against greedy opponents."),
                    Cell.text("wins[MCTS(sure)_after_200000_iterations] - wins[RAVE c=0.7, 7×7]"),
                    Cell.text("0.45 .. 0.55"),
                    Cell.share(new Estimate(0.5, 0.4, 0.6)),
                    Cell.verdict("undecided, about 1,100 more games would decide", Cell.Tone.OPEN),
                    Cell.text(row % 3 == 0 ? "4.44 % is no whole number of games out of 500." : ""));
        return table.build();
    }
}
