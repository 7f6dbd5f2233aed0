package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Series;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.jfree.data.category.CategoryDataset;
import org.jfree.data.category.DefaultCategoryDataset;

/** Bars with error bars that may reach farther to one side than to the other. */
final class BarChart {
    private BarChart() {}

    static JFreeChart of(Bars bars) {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        double top = 0;
        double bottom = 0;
        for (Series series : bars.series())
            for (int i = 0; i < bars.categories().size(); i++) {
                Estimate point = series.points().get(i);
                data.addValue(
                        point.canBeDrawn() ? point.value() : null,
                        series.name(),
                        bars.categories().get(i));
                if (point.canBeDrawn()) {
                    top = Math.max(top, point.top());
                    bottom = Math.min(bottom, point.bottom());
                }
            }
        CategoryAxis categories = new CategoryAxis(bars.categoryAxis().caption());
        Style.dress(categories);
        categories.setLowerMargin(0.02);
        categories.setUpperMargin(0.02);
        categories.setCategoryMargin(0.25);
        categories.setMaximumCategoryLabelWidthRatio(0.42f);
        categories.setMaximumCategoryLabelLines(3);
        NumberAxis values = Style.numbers(bars.valueAxis(), true);
        values.setRange(new Range(bottom * 1.05, top > bottom ? top * 1.05 : 1));
        Style.bound(values, bars.valueAxis());
        CategoryPlot plot = new CategoryPlot(data, categories, values, renderer(bars));
        if (bars.lie()) plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        plot.setRangeGridlineStroke(Style.HAIR);
        plot.setRangeGridlinePaint(Style.hairline());
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        if (!Double.isNaN(bars.valueAxis().mark()))
            plot.addRangeMarker(Style.marker(bars.valueAxis().mark()));
        return Style.chart(plot, bars.series().size() > 1);
    }

    private static BarRenderer renderer(Bars bars) {
        BarRenderer renderer = new ErrorBars(bars);
        renderer.setBarPainter(new StandardBarPainter());
        renderer.setShadowVisible(false);
        renderer.setItemMargin(0.04);
        renderer.setMaximumBarWidth(0.12);
        for (int i = 0; i < bars.series().size(); i++) renderer.setSeriesPaint(i, Style.category(i));
        return renderer;
    }

    /** Draws each bar, then the line over the range of its value. */
    private static final class ErrorBars extends BarRenderer {
        private static final long serialVersionUID = 1L;

        private final transient Bars bars;

        ErrorBars(Bars bars) {
            this.bars = bars;
        }

        @Override
        public void drawItem(
                Graphics2D graphics,
                CategoryItemRendererState state,
                Rectangle2D area,
                CategoryPlot plot,
                CategoryAxis categories,
                ValueAxis values,
                CategoryDataset data,
                int row,
                int column,
                int pass) {
            super.drawItem(graphics, state, area, plot, categories, values, data, row, column, pass);
            Estimate point = bars.series().get(row).points().get(column);
            if (!point.rangeCanBeDrawn()) return;
            double start = calculateBarW0(plot, plot.getOrientation(), area, categories, state, row, column);
            double middle = start + state.getBarWidth() / 2;
            RectangleEdge edge = plot.getRangeAxisEdge();
            double low = values.valueToJava2D(point.low(), area, edge);
            double high = values.valueToJava2D(point.high(), area, edge);
            Line2D line = bars.lie()
                    ? new Line2D.Double(low, middle, high, middle)
                    : new Line2D.Double(middle, low, middle, high);
            graphics.setPaint(Style.GROUND);
            graphics.setStroke(Style.HALO);
            graphics.draw(line);
            graphics.setPaint(Style.INK);
            graphics.setStroke(Style.ERROR_BAR);
            graphics.draw(line);
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }
}
