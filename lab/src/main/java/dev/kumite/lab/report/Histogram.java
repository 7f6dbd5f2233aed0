package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.List;

/** How often a measure fell into each of some ranges that follow each other. */
public record Histogram(Label label, Axis x, Axis y, List<Bin> bins) implements Plot {
    /** What lies at {@code from} or above and below {@code to}. */
    public record Bin(double from, double to, double count) {}

    public Histogram {
        bins = List.copyOf(bins);
    }

    /** Whole numbers, such as lengths of games, counted in about {@code about} bins of one round width. */
    public static Histogram ofCounts(Label label, Axis x, Axis y, long[] countByValue, int about) {
        int first = 0;
        int end = countByValue.length;
        while (first < end && countByValue[first] == 0) first++;
        while (end > first && countByValue[end - 1] == 0) end--;
        int width = roundWidth((end - first) / (double) about);
        List<Bin> bins = new ArrayList<>();
        for (int from = first - first % width; from < end; from += width) {
            long count = 0;
            for (int value = from; value < Math.min(end, from + width); value++) count += countByValue[value];
            bins.add(new Bin(from, from + width, count));
        }
        return new Histogram(label, x, y, bins);
    }

    private static int roundWidth(double atLeast) {
        for (int power = 1; ; power *= 10)
            for (int step : new int[] {1, 2, 5}) if (step * power >= atLeast) return step * power;
    }

    @Override
    public Table data() {
        Table.Builder table = Table.of(
                label, Column.numbers(x.caption() + " from"), Column.numbers("to below"), Column.numbers(y.caption()));
        for (Bin bin : bins)
            table.row(
                    new Cell.Amount(Estimate.exact(bin.from()), x.form()),
                    new Cell.Amount(Estimate.exact(bin.to()), x.form()),
                    new Cell.Amount(Estimate.exact(bin.count()), y.form()));
        return table.build();
    }
}
