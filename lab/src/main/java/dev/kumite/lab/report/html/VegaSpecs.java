package dev.kumite.lab.report.html;

import static dev.kumite.lab.report.html.Spec.object;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Ratings;
import java.util.List;
import java.util.Map;

/** Plots as Vega-Lite specifications. Their widths are left to the page; heights are in pixels. */
final class VegaSpecs {
    static final int HEIGHT = 300;

    private VegaSpecs() {}

    static Map<String, Object> of(Plot plot) {
        if (plot instanceof Bars bars) return BarSpecs.bars(bars);
        if (plot instanceof Curves curves) return PointSpecs.curves(curves);
        if (plot instanceof HeatMap map) return GridSpecs.heatMap(map);
        if (plot instanceof BoardMap board) return GridSpecs.board(board);
        if (plot instanceof Ratings ratings) return PointSpecs.ratings(ratings);
        return BarSpecs.histogram((Histogram) plot);
    }

    /** {@code legend} names what the legend must have room for. */
    static Map<String, Object> spec(
            List<Map<String, Object>> data, int height, List<String> legend, List<Map<String, Object>> layers) {
        return object(
                "data", Spec.values(data), "height", height, "usermeta", object("legend", legend), "layer", layers);
    }

    /** One series alone needs no legend. */
    static List<String> legend(List<String> names) {
        return names.size() > 1 ? names : List.of();
    }
}
