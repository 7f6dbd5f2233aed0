package dev.kumite.lab.report.html;

import static dev.kumite.lab.report.html.Spec.measured;
import static dev.kumite.lab.report.html.Spec.named;
import static dev.kumite.lab.report.html.Spec.object;
import static dev.kumite.lab.report.html.Spec.tooltip;

import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Ratings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Curves with bands, and rated points, as Vega-Lite specifications. */
final class PointSpecs {
    private static final int RATING_ROW = 28;
    private static final List<List<Integer>> DASHES = List.of(
            List.of(1, 0),
            List.of(7, 3),
            List.of(2, 2),
            List.of(9, 3, 2, 3),
            List.of(4, 2),
            List.of(12, 4),
            List.of(1, 3));

    private PointSpecs() {}

    static Map<String, Object> curves(Curves curves) {
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
        return VegaSpecs.spec(data, VegaSpecs.HEIGHT, VegaSpecs.legend(names), layers);
    }

    static Map<String, Object> ratings(Ratings ratings) {
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
        return VegaSpecs.spec(data, Math.max(60, names.size() * RATING_ROW), List.of(), layers);
    }
}
