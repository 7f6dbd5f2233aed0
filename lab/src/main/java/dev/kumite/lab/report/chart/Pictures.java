package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Ratings;
import dev.kumite.spec.BadInput;
import java.awt.Dimension;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;

/** Plots as files for papers. */
public final class Pictures {
    private static final int WIDTH = 600;
    private static final int HEIGHT = 360;
    private static final int MARGIN = 70;

    private Pictures() {}

    /** The plot as SVG, with its letters as text. */
    public static String svg(Plot plot) {
        Chart chart = draw(plot);
        return SvgFile.of(chart.chart, chart.size);
    }

    /** The plot as a PNG of 300 dots per inch. */
    public static byte[] png(Plot plot) {
        Chart chart = draw(plot);
        return PngFile.of(chart.chart, chart.size);
    }

    private record Chart(JFreeChart chart, Dimension size) {}

    private static Chart draw(Plot plot) {
        System.setProperty("java.awt.headless", "true");
        try {
            return chart(plot);
        } catch (InternalError | NoClassDefFoundError | UnsatisfiedLinkError e) {
            throw new BadInput(
                    "pictures cannot be drawn here, since Java finds no fonts: install fontconfig and a font,"
                            + " or leave out the formats svg and png");
        }
    }

    private static Chart chart(Plot plot) {
        if (plot instanceof Bars bars) {
            int rows = bars.categories().size() * bars.series().size();
            return new Chart(BarChart.of(bars), new Dimension(WIDTH, bars.lie() ? MARGIN + rows * 24 : HEIGHT));
        }
        if (plot instanceof Curves curves) return new Chart(LineCharts.curves(curves), new Dimension(WIDTH, HEIGHT));
        if (plot instanceof Ratings ratings)
            return new Chart(
                    LineCharts.ratings(ratings),
                    new Dimension(WIDTH, MARGIN + ratings.ratings().size() * 28));
        if (plot instanceof HeatMap map) {
            int widest = map.grid().columns();
            return fitted(
                    GridChart.heatMap(map),
                    Math.min(560, Math.max(46 * widest, 64 * widest)),
                    36 * map.grid().rows());
        }
        if (plot instanceof BoardMap board)
            return fitted(
                    GridChart.board(board),
                    46 * board.grid().columns(),
                    46 * board.grid().rows());
        return new Chart(LineCharts.histogram((Histogram) plot), new Dimension(WIDTH, HEIGHT));
    }

    /** Sized so that the cells together have the wanted size, whatever room names beside them take. */
    private static Chart fitted(JFreeChart chart, int width, int height) {
        int trial = 2000;
        ChartRenderingInfo info = new ChartRenderingInfo();
        BufferedImage sheet = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        chart.draw(sheet.createGraphics(), new Rectangle2D.Double(0, 0, trial, trial), info);
        Rectangle2D cells = info.getPlotInfo().getDataArea();
        return new Chart(chart, new Dimension((int) Math.ceil(trial - cells.getWidth() + width), (int)
                Math.ceil(trial - cells.getHeight() + height)));
    }
}
