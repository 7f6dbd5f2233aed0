package dev.kumite.lab.report.html;

import static dev.kumite.lab.report.html.Spec.measured;
import static dev.kumite.lab.report.html.Spec.named;
import static dev.kumite.lab.report.html.Spec.object;
import static dev.kumite.lab.report.html.Spec.tooltip;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Ratings;
import dev.kumite.lab.report.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Plots as Vega-Lite specifications. Their widths are left to the page; heights are in pixels. */
final class VegaSpecs {
    private static final int HEIGHT = 300;
    private static final int BAR_ROW = 22;
    private static final int RATING_ROW = 28;
    private static final List<List<Integer>> DASHES = List.of(
            List.of(1, 0),
            List.of(7, 3),
            List.of(2, 2),
            List.of(9, 3, 2, 3),
            List.of(4, 2),
            List.of(12, 4),
            List.of(1, 3));

    private VegaSpecs() {}

    static Map<String, Object> of(Plot plot) {
        if (plot instanceof Bars bars) return bars(bars);
        if (plot instanceof Curves curves) return curves(curves);
        if (plot instanceof HeatMap map) return GridSpecs.heatMap(map);
        if (plot instanceof BoardMap board) return GridSpecs.board(board);
        if (plot instanceof Ratings ratings) return ratings(ratings);
        return histogram((Histogram) plot);
    }

    private static Map<String, Object> spec(
            List<Map<String, Object>> data, int height, List<String> legend, List<Map<String, Object>> layers) {
        return object(
                "data", Spec.values(data), "height", height, "usermeta", object("legend", legend), "layer", layers);
    }

    private static Map<String, Object> bars(Bars bars) {
        boolean lie = bars.lie();
        String along = lie ? "y" : "x";
        String up = lie ? "x" : "y";
        List<String> names = bars.series().stream().map(Series::name).toList();
        List<Map<String, Object>> data = new ArrayList<>();
        for (Series series : bars.series())
            for (int i = 0; i < bars.categories().size(); i++) {
                Map<String, Object> datum = Spec.datum(
                        series.points().get(i), bars.valueAxis().form().finer());
                datum.put("c", bars.categories().get(i));
                datum.put("s", series.name());
                data.add(datum);
            }
        Map<String, Object> category =
                named("c", bars.categories(), bars.categoryAxis().caption());
        category.put("scale", object("domain", bars.categories(), "paddingInner", 0.25));
        category.put("axis", object("labelAngle", 0));
        Map<String, Object> offset = named("s", names, "");
        Map<String, Object> bar = object(
                along,
                category,
                up,
                measured("v", bars.valueAxis(), true),
                "color",
                Spec.colour(names),
                "tooltip",
                tooltip(
                        "c",
                        bars.categoryAxis().title(),
                        "s",
                        "Series",
                        "t",
                        bars.valueAxis().title()));
        Map<String, Object> error =
                object(along, category, up, measured("lo", bars.valueAxis(), true), up + "2", object("field", "hi"));
        if (names.size() > 1) {
            bar.put(along + "Offset", offset);
            error.put(along + "Offset", offset);
        }
        List<Map<String, Object>> layers = new ArrayList<>();
        layers.add(object("mark", object("type", "bar"), "encoding", bar));
        layers.add(object("mark", object("type", "rule", "color", "$ground", "strokeWidth", 4), "encoding", error));
        layers.add(object("mark", object("type", "rule", "color", "$ink", "strokeWidth", 1.5), "encoding", error));
        if (!Double.isNaN(bars.valueAxis().mark()))
            layers.add(Spec.rule(up, bars.valueAxis().mark()));
        int rows = bars.categories().size() * names.size();
        return spec(data, lie ? Math.max(80, rows * BAR_ROW) : HEIGHT, legend(names), layers);
    }

