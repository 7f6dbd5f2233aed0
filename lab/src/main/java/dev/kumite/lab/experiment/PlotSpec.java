package dev.kumite.lab.experiment;

import dev.kumite.lab.experiment.verdict.Gains;
import dev.kumite.lab.plan.Contest;
import java.util.List;

/**
 * A plot that an experiment's file asks for.
 *
 * @param cells a pattern for the cells it shows
 * @param x a variable, a measure, or {@link #CELL} for the cells' labels
 * @param values measures; more than one only in bars and curves
 * @param series a variable that splits the cells, or empty
 * @param y the variable of a heat map's rows, or empty
 * @param log whether the x axis is logarithmic
 * @param xTitle what the x axis is called; empty for the words of {@code x}
 * @param yTitle what the y axis is called; empty for the words of {@code y} or of the values
 * @param gain what a plot of gains must know
 */
public record PlotSpec(
        String place,
        Kind kind,
        String title,
        String cells,
        String x,
        String y,
        List<String> values,
        String series,
        boolean log,
        String xTitle,
        String yTitle,
        PlotSpec.Gains gain) {
    /** Stands for a variable: the cells' labels. */
    public static final String CELL = "cell";

    /**
     * Of a plot of gains.
     *
     * @param millions B's simulations in the paper's match, in millions
     * @param crossing the R at which the paper finds G = 1, or NaN
     */
    public record Gains(double millions, double crossing) {
        public static final Gains NONE = new Gains(1, Double.NaN);
    }

    /** The kinds of plot. */
    public enum Kind {
        BARS,
        CURVES,
        GAIN,
        HEATMAP,
        BOARD,
        RATINGS
    }

    /** The value of a variable in a cell, or nothing where it has none. */
    public static String value(String variable, Contest contest) {
        return CELL.equals(variable) ? contest.label() : contest.variables().getOrDefault(variable, "");
    }

    public PlotSpec {
        values = List.copyOf(values);
    }
}
