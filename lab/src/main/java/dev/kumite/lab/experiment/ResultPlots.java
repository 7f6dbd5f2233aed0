package dev.kumite.lab.experiment;

import dev.kumite.games.Drawing;
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
    private final Edition edition;

    ResultPlots(Findings findings) {
        this.findings = findings;
        this.edition = findings.edition();
    }

    List<Plot> all() {
        List<Plot> plots = new ArrayList<>();
        for (PlotWish wish : findings.experiment().plots()) {
            Label label = label(wish, plots.size() + 1);
            switch (wish.kind()) {
                case BARS -> plots.add(bars(label, wish));
                case CURVES -> plots.add(curves(label, wish));
                case GAIN -> plots.add(gains(label, wish));
                case HEATMAP -> plots.add(heatMap(label, wish));
                case BOARD -> board(label, wish).ifPresent(plots::add);
                case RATINGS -> ratings(label).ifPresent(plots::add);
            }
        }
        return plots;
    }

    private static Label label(PlotWish wish, int number) {
        String title = wish.title().isEmpty() && !wish.values().isEmpty()
                ? String.join(", ", words(wish)) + (wish.x().isEmpty() ? "" : " by " + xTitle(wish))
                : wish.title();
        return Label.of("plot-" + number, title);
    }

    private static List<String> words(PlotWish wish) {
        return wish.values().stream().map(Wording::measure).toList();
    }

    private static String xTitle(PlotWish wish) {
        if (!wish.xTitle().isEmpty()) return wish.xTitle();
        return Measures.isMeasure(wish.x()) ? Wording.measure(wish.x()) : Wording.variable(wish.x());
    }

    private String value(String variable, int cell) {
        return PlotWish.value(variable, edition.cells().get(cell).contest());
    }

    /** The different values of a variable in the order of the file; cells without one are left out. */
    private List<String> values(String variable, List<Integer> cells) {
        Set<String> values = new LinkedHashSet<>();
        for (int cell : cells) values.add(value(variable, cell));
        values.remove("");
        return List.copyOf(values);
    }

    /** In the unit of the first measure, which all of a plot share, and with the names of all. */
    private static Axis valueAxis(PlotWish wish) {
        Measure measure = Measures.parse(wish.values().get(0));
        String title = wish.yTitle().isEmpty() ? Wording.measures(wish.values()) : wish.yTitle();
        Axis axis = measure.unit() == Unit.SHARE
                ? Axis.shares(title)
                : Axis.of(title, "", measure.unit().form());
        return halfMatters(measure) ? axis.marked(0.5) : axis;
    }

    private static boolean halfMatters(Measure measure) {
        return measure.name().startsWith("score") || measure.name().equals("first-player");
    }

    /** Cells by what they are called in the legend: a series, a measure, or both. */
    private Map<String, List<Integer>> bySeries(PlotWish wish) {
        Map<String, List<Integer>> series = new LinkedHashMap<>();
        for (int cell : edition.matching(wish.cells())) {
            String name = wish.series().isEmpty() ? "" : value(wish.series(), cell);
            if (!wish.series().isEmpty() && name.isEmpty()) continue;
            series.computeIfAbsent(name, key -> new ArrayList<>()).add(cell);
        }
        return series;
    }

    private static String name(PlotWish wish, String value, String name) {
        String measure = Wording.measure(name);
        String series = Wording.value(wish.series(), value);
        if (wish.values().size() == 1) return series.isEmpty() ? measure : series;
        return series.isEmpty() ? measure : series + ", " + measure;
    }

    private Estimate ours(String measure, int cell) {
        return ResultTables.estimate(
                findings.figure(measure, edition.labels().get(cell)).interval());
    }

    private Estimate papers(String measure, int cell) {
        String label = edition.labels().get(cell);
        return findings.experiment().published().stream()
                .filter(entry -> entry.cell().equals(label))
                .flatMap(entry -> entry.figure(Measures.parse(measure)).stream())
                .map(ResultTables::estimate)
                .findFirst()
                .orElse(Estimate.NONE);
    }

    private Bars bars(Label label, PlotWish wish) {
        List<String> categories = values(wish.x(), edition.matching(wish.cells()));
        List<Series> series = new ArrayList<>();
        bySeries(wish).forEach((name, cells) -> {
            for (String measure : wish.values()) {
                String called = name(wish, name, measure);
                series.add(new Series(called, points(wish, categories, cells, cell -> ours(measure, cell))));
                List<Estimate> papers = points(wish, categories, cells, cell -> papers(measure, cell));
                if (papers.stream().anyMatch(Estimate::isKnown))
                    series.add(new Series(called + " (" + PAPER + ")", papers, true));
            }
        });
        return new Bars(label, Axis.of(xTitle(wish)), valueAxis(wish), categories, series);
    }

    /** What there is to know of a cell. */
    private interface Look {
        Estimate of(int cell);
    }

    private List<Estimate> points(PlotWish wish, List<String> categories, List<Integer> cells, Look look) {
        List<Estimate> points = new ArrayList<>();
        for (String category : categories)
            points.add(cells.stream()
                    .filter(cell -> value(wish.x(), cell).equals(category))
                    .map(look::of)
                    .filter(Estimate::isKnown)
                    .findFirst()
                    .orElse(Estimate.NONE));
        return points;
    }

    /** aygun's figures 6, 7, 9 and 10: what a doubled budget gains, by the ratio of simulations after the doubling. */
    private Curves gains(Label label, PlotWish wish) {
        List<Curves.Point> points = new ArrayList<>();
        for (int cell : edition.matching(wish.cells())) {
            Gain gain = new Gain(
                    wish.x(),
                    findings.x(wish.x(), cell),
                    wish.cells(),
                    wish.gain().millions());
            if (!gain.labels(edition).isEmpty())
                points.add(new Curves.Point(
                        Gain.ratio(findings, edition.labels().get(cell)),
                        ResultTables.estimate(gain.of(findings, Interval.CONFIDENCE))));
        }
        points.removeIf(point -> Double.isNaN(point.x()) || !point.y().isKnown());
        points.sort(Comparator.comparingDouble(Curves.Point::x));
        List<Curves.Curve> curves = new ArrayList<>();
        add(curves, "G", points, false);
        if (!Double.isNaN(wish.gain().crossing()))
            add(
                    curves,
                    "G = 1 (" + PAPER + ")",
                    List.of(new Curves.Point(wish.gain().crossing(), Estimate.exact(1))),
                    true);
        Axis x = Axis.of(wish.xTitle(), "", Form.decimals(2));
        Axis y = Axis.of("G: percentage points of wins for each million simulations", "", Form.decimals(1));
        return new Curves(label, wish.log() ? x.logarithmically() : x, y.marked(1), curves);
    }

    private Curves curves(Label label, PlotWish wish) {
        List<Curves.Curve> curves = new ArrayList<>();
        List<PublishedCurve> printed = findings.experiment().publishedCurves().stream()
                .filter(curve -> curve.shownIn(wish))
                .toList();
        bySeries(wish).forEach((name, cells) -> {
            for (String measure : wish.values()) {
                String called = name(wish, name, measure);
                add(curves, called, line(wish, cells, cell -> ours(measure, cell)), false);
                if (printed.isEmpty())
                    add(curves, called + " (" + PAPER + ")", line(wish, cells, cell -> papers(measure, cell)), true);
            }
        });
        for (PublishedCurve curve : printed) {
            String called = name(wish, curve.series(), curve.y());
            add(curves, called + " (" + PAPER + ")", curve.line(wish.log()), true);
        }
        Form form =
                Measures.isMeasure(wish.x()) ? Measures.parse(wish.x()).unit().form() : Form.decimals(2);
        Axis x = Axis.of(xTitle(wish), "", form);
        return new Curves(label, wish.log() ? x.logarithmically() : x, valueAxis(wish), curves);
    }

    private static void add(List<Curves.Curve> curves, String name, List<Curves.Point> points, boolean published) {
        if (!points.isEmpty()) curves.add(new Curves.Curve(name, points, published));
    }

    private List<Curves.Point> line(PlotWish wish, List<Integer> cells, Look look) {
        List<Curves.Point> points = new ArrayList<>();
        for (int cell : cells) {
            double x = findings.x(wish.x(), cell);
            Estimate y = look.of(cell);
            if (y.isKnown() && !Double.isNaN(x) && (x > 0 || !wish.log())) points.add(new Curves.Point(x, y));
        }
        points.sort(Comparator.comparingDouble(Curves.Point::x));
        return points;
    }

    private HeatMap heatMap(Label label, PlotWish wish) {
        List<Integer> cells = edition.matching(wish.cells());
        List<String> columns = values(wish.x(), cells);
        List<String> rows = values(wish.y(), cells);
        Measure measure = Measures.parse(wish.values().get(0));
        List<List<Double>> values = new ArrayList<>();
        for (String row : rows) {
            List<Integer> inRow = cells.stream()
                    .filter(cell -> value(wish.y(), cell).equals(row))
                    .toList();
            values.add(points(wish, columns, inRow, cell -> ours(measure.name(), cell)).stream()
                    .map(Estimate::value)
                    .toList());
        }
        Form form =
                measure.unit() == Unit.SHARE ? Form.percent(0) : measure.unit().form();
        Grid grid = halfMatters(measure)
                ? Grid.parting(values, Wording.measure(measure.name()), form, 0.5)
                : Grid.deepening(values, Wording.measure(measure.name()), form);
        String y = wish.yTitle().isEmpty() ? Wording.variable(wish.y()) : wish.yTitle();
        return new HeatMap(label, Axis.of(xTitle(wish)), Axis.of(y), columns, rows, grid);
    }

    private Optional<Plot> board(Label label, PlotWish wish) {
        Squares squares = findings.squares(wish.values().get(0), wish.cells());
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
            for (int i = 0; i < edition.entrants().size(); i++)
                ratings.add(new Ratings.Rating(edition.entrants().get(i), ResultTables.estimate(fit.rating(i))));
            Label titled = label.title().isEmpty() ? Label.of(label.id(), "Ratings") : label;
            return new Ratings(titled, Axis.of("Rating", "Elo", Form.whole()).marked(0), ratings);
        });
    }
}
