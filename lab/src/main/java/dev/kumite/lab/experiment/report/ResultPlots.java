package dev.kumite.lab.experiment.report;

import dev.kumite.games.picture.Drawing;
import dev.kumite.lab.experiment.Gain;
import dev.kumite.lab.experiment.PlotSpec;
import dev.kumite.lab.experiment.PublishedCurve;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.experiment.measure.Measure;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.SquareHeat;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.experiment.verdict.Gains;
import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Grid;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Ratings;
import dev.kumite.lab.report.Series;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The plots that an experiment's file asks for. */
final class ResultPlots {
    private static final String PAPER = "paper";

    private final Findings findings;
    private final ScaledExperiment scaled;

    ResultPlots(Findings findings) {
        this.findings = findings;
        this.scaled = findings.scaled();
    }

    List<Plot> all() {
        List<Plot> plots = new ArrayList<>();
        for (PlotSpec spec : findings.experiment().plots()) {
            Label label = label(spec, plots.size() + 1);
            switch (spec.kind()) {
                case BARS -> plots.add(bars(label, spec));
                case CURVES -> plots.add(curves(label, spec));
                case GAIN -> plots.add(gains(label, spec));
                case HEATMAP -> plots.add(heatMap(label, spec));
                case BOARD -> board(label, spec).ifPresent(plots::add);
                case RATINGS -> ratings(label).ifPresent(plots::add);
            }
        }
        return plots;
    }

    private static Label label(PlotSpec spec, int number) {
        String title = spec.title().isEmpty() && !spec.values().isEmpty()
                ? String.join(", ", words(spec)) + (spec.x().isEmpty() ? "" : " by " + xTitle(spec))
                : spec.title();
        return Label.of("plot-" + number, title);
    }

    private static List<String> words(PlotSpec spec) {
        return spec.values().stream().map(Wording::measure).toList();
    }

    private static String xTitle(PlotSpec spec) {
        if (!spec.xTitle().isEmpty()) return spec.xTitle();
        return Measures.isMeasure(spec.x()) ? Wording.measure(spec.x()) : Wording.variable(spec.x());
    }

    private String value(String variable, int cell) {
        return PlotSpec.value(variable, scaled.cells().get(cell).contest());
    }

    /** The different values of a variable in the order of the file; cells without one are left out. */
    private List<String> values(String variable, List<Integer> cells) {
        Set<String> values = new LinkedHashSet<>();
        for (int cell : cells) values.add(value(variable, cell));
        values.remove("");
        return List.copyOf(values);
    }

    /** In the unit of the first measure, which all of a plot share, and with the names of all. */
    private static Axis valueAxis(PlotSpec spec) {
        Measure measure = Measures.parse(spec.values().get(0));
        String title = spec.yTitle().isEmpty() ? Wording.measures(spec.values()) : spec.yTitle();
        Axis axis = measure.unit() == Unit.SHARE
                ? Axis.shares(title)
                : Axis.of(title, "", measure.unit().form());
        return halfMatters(measure) ? axis.marked(0.5) : axis;
    }

    private static boolean halfMatters(Measure measure) {
        return measure.name().startsWith("score") || measure.name().equals("first-player");
    }

    /** Cells by their names in the legend: a series, a measure, or both. */
    private Map<String, List<Integer>> bySeries(PlotSpec spec) {
        Map<String, List<Integer>> series = new LinkedHashMap<>();
        for (int cell : scaled.matching(spec.cells())) {
            String name = spec.series().isEmpty() ? "" : value(spec.series(), cell);
            if (!spec.series().isEmpty() && name.isEmpty()) continue;
            series.computeIfAbsent(name, key -> new ArrayList<>()).add(cell);
        }
        return series;
    }

    private static String name(PlotSpec spec, String value, String name) {
        String measure = Wording.measure(name);
        String series = Wording.value(spec.series(), value);
        if (spec.values().size() == 1) return series.isEmpty() ? measure : series;
        return series.isEmpty() ? measure : series + ", " + measure;
    }

