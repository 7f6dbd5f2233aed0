package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A number for each square of a board, shown by colour.
 *
 * @param grid the squares row by row, as the board is drawn: the first row is the farthest
 * @param files names along the lower edge, such as a to h
 * @param ranks names along the left edge, from the top
 * @param letters what stands on or makes each square, such as a tile's kind; an empty list for none
 */
public record BoardMap(Label label, Grid grid, List<String> files, List<String> ranks, List<List<String>> letters)
        implements Plot {
    public BoardMap {
        files = List.copyOf(files);
        ranks = List.copyOf(ranks);
        letters = letters.stream().map(List::copyOf).toList();
        int width = files.size();
        if (grid.rows() != ranks.size() || grid.columns() != width)
            throw new IllegalArgumentException("plot " + label.id() + ": a board of " + ranks.size() + " × " + width
                    + " with numbers for " + grid.rows() + " × " + grid.columns());
        if (!letters.isEmpty()
                && (letters.size() != ranks.size() || letters.stream().anyMatch(row -> row.size() != width)))
            throw new IllegalArgumentException("plot " + label.id() + ": letters do not fit the board");
    }

    /** A board with the usual names: a, b, c … to the right and 1, 2, 3 … away from the reader. */
    public static BoardMap of(Label label, Grid grid, List<List<String>> letters) {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < grid.columns(); i++) files.add(String.valueOf((char) ('a' + i)));
        List<String> ranks = new ArrayList<>();
        for (int i = grid.rows(); i > 0; i--) ranks.add(String.valueOf(i));
        return new BoardMap(label, grid, files, ranks, letters);
    }

    /** The letter of a square, or nothing. */
    public String letter(int row, int column) {
        return letters.isEmpty() ? "" : letters.get(row).get(column);
    }

    @Override
    public Table data() {
        Table.Builder table = letters.isEmpty()
                ? Table.of(label, Column.words("Square"), Column.numbers(grid.meaning()))
                : Table.of(label, Column.words("Square"), Column.words("Kind"), Column.numbers(grid.meaning()));
        for (int row = 0; row < ranks.size(); row++)
            for (int column = 0; column < files.size(); column++) {
                Cell square = Cell.text(files.get(column) + ranks.get(row));
                Cell number =
                        new Cell.Amount(Estimate.exact(grid.values().get(row).get(column)), grid.form());
                if (letters.isEmpty()) table.row(square, number);
                else table.row(square, Cell.text(letter(row, column)), number);
            }
        return table.build();
    }
}
