package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.List;

/** Bars with error bars: one group for each category, in it one bar for each series. */
public record Bars(Label label, Axis categoryAxis, Axis valueAxis, List<String> categories, List<Series> series)
        implements Plot {
    private static final int MOST_UPRIGHT = 10;
    private static final int LONGEST_UPRIGHT = 10;

    public Bars {
        categories = Names.apart(categories);
        series = apart(series);
        for (Series one : series)
            if (one.points().size() != categories.size())
                throw new IllegalArgumentException("plot " + label.id() + ": " + one.name() + " has "
                        + one.points().size() + " points for " + categories.size() + " categories");
    }

    private static List<Series> apart(List<Series> series) {
        List<String> names = Names.apart(series.stream().map(Series::name).toList());
        List<Series> apart = new ArrayList<>();
        for (int i = 0; i < names.size(); i++)
            apart.add(new Series(
                    names.get(i), series.get(i).points(), series.get(i).published()));
        return List.copyOf(apart);
    }

    /** Whether the bars are better drawn lying, because upright ones have no room for their names. */
    public boolean lie() {
        return categories.size() > MOST_UPRIGHT
                || categories.stream().anyMatch(category -> category.length() > LONGEST_UPRIGHT);
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