    private Estimate ours(String measure, int cell) {
        return Figure.estimate(
                findings.figure(measure, scaled.labels().get(cell)).interval());
    }

    private Estimate papers(String measure, int cell) {
        String label = scaled.labels().get(cell);
        return findings.experiment().published().stream()
                .filter(entry -> entry.cell().equals(label))
                .flatMap(entry -> entry.figure(Measures.parse(measure)).stream())
                .map(Figure::estimate)
                .findFirst()
                .orElse(Estimate.NONE);
    }

    private Bars bars(Label label, PlotSpec spec) {
        List<String> categories = values(spec.x(), scaled.matching(spec.cells()));
        List<Series> series = new ArrayList<>();
        bySeries(spec).forEach((name, cells) -> {
            for (String measure : spec.values()) {
                String called = name(spec, name, measure);
                series.add(new Series(called, points(spec, categories, cells, cell -> ours(measure, cell))));
                List<Estimate> papers = points(spec, categories, cells, cell -> papers(measure, cell));
                if (papers.stream().anyMatch(Estimate::isKnown))
                    series.add(new Series(called + " (" + PAPER + ")", papers, true));
            }
        });
        return new Bars(label, Axis.of(xTitle(spec)), valueAxis(spec), categories, series);
    }

    /** Everything known about a cell. */
    private interface Look {
        Estimate of(int cell);
    }

    private List<Estimate> points(PlotSpec spec, List<String> categories, List<Integer> cells, Look look) {
        List<Estimate> points = new ArrayList<>();
        for (String category : categories)
            points.add(cells.stream()
                    .filter(cell -> value(spec.x(), cell).equals(category))
                    .map(look::of)
                    .filter(Estimate::isKnown)
                    .findFirst()
                    .orElse(Estimate.NONE));
        return points;
    }

    /** aygun's figures 6, 7, 9 and 10: what a doubled budget gains, by the ratio of simulations after the doubling. */
    private Curves gains(Label label, PlotSpec spec) {
        List<Curves.Point> points = new ArrayList<>();
        for (int cell : scaled.matching(spec.cells())) {
            Gain gain = new Gain(
                    spec.x(),
                    findings.x(spec.x(), cell),
                    spec.cells(),
                    spec.gain().millions());
            if (!gain.labels(scaled).isEmpty())
                points.add(new Curves.Point(
                        Gains.ratio(findings, scaled.labels().get(cell)),
                        Figure.estimate(Gains.of(gain, findings, Interval.CONFIDENCE))));
        }
        points.removeIf(point -> Double.isNaN(point.x()) || !point.y().isKnown());
        points.sort(Comparator.comparingDouble(Curves.Point::x));
        List<Curves.Curve> curves = new ArrayList<>();
        add(curves, "G", points, false);
        if (!Double.isNaN(spec.gain().crossing()))
            add(
                    curves,
                    "G = 1 (" + PAPER + ")",
                    List.of(new Curves.Point(spec.gain().crossing(), Estimate.exact(1))),
                    true);
        Axis x = Axis.of(spec.xTitle(), "", Form.decimals(2));
        Axis y = Axis.of("G: percentage points of wins for each million simulations", "", Form.decimals(1));
        return new Curves(label, spec.log() ? x.logarithmically() : x, y.marked(1), curves);
    }

    private Curves curves(Label label, PlotSpec spec) {
        List<Curves.Curve> curves = new ArrayList<>();
        List<PublishedCurve> printed = findings.experiment().publishedCurves().stream()
                .filter(curve -> curve.shownIn(spec))
                .toList();
        bySeries(spec).forEach((name, cells) -> {
            for (String measure : spec.values()) {
                String called = name(spec, name, measure);
                add(curves, called, line(spec, cells, cell -> ours(measure, cell)), false);
                if (printed.isEmpty())
                    add(curves, called + " (" + PAPER + ")", line(spec, cells, cell -> papers(measure, cell)), true);
            }
        });
        for (PublishedCurve curve : printed) {
            String called = name(spec, curve.series(), curve.y());
            add(curves, called + " (" + PAPER + ")", curve.line(spec.log()), true);
        }
        Form form =
                Measures.isMeasure(spec.x()) ? Measures.parse(spec.x()).unit().form() : Form.decimals(2);
        Axis x = Axis.of(xTitle(spec), "", form);
        return new Curves(label, spec.log() ? x.logarithmically() : x, valueAxis(spec), curves);
    }

