package dev.kumite.lab.learning;

import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Learning curves in the terminal: a table of exhibitions for each opponent, with the share won as a bar. */
public final class CurveTable {
    private static final int BAR = 20;

    private CurveTable() {}

    /**
     * The curves against all opponents.
     *
     * @param average the number of training games that the moving average covers
     * @param rows at most so many exhibitions against each opponent, evenly spread; the last is always among them
     */
    public static List<String> lines(List<ExhibitionEntry> exhibitions, int average, int rows, int width) {
        List<String> lines = new ArrayList<>();
        exhibitions.stream().map(each -> each.result().opponent()).distinct().forEach(opponent -> {
            lines.add("Exhibitions against " + opponent + ":");
            List<ExhibitionEntry> played = exhibitions.stream()
                    .filter(each -> each.result().opponent().equals(opponent))
                    .toList();
            table(played, average, rows).lines(width - 2).forEach(line -> lines.add("  " + line));
        });
        return lines;
    }

    private static TextTable table(List<ExhibitionEntry> played, int average, int rows) {
        TextTable table = TextTable.of(
                        "games trained", "won", "", "moving average over " + NumberText.count(average) + " games")
                .words(2);
        int step = (played.size() + rows - 1) / rows;
        for (int i = (played.size() - 1) % step; i < played.size(); i += step) {
            ExhibitionEntry each = played.get(i);
            table.row(
                    NumberText.count(each.result().trained()),
                    NumberText.percent(each.result().winRate()),
                    "#".repeat((int) Math.round(BAR * each.result().winRate())),
                    NumberText.percent(each.average())
                            + String.format(
                                    Locale.ROOT, " [%.1f, %.1f]", 100 * each.averageLow(), 100 * each.averageHigh()));
        }
        return table;
    }
}
