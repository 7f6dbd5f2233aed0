package dev.kumite.lab.report.text;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Series;
import dev.kumite.lab.report.Table;
import java.util.ArrayList;
import java.util.List;

/** Plots as text: bars of blocks, boards as boards, anything else as its numbers. */
final class TextPlots {
    private static final int LONGEST_BAR = 40;
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";

    private TextPlots() {}

    static List<String> lines(Plot plot) {
        if (plot instanceof Bars bars) return bars(bars);
        if (plot instanceof Histogram histogram) return histogram(histogram);
        if (plot instanceof BoardMap board) return board(board);
        return TextTable.of(plot.data()).lines(TextTable.UNLIMITED);
    }

    private static List<String> bars(Bars bars) {
        boolean several = bars.series().size() > 1;
        double most = bars.series().stream()
                .flatMap(series -> series.points().stream())
                .mapToDouble(Estimate::value)
                .filter(value -> value > 0)
                .max()
                .orElse(1);
        Table.Builder table = Table.of(
                bars.label(),
                Column.words(bars.categoryAxis().caption()),
                Column.words(""),
                Column.numbers(bars.valueAxis().caption()),
                Column.words(""));
        for (int i = 0; i < bars.categories().size(); i++)
            for (Series series : bars.series()) {
                Estimate point = series.points().get(i);
                boolean first = series.equals(bars.series().get(0));
                table.row(
                        Cell.text(first ? bars.categories().get(i) : ""),
                        Cell.text(several ? series.name() : ""),
                        new Cell.Amount(point, bars.valueAxis().form().finer()),
                        Cell.text(bar(point.value() / most)));
            }
        return TextTable.of(table.build()).lines(TextTable.UNLIMITED);
    }

    private static List<String> histogram(Histogram histogram) {
        double most = histogram.bins().stream()
                .mapToDouble(Histogram.Bin::count)
                .max()
                .orElse(1);
        Form form = histogram.x().form();
        Table.Builder table = Table.of(
                histogram.label(),
                Column.numbers(histogram.x().caption()),
                Column.numbers(histogram.y().caption()),
                Column.words(""));
        for (Histogram.Bin bin : histogram.bins())
            table.row(
                    Cell.text(form.digits(bin.from()) + " to below " + form.digits(bin.to())),
                    new Cell.Amount(Estimate.exact(bin.count()), histogram.y().form()),
                    Cell.text(bar(bin.count() / most)));
        return TextTable.of(table.build()).lines(TextTable.UNLIMITED);
    }

    private static String bar(double share) {
        if (!(share > 0)) return "";
        int eighths = (int) Math.round(share * LONGEST_BAR * 8);
        String rest = eighths % 8 == 0 ? "" : String.valueOf(EIGHTHS.charAt(eighths % 8));
        return "█".repeat(eighths / 8) + rest;
    }

    private static List<String> board(BoardMap board) {
        List<Column> columns = new ArrayList<>();
        columns.add(Column.numbers(""));
        board.files().forEach(file -> columns.add(Column.numbers(file)));
        Table.Builder table = Table.of(board.label(), columns.toArray(Column[]::new));
        for (int row = 0; row < board.ranks().size(); row++) {
            List<Cell> cells = new ArrayList<>();
            cells.add(Cell.text(board.ranks().get(row)));
            for (int column = 0; column < board.files().size(); column++) {
                double value = board.grid().values().get(row).get(column);
                cells.add(Cell.text(
                        (board.letter(row, column) + " " + board.grid().form().digits(value)).strip()));
            }
            table.row(cells);
        }
        return TextTable.of(table.build()).lines(TextTable.UNLIMITED);
    }
}