    private static void add(List<Curves.Curve> curves, String name, List<Curves.Point> points, boolean published) {
        if (!points.isEmpty()) curves.add(new Curves.Curve(name, points, published));
    }

    private List<Curves.Point> line(PlotSpec spec, List<Integer> cells, Look look) {
        List<Curves.Point> points = new ArrayList<>();
        for (int cell : cells) {
            double x = findings.x(spec.x(), cell);
            Estimate y = look.of(cell);
            if (y.isKnown() && !Double.isNaN(x) && (x > 0 || !spec.log())) points.add(new Curves.Point(x, y));
        }
        points.sort(Comparator.comparingDouble(Curves.Point::x));
        return points;
    }

    private HeatMap heatMap(Label label, PlotSpec spec) {
        List<Integer> cells = scaled.matching(spec.cells());
        List<String> columns = values(spec.x(), cells);
        List<String> rows = values(spec.y(), cells);
        Measure measure = Measures.parse(spec.values().get(0));
        List<List<Double>> values = new ArrayList<>();
        for (String row : rows) {
            List<Integer> inRow = cells.stream()
                    .filter(cell -> value(spec.y(), cell).equals(row))
                    .toList();
            values.add(points(spec, columns, inRow, cell -> ours(measure.name(), cell)).stream()
                    .map(Estimate::value)
                    .toList());
        }
        Form form =
                measure.unit() == Unit.SHARE ? Form.percent(0) : measure.unit().form();
        Grid grid = halfMatters(measure)
                ? Grid.parting(values, Wording.measure(measure.name()), form, 0.5)
                : Grid.deepening(values, Wording.measure(measure.name()), form);
        String y = spec.yTitle().isEmpty() ? Wording.variable(spec.y()) : spec.yTitle();
        return new HeatMap(label, Axis.of(xTitle(spec)), Axis.of(y), columns, rows, grid);
    }

    private Optional<Plot> board(Label label, PlotSpec spec) {
        SquareHeat squares = findings.heat(spec.values().get(0), spec.cells());
        if (squares.columns() == 0) return Optional.empty();
        List<List<Double>> values = new ArrayList<>();
        List<List<String>> letters = new ArrayList<>();
        for (int from = 0; from < squares.cells().size(); from += squares.columns()) {
            List<Double> row = new ArrayList<>();
            List<String> grounds = new ArrayList<>();
            for (int i = from; i < from + squares.columns(); i++) {
                Drawing.Cell square = squares.cells().get(i);
                row.add(square.name().isEmpty() ? Double.NaN : squares.share(i));
                boolean shown = squares.oneBoard() && Character.isLetter(square.ground());
                grounds.add(shown ? String.valueOf(square.ground()) : "");
            }
            values.add(row);
            letters.add(grounds);
        }
        return Optional.of(BoardMap.of(label, Grid.deepening(values, "share of the moves", Form.percent(1)), letters));
    }

    private Optional<Plot> ratings(Label label) {
        return findings.ratings().map(fit -> {
            List<Ratings.Rating> ratings = new ArrayList<>();
            for (int i = 0; i < scaled.entrants().size(); i++)
                ratings.add(new Ratings.Rating(scaled.entrants().get(i), Figure.estimate(fit.rating(i))));
            Label titled = label.title().isEmpty() ? Label.of(label.id(), "Ratings") : label;
            return new Ratings(titled, Axis.of("Rating", "Elo", Form.whole()).marked(0), ratings);
        });
    }
}
