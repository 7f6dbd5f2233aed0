package dev.kumite.lab.report;

import java.util.List;

/**
 * Numbers in rows and columns with the colours that stand for them.
 *
 * @param values row by row, from the top; NaN where nothing was measured
 * @param meaning what a number says, such as {@code score of MCTS}
 * @param middle where two colours part; NaN for one colour that deepens
 */
public record Grid(List<List<Double>> values, String meaning, Form form, double middle) {
    public Grid {
        values = values.stream().map(List::copyOf).toList();
        for (List<Double> row : values)
            if (row.size() != values.get(0).size())
                throw new IllegalArgumentException(
                        "rows of " + row.size() + " and " + values.get(0).size() + " numbers in one grid");
    }

    /** One colour that deepens with the number. */
    public static Grid deepening(List<List<Double>> values, String meaning, Form form) {
        return new Grid(values, meaning, form, Double.NaN);
    }

    /** Two colours that part at {@code middle} and deepen away from it. */
    public static Grid parting(List<List<Double>> values, String meaning, Form form, double middle) {
        return new Grid(values, meaning, form, middle);
    }

    public int rows() {
        return values.size();
    }

    public int columns() {
        return values.isEmpty() ? 0 : values.get(0).size();
    }

    public boolean parts() {
        return !Double.isNaN(middle);
    }
}
