package dev.kumite.lab.report;

/** A picture of numbers, described by the numbers and not by how it is drawn. */
public sealed interface Plot extends Block permits Bars, Curves, HeatMap, Ratings, BoardMap, Histogram {
    Label label();

    /** The numbers of the plot, under the plot's own label. */
    Table data();
}