    private static Map<String, Object> curves(Curves curves) {
        List<String> names = curves.curves().stream().map(Curves.Curve::name).toList();
        List<Map<String, Object>> data = new ArrayList<>();
        for (Curves.Curve curve : curves.curves())
            for (Curves.Point point : curve.points()) {
                Map<String, Object> datum =
                        Spec.datum(point.y(), curves.y().form().finer());
                datum.put("x", point.x());
                datum.put("s", curve.name());
                datum.put("xt", curves.x().form().write(point.x()));
                data.add(datum);
            }
        Map<String, Object> x = measured("x", curves.x(), false);
        if (curves.x().logarithmic()) {
            x.put("axis", object("labelExpr", Spec.label(curves.x()), "values", curves.ticks()));
        }
        Map<String, Object> dash = named("s", names, "");
        dash.put("scale", object("domain", names, "range", DASHES));
        dash.put("title", null);
        Map<String, Object> shape = named("s", names, "");
        shape.put("title", null);
        if (names.size() == 1) {
            dash.put("legend", null);
            shape.put("legend", null);
        }
        Map<String, Object> colour = Spec.colour(names);
        List<Map<String, Object>> layers = new ArrayList<>();
        layers.add(object(
                "mark",
                object("type", "area", "opacity", 0.16, "line", false),
                "encoding",
                object("x", x, "y", measured("lo", curves.y(), false), "y2", object("field", "hi"), "color", colour)));
        layers.add(object(
                "mark",
                object("type", "line", "strokeWidth", 2),
                "encoding",
                object("x", x, "y", measured("v", curves.y(), false), "color", colour, "strokeDash", dash)));
        layers.add(object(
                "mark",
                object("type", "point", "filled", true, "size", 45, "opacity", 1),
                "encoding",
                object(
                        "x",
                        x,
                        "y",
                        measured("v", curves.y(), false),
                        "color",
                        colour,
                        "shape",
                        shape,
                        "tooltip",
                        tooltip(
                                "s",
                                "Curve",
                                "xt",
                                curves.x().caption(),
                                "t",
                                curves.y().caption()))));
        if (!Double.isNaN(curves.y().mark()))
            layers.add(Spec.rule("y", curves.y().mark()));
        if (!Double.isNaN(curves.x().mark()))
            layers.add(Spec.rule("x", curves.x().mark()));
        return spec(data, HEIGHT, legend(names), layers);
    }

    private static Map<String, Object> ratings(Ratings ratings) {
        List<String> names =
                ratings.ratings().stream().map(Ratings.Rating::name).toList();
        List<Map<String, Object>> data = new ArrayList<>();
        for (Ratings.Rating rating : ratings.ratings()) {
            Estimate estimate = rating.estimate();
            Map<String, Object> datum = Spec.datum(estimate, ratings.axis().form());
            datum.put("c", rating.name());
            data.add(datum);
        }
        Map<String, Object> name = named("c", names, "");
        name.put("title", null);
        name.put("axis", object("grid", true));
        List<Map<String, Object>> layers = new ArrayList<>();
        layers.add(object(
                "mark",
                object("type", "rule", "strokeWidth", 2, "color", "$first"),
                "encoding",
                object("y", name, "x", measured("lo", ratings.axis(), false), "x2", object("field", "hi"))));
        layers.add(object(
                "mark",
                object("type", "point", "filled", true, "size", 70, "opacity", 1, "color", "$first"),
                "encoding",
                object(
                        "y",
                        name,
                        "x",
                        measured("v", ratings.axis(), false),
                        "tooltip",
                        tooltip("c", "Name", "t", ratings.axis().caption()))));
        if (!Double.isNaN(ratings.axis().mark()))
            layers.add(Spec.rule("x", ratings.axis().mark()));
        return spec(data, Math.max(60, names.size() * RATING_ROW), List.of(), layers);
    }

    private static Map<String, Object> histogram(Histogram histogram) {
        List<Map<String, Object>> data = new ArrayList<>();
        for (Histogram.Bin bin : histogram.bins())
            data.add(object(
                    "from",
                    bin.from(),
                    "to",
                    bin.to(),
                    "v",
                    bin.count(),
                    "xt",
                    histogram.x().form().digits(bin.from()) + " to below "
                            + histogram.x().form().digits(bin.to()),
                    "t",
                    histogram.y().form().write(bin.count())));
        Map<String, Object> x = measured("from", histogram.x(), false);
        x.put("bin", "binned");
        List<Map<String, Object>> layers = new ArrayList<>();
        layers.add(object(
                "mark",
                object("type", "bar", "color", "$first", "binSpacing", 1),
                "encoding",
                object(
                        "x",
                        x,
                        "x2",
                        object("field", "to"),
                        "y",
                        measured("v", histogram.y(), true),
                        "tooltip",
                        tooltip(
                                "xt",
                                histogram.x().caption(),
                                "t",
                                histogram.y().caption()))));
        if (!Double.isNaN(histogram.x().mark()))
            layers.add(Spec.rule("x", histogram.x().mark()));
        return spec(data, HEIGHT, List.of(), layers);
    }

    private static List<String> legend(List<String> names) {
        return names.size() > 1 ? names : List.of();
    }
}
