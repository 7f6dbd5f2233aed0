package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Ratings;
import java.util.List;

/** A plot as it is drawn, without its title, which belongs in the caption. */
public record Drawing(double width, double height, List<Mark> marks) {
    /** As wide as a page of a paper has room for at 100 units an inch: letters of 12 units are 8.6 points there. */
    public static final double PAGE = 480;

    public Drawing {
        marks = List.copyOf(marks);
    }

    /** {@code room} is the width that it may take; boards and heat maps may take less. */
    public static Drawing of(Plot plot, double room) {
        if (plot instanceof Bars bars) return BarDrawing.bars(bars, room);
        if (plot instanceof Histogram histogram) return BarDrawing.histogram(histogram, room);
        if (plot instanceof Curves curves) return PointDrawing.curves(curves, room);
        if (plot instanceof Ratings ratings) return PointDrawing.ratings(ratings, room);
        if (plot instanceof HeatMap map) return GridDrawing.heatMap(map, room);
        return GridDrawing.board((BoardMap) plot, room);
    }
}
