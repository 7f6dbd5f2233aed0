package dev.kumite.lab.report.html;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Grid;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Ratings;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a plot shows, in a sentence or two for those who cannot see it. The data table below each plot has the rest. */
final class Alternative {
    private Alternative() {}

    static String of(Plot plot) {
        return plot.label().title() + ". " + describe(plot);
    }

    private static String describe(Plot plot) {
        if (plot instanceof Bars bars)
            return "Bars of " + bars.valueAxis().caption() + " for "
                    + counted(bars.categories().size(), "category", "categories") + ": "
                    + ranges(
                            bars.series().stream()
                                    .map(one -> new Named(one.name(), one.points().stream()))
                                    .toList(),
                            bars.valueAxis().form());
        if (plot instanceof Curves curves)
            return "Curves of " + curves.y().caption() + " by " + curves.x().caption() + ": "
                    + ranges(
                            curves.curves().stream()
                                    .map(one -> new Named(
                                            one.name(), one.points().stream().map(Curves.Point::y)))
                                    .toList(),
                            curves.y().form());
        if (plot instanceof HeatMap map)
            return "Heat map of " + map.grid().meaning() + " by " + map.y().caption() + " and "
                    + map.x().caption() + ", " + range(map.grid());
        if (plot instanceof BoardMap board)
            return "Board of " + board.files().size() + " by "
                    + board.ranks().size() + " squares coloured by "
                    + board.grid().meaning() + ", " + range(board.grid());
        if (plot instanceof Ratings ratings)
            return "Ratings from the highest to the lowest: "
                    + ratings.ratings().stream()
                            .map(one -> one.name() + " " + ratings.axis().form().write(one.estimate()))
                            .collect(Collectors.joining("; "))
                    + ".";
        Histogram histogram = (Histogram) plot;
        return "Histogram of " + histogram.x().caption() + " in "
                + counted(histogram.bins().size(), "bin", "bins") + ".";
    }

    private record Named(String name, Stream<Estimate> points) {}

    private static String ranges(List<Named> all, Form form) {
        return all.stream()
                        .map(one -> (one.name().isEmpty() ? "" : one.name() + " ")
                                + range(one.points().map(Estimate::value), form))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private static String range(Grid grid) {
        return range(grid.values().stream().flatMap(List::stream), grid.form()) + ".";
    }

    private static String range(Stream<Double> values, Form form) {
        var known = values.mapToDouble(Double::doubleValue)
                .filter(value -> !Double.isNaN(value))
                .summaryStatistics();
        if (known.getCount() == 0) return "nothing measured";
        return known.getMin() == known.getMax()
                ? form.write(known.getMin())
                : "from " + form.write(known.getMin()) + " to " + form.write(known.getMax());
    }

    private static String counted(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
