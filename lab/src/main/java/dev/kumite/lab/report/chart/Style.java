package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Palette;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;

/** What all pictures look like: white ground, quiet grid, letters that can be read at half size, no decoration. */
final class Style {
    static final Palette PALETTE = Palette.LIGHT;
    static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    static final Font SMALL = FONT.deriveFont(9f);
    static final Color INK = colour(PALETTE.ink());
    static final Color GROUND = colour(PALETTE.ground());
    /** Around an error bar, so that it stands out from its bar. */
    static final Stroke HALO = new BasicStroke(3.4f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);

    static final Stroke ERROR_BAR = new BasicStroke(1.3f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
    private static final Color QUIET = colour(PALETTE.quiet());
    private static final Color HAIRLINE = colour(PALETTE.hairline());
    static final Stroke HAIR = new BasicStroke(0.8f);
    private static final List<float[]> DASHES = List.of(
            new float[] {},
            new float[] {7, 3},
            new float[] {2, 2},
            new float[] {9, 3, 2, 3},
            new float[] {4, 2},
            new float[] {12, 4},
            new float[] {1, 3});

    private Style() {}

    static Color colour(String hex) {
        return Color.decode(hex);
    }

    static Color category(int index) {
        return colour(PALETTE.category(index));
    }

    static Stroke line(int index) {
        float[] dash = DASHES.get(index % DASHES.size());
        return dash.length == 0
                ? new BasicStroke(1.8f)
                : new BasicStroke(1.8f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dash, 0);
    }

    static Shape point(int index) {
        return switch (index % 4) {
            case 0 -> new Ellipse2D.Double(-3.2, -3.2, 6.4, 6.4);
            case 1 -> new Rectangle2D.Double(-3, -3, 6, 6);
            case 2 -> polygon(0, -4, 3.8, 3, -3.8, 3);
            default -> polygon(0, -4.4, 4.4, 0, 0, 4.4, -4.4, 0);
        };
    }

    private static Shape polygon(double... corners) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) path.lineTo(corners[i], corners[i + 1]);
        path.closePath();
        return path;
    }

    /** The chart without title; its legend, when it has several series, on top. */
    static JFreeChart chart(Plot plot, boolean legend) {
        plot.setBackgroundPaint(GROUND);
        plot.setOutlineVisible(false);
        plot.setInsets(new RectangleInsets(6, 6, 6, 30));
        JFreeChart chart = new JFreeChart(null, FONT, plot, legend);
        chart.setBackgroundPaint(GROUND);
        chart.setAntiAlias(true);
        if (legend) {
            chart.getLegend().setPosition(RectangleEdge.TOP);
            chart.getLegend().setHorizontalAlignment(HorizontalAlignment.LEFT);
            chart.getLegend().setPadding(6, 8, 2, 8);
            chart.getLegend().setFrame(BlockBorder.NONE);
            chart.getLegend().setItemFont(FONT);
            chart.getLegend().setItemPaint(INK);
            chart.getLegend().setBackgroundPaint(GROUND);
        }
        return chart;
    }

    static XYPlot grid(XYPlot plot) {
        plot.setDomainGridlinePaint(HAIRLINE);
        plot.setRangeGridlinePaint(HAIRLINE);
        plot.setDomainGridlineStroke(HAIR);
        plot.setRangeGridlineStroke(HAIR);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        return plot;
    }

    static Color hairline() {
        return HAIRLINE;
    }

    static NumberAxis numbers(Axis axis, boolean fromZero) {
        NumberAxis drawn = new NumberAxis(axis.caption());
        drawn.setAutoRangeIncludesZero(fromZero);
        drawn.setNumberFormatOverride(form(axis));
        dress(drawn);
        return drawn;
    }

    /** {@code places} are where a logarithmic axis is labelled; none for powers of ten. */
    static ValueAxis measured(Axis axis, boolean fromZero, List<Double> places) {
        if (!axis.logarithmic()) return numbers(axis, fromZero);
        PlacesAxis drawn = new PlacesAxis(axis.caption(), places, form(axis));
        dress(drawn);
        return drawn;
    }

    /** Sets the ends that the axis asks for; to be called when the axis has seen its data. */
    static void bound(ValueAxis drawn, Axis axis) {
        if (!Double.isNaN(axis.low())) drawn.setLowerBound(axis.low());
        if (!Double.isNaN(axis.high())) drawn.setUpperBound(axis.high());
    }

    static SymbolAxis symbols(String title, List<String> names) {
        SymbolAxis drawn = new SymbolAxis(title.isEmpty() ? null : title, names.toArray(String[]::new));
        drawn.setGridBandsVisible(false);
        drawn.setRange(-0.5, Math.max(1, names.size()) - 0.5);
        dress(drawn);
        return drawn;
    }

    static void dress(org.jfree.chart.axis.Axis drawn) {
        drawn.setLabelFont(FONT);
        drawn.setLabelPaint(QUIET);
        drawn.setTickLabelFont(FONT);
        drawn.setTickLabelPaint(INK);
        drawn.setAxisLinePaint(HAIRLINE);
        drawn.setTickMarksVisible(false);
    }

    static ValueMarker marker(double at) {
        return new ValueMarker(
                at, QUIET, new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {4, 3}, 0));
    }

    private static DecimalFormat form(Axis axis) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        symbols.setMinusSign('−');
        return new DecimalFormat(axis.form().percent() ? "#,##0.### %" : "#,##0.######", symbols);
    }
}
