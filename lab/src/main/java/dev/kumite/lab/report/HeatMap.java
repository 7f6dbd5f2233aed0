package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.List;

/** A number for each pair of two categories, shown by colour and written into its cell. */
public record HeatMap(Label label, Axis x, Axis y, List<String> columns, List<String> rows, Grid grid) implements Plot {
    public HeatMap {
        columns = Names.apart(columns);
        rows = Names.apart(rows);
        if (grid.rows() != rows.size() || grid.columns() != columns.size())
            throw new IllegalArgumentException("plot " + label.id() + ": names for " + rows.size() + " × "
                    + columns.size() + " cells, numbers for " + grid.rows() + " × " + grid.columns());
    }

    @Override
    public Table data() {
        List<Column> heads = new ArrayList<>();
        heads.add(Column.words(y.caption()));
        columns.forEach(column -> heads.add(Column.numbers(column)));
        Table.Builder table = Table.of(label, heads.toArray(Column[]::new));
        for (int row = 0; row < rows.size(); row++) {
            List<Cell> cells = new ArrayList<>();
            cells.add(Cell.text(rows.get(row)));
            for (double value : grid.values().get(row)) cells.add(new Cell.Amount(Estimate.exact(value), grid.form()));
            table.row(cells);
        }
        return table.build();
    }
}
