package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells under named columns; each row has a cell for every column. */
public record Table(Label label, List<Column> columns, List<List<Cell>> rows) implements Block {
    public Table {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<Cell> row : rows)
            if (row.size() != columns.size())
                throw new IllegalArgumentException(
                        "table " + label.id() + ": " + row.size() + " cells under " + columns.size() + " columns");
    }

    /** The columns of a table to which rows are then added one by one. */
    public static Builder of(Label label, Column... columns) {
        return new Builder(label, List.of(columns));
    }

    /** Whether some number under a column has a range. */
    public boolean hasRanges(int column) {
        return rows.stream()
                .anyMatch(row -> row.get(column) instanceof Cell.Amount amount
                        && amount.estimate().hasRange());
    }

    /** Collects rows. */
    public static final class Builder {
        private final Label label;
        private final List<Column> columns;
        private final List<List<Cell>> rows = new ArrayList<>();

        private Builder(Label label, List<Column> columns) {
            this.label = label;
            this.columns = columns;
        }

        public Builder row(Cell... cells) {
            rows.add(List.of(cells));
            return this;
        }

        public Builder row(List<Cell> cells) {
            rows.add(cells);
            return this;
        }

        public Table build() {
            return new Table(label, columns, rows);
        }
    }
}
