package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Ratings;
import java.util.List;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;

/** Curves with bands, rated points and histograms. */
final class LineCharts {
    private LineCharts() {}

    static JFreeChart curves(Curves curves) {
        YIntervalSeriesCollection data = new YIntervalSeriesCollection();
        DeviationRenderer renderer = new DeviationRenderer(true, true);
        renderer.setAlpha(0.16f);
        for (int i = 0; i < curves.curves().size(); i++) {
            Curves.Curve curve = curves.curves().get(i);
            YIntervalSeries series = new YIntervalSeries(curve.name());
            for (Curves.Point point : curve.points()) {
                Estimate y = point.y();
                if (y.canBeDrawn()) series.add(point.x(), y.value(), y.bottom(), y.top());
            }
            data.addSeries(series);
            renderer.setSeriesPaint(i, Style.category(i));
            renderer.setSeriesFillPaint(i, Style.category(i));
            renderer.setSeriesStroke(i, Style.line(i));
            renderer.setSeriesShape(i, Style.point(i));
        }
        ValueAxis x = Style.measured(curves.x(), false, curves.ticks());
        ValueAxis y = Style.measured(curves.y(), false, List.of());
        XYPlot plot = Style.grid(new XYPlot(data, x, y, renderer));
        Style.bound(x, curves.x());
        Style.bound(y, curves.y());
        mark(plot, curves.x().mark(), curves.y().mark());
        return Style.chart(plot, curves.curves().size() > 1);
    }

    static JFreeChart ratings(Ratings ratings) {
        List<String> names =
                ratings.ratings().stream().map(Ratings.Rating::name).toList();
        XYIntervalSeries series = new XYIntervalSeries("ratings");
        for (int i = 0; i < names.size(); i++) {
            Estimate estimate = ratings.ratings().get(i).estimate();
            if (estimate.canBeDrawn()) series.add(estimate.value(), estimate.bottom(), estimate.top(), i, i, i);
        }
        XYErrorRenderer renderer = new XYErrorRenderer();
        renderer.setDrawYError(false);
        renderer.setCapLength(0);
        renderer.setErrorStroke(Style.line(0));
        renderer.setErrorPaint(Style.category(0));
        renderer.setSeriesPaint(0, Style.category(0));
        renderer.setSeriesShape(0, Style.point(0));
        ValueAxis x = Style.measured(ratings.axis(), false, List.of());
        SymbolAxis y = Style.symbols("", names);
        y.setInverted(true);
        XYPlot plot = Style.grid(new XYPlot(collection(series), x, y, renderer));
        Style.bound(x, ratings.axis());
        mark(plot, ratings.axis().mark(), Double.NaN);
        return Style.chart(plot, false);
    }

    static JFreeChart histogram(Histogram histogram) {
        XYIntervalSeries series = new XYIntervalSeries("counts");
        for (Histogram.Bin bin : histogram.bins())
            series.add((bin.from() + bin.to()) / 2, bin.from(), bin.to(), bin.count(), bin.count(), bin.count());
        XYBarRenderer renderer = new XYBarRenderer(0.04);
        renderer.setBarPainter(new StandardXYBarPainter());
        renderer.setShadowVisible(false);
        renderer.setSeriesPaint(0, Style.category(0));
        ValueAxis x = Style.measured(histogram.x(), false, List.of());
        ValueAxis y = Style.measured(histogram.y(), true, List.of());
        y.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        XYPlot plot = Style.grid(new XYPlot(collection(series), x, y, renderer));
        plot.setDomainGridlinesVisible(false);
        Style.bound(x, histogram.x());
        Style.bound(y, histogram.y());
        mark(plot, histogram.x().mark(), histogram.y().mark());
        return Style.chart(plot, false);
    }

    private static XYIntervalSeriesCollection collection(XYIntervalSeries series) {
        XYIntervalSeriesCollection data = new XYIntervalSeriesCollection();
        data.addSeries(series);
        return data;
    }

    private static void mark(XYPlot plot, double x, double y) {
        if (!Double.isNaN(x)) plot.addDomainMarker(Style.marker(x));
        if (!Double.isNaN(y)) plot.addRangeMarker(Style.marker(y));
    }
}
