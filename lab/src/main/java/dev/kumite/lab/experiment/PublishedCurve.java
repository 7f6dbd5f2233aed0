package dev.kumite.lab.experiment;

import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.yaml.YamlNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A curve that a paper printed, as points read off its figure or taken from its data.
 *
 * @param x the variable along which it runs
 * @param y the measure that it shows
 * @param cells the pattern of the cells that stand beside it; the same as in the plot that shows it
 * @param series which of the plot's series it belongs to, or empty where there is one
 * @param note where it comes from, and how exact the reading is
 */
public record PublishedCurve(
        String place, String x, String y, String cells, String series, List<PublishedCurve.Point> points, String note) {

    /** One point. */
    public record Point(double x, double y) {}

    public PublishedCurve {
        points = List.copyOf(points);
    }

    public static PublishedCurve read(YamlNode node) {
        node.only("x", "y", "cells", "series", "points", "note");
        Measure measure = node.get("y").read(Measures::parse);
        List<Point> points = new ArrayList<>();
        node.map("points").fields().forEach((x, y) -> {
            double at = y.read(text -> number(x));
            points.add(new Point(
                    at, y.number(measure.unit() == Unit.SHARE ? 0 : -1e15, measure.unit() == Unit.SHARE ? 1 : 1e15)));
        });
        points.sort(Comparator.comparingDouble(Point::x));
        return new PublishedCurve(
                node.place(),
                node.text("x"),
                measure.name(),
                node.text("cells", ScaledExperiment.ANY),
                node.text("series", ""),
                points,
                node.text("note"));
    }

    private static double number(String text) {
        double number = Variables.toNumber(text);
        if (Double.isNaN(number)) throw new BadInput("'" + text + "' must be a number such as 0.5, 20k or 1.5M");
        return number;
    }

    /** Whether a plot of the experiment shows it beside our own points. */
    public boolean shownIn(PlotSpec plot) {
        return plot.kind() == PlotSpec.Kind.CURVES
                && plot.x().equals(x)
                && plot.values().contains(y)
                && plot.cells().equals(cells)
                && plot.series().isEmpty() == series.isEmpty();
    }

    /** Its name in tables, and before "(paper)" in legends. */
    public String name() {
        return series.isEmpty() ? y : series;
    }

    public List<Curves.Point> line(boolean log) {
        return points.stream()
                .filter(point -> point.x() > 0 || !log)
                .map(point -> new Curves.Point(point.x(), Estimate.exact(point.y())))
                .toList();
    }

    /**
     * The cell that stands at a point, if this scale plays one. The plot defines which variable separates the series:
     * another one may have the same value.
     */
    public Optional<String> beside(Point point, Experiment experiment, ScaledExperiment scaled) {
        String variable = experiment.plots().stream()
                .filter(this::shownIn)
                .map(PlotSpec::series)
                .findFirst()
                .orElse("");
        return scaled.matching(cells).stream()
                .map(cell -> scaled.cells().get(cell).contest())
                .filter(contest -> series.isEmpty()
                        || contest.variables().getOrDefault(variable, "").equals(series))
                .filter(contest -> Variables.toNumber(contest.variables().getOrDefault(x, "")) == point.x())
                .map(Contest::label)
                .findFirst();
    }
}
