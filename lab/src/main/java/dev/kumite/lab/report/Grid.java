package dev.kumite.lab.report;

import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Numbers in rows and columns with the colours that stand for them.
 *
 * @param values row by row, from the top; NaN where nothing was measured
 * @param meaning what a number says, such as {@code score of MCTS}
 * @param middle where two colours meet; NaN for one colour that deepens
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

    /** Two colours that meet at {@code middle} and deepen away from it. */
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

    /** The number that has the first colour. */
    public double bottom() {
        if (parts()) return middle - reach();
        double least = known().min().orElse(0);
        double most = known().max().orElse(1);
        return least >= 0 && least < most / 2 ? 0 : least;
    }

    /** The number that has the last colour. */
    public double top() {
        if (parts()) return middle + reach();
        double most = known().max().orElse(1);
        return most > bottom() ? most : bottom() + 1;
    }

    /** Where a number lies between the first colour at 0 and the last at 1. */
    public double place(double value) {
        return (value - bottom()) / (top() - bottom());
    }

    /** As far to both sides as the farthest number; for shares around one half to 0 and 1. */
    private double reach() {
        if (form.percent() && middle == 0.5) return 0.5;
        double reach = known().map(value -> Math.abs(value - middle)).max().orElse(1);
        return reach > 0 ? reach : 1;
    }

    private DoubleStream known() {
        return values.stream()
                .flatMap(List::stream)
                .mapToDouble(Double::doubleValue)
                .filter(Double::isFinite);
    }
}
