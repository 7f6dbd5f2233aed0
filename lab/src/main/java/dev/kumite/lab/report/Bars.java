package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.List;

/** Bars with error bars: one group for each category, in it one bar for each series. */
public record Bars(Label label, Axis categoryAxis, Axis valueAxis, List<String> categories, List<Series> series)
        implements Plot {
    public Bars {
        categories = List.copyOf(categories);
        series = List.copyOf(series);
        for (Series one : series)
            if (one.points().size() != categories.size())
                throw new IllegalArgumentException("plot " + label.id() + ": " + one.name() + " has "
                        + one.points().size() + " points for " + categories.size() + " categories");
    }

    @Override
    public Table data() {
        List<Column> columns = new ArrayList<>();
        columns.add(Column.words(categoryAxis.caption()));
        series.forEach(one -> columns.add(Column.numbers(one.name())));
        Table.Builder table = Table.of(label, columns.toArray(Column[]::new));
        for (int i = 0; i < categories.size(); i++) {
            List<Cell> row = new ArrayList<>();
            row.add(Cell.text(categories.get(i)));
            for (Series one : series)
                row.add(new Cell.Amount(one.points().get(i), valueAxis.form().finer()));
            table.row(row);
        }
        return table.build();
    }
}
