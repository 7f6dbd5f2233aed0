package dev.kumite.lab.report.html;

import static dev.kumite.lab.report.html.Spec.measured;
import static dev.kumite.lab.report.html.Spec.named;
import static dev.kumite.lab.report.html.Spec.object;
import static dev.kumite.lab.report.html.Spec.tooltip;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Bars with error bars, and histograms, as Vega-Lite specifications. */
final class BarSpecs {
    private static final int BAR_ROW = 22;

    private BarSpecs() {}

    static Map<String, Object> bars(Bars bars) {
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
        return VegaSpecs.spec(
                data, lie ? Math.max(80, rows * BAR_ROW) : VegaSpecs.HEIGHT, VegaSpecs.legend(names), layers);
    }

    static Map<String, Object> histogram(Histogram histogram) {
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
        Map<String, Object> y = measured("v", histogram.y(), true);
        y.put("axis", object("labelExpr", Spec.label(histogram.y()), "tickMinStep", 1));
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
                        y,
                        "tooltip",
                        tooltip(
                                "xt",
                                histogram.x().caption(),
                                "t",
                                histogram.y().caption()))));
        if (!Double.isNaN(histogram.x().mark()))
            layers.add(Spec.rule("x", histogram.x().mark()));
        return VegaSpecs.spec(data, VegaSpecs.HEIGHT, List.of(), layers);
    }
}
