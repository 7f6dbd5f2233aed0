package dev.kumite.lab.report.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.math.MathContext;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/** A logarithmic axis that is labelled at given places, or at powers of ten, in plain letters and without crowding. */
final class PlacesAxis extends LogAxis {
    private static final long serialVersionUID = 1L;
    private static final int GAP = 8;

    /** A label tells where about one is; the numbers themselves stand in the data. */
    private static final MathContext SHORT = new MathContext(3);

    private final double[] places;
    private final NumberFormat form;

    PlacesAxis(String title, List<Double> places, NumberFormat form) {
        super(title);
        this.places = places.stream().mapToDouble(Double::doubleValue).toArray();
        this.form = form;
        setNumberFormatOverride(form);
    }

    @Override
    public List<NumberTick> refreshTicks(Graphics2D graphics, AxisState state, Rectangle2D area, RectangleEdge edge) {
        boolean across = RectangleEdge.isTopOrBottom(edge);
        FontMetrics metrics = graphics.getFontMetrics(getTickLabelFont());
        TextAnchor anchor = across ? TextAnchor.TOP_CENTER : TextAnchor.CENTER_RIGHT;
        List<NumberTick> ticks = new ArrayList<>();
        double end = Double.NaN;
        for (double place : places.length > 0 ? places : powersOfTen()) {
            String label = form.format(new BigDecimal(place, SHORT));
            double middle = valueToJava2D(place, area, edge);
            double half = (across ? metrics.stringWidth(label) : metrics.getHeight()) / 2.0 + GAP / 2.0;
            if (!getRange().contains(place) || across && middle - half < end) continue;
            ticks.add(new NumberTick(place, label, anchor, TextAnchor.CENTER, 0));
            end = middle + half;
        }
        return ticks;
    }

    private double[] powersOfTen() {
        List<Double> powers = new ArrayList<>();
        double first = Math.pow(10, Math.ceil(Math.log10(getRange().getLowerBound())));
        for (double power = first; power <= getRange().getUpperBound(); power *= 10) powers.add(power);
        return powers.stream().mapToDouble(Double::doubleValue).toArray();
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
