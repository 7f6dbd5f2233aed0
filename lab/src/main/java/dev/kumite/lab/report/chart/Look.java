package dev.kumite.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a series is told from the others, also in grey: by colour, dashes, the shape of its points and the hatching of its
 * bars. What a paper published has hollow points, thin dotted lines and hatched bars, in the colour of the series before
 * it, which is the one it is compared with.
 */
record Look(Colour colour, int number, boolean published) {
    private static final List<List<Double>> DASHES = List.of(
            List.of(),
            List.of(7.0, 3.0),
            List.of(11.0, 3.0, 2.0, 3.0),
            List.of(4.0, 2.0),
            List.of(14.0, 4.0),
            List.of(7.0, 2.0, 2.0, 2.0, 2.0, 2.0));
    private static final List<Double> DOTS = List.of(1.5, 2.5);
    private static final double HATCH = 5;

    static List<Look> of(List<Boolean> published) {
        List<Look> looks = new ArrayList<>();
        int colour = -1;
        for (int i = 0; i < published.size(); i++) {
            boolean beside = published.get(i) && i > 0 && !published.get(i - 1);
            if (!beside) colour++;
            looks.add(new Look(Colour.category(colour), colour, published.get(i)));
        }
        return looks;
    }

    static Look only() {
        return new Look(Colour.category(0), 0, false);
    }

    Mark.Stroke line() {
        return published
                ? new Mark.Stroke(colour, 1.3, DOTS)
                : new Mark.Stroke(colour, 1.8, DASHES.get(number % DASHES.size()));
    }

    Mark point(double x, double y) {
        Colour fill = published ? Colour.GROUND : colour;
        Mark.Stroke edge = published ? Mark.Stroke.of(colour, 1.3) : null;
        return switch (number % 6) {
            case 0 -> new Mark.Disc(new Mark.Point(x, y), 3.4, fill, edge);
            case 1 -> Mark.box(x - 3.1, y - 3.1, 6.2, 6.2, fill, edge);
            case 2 -> shape(fill, edge, x, y - 4.2, x + 4, y + 3.1, x - 4, y + 3.1);
            case 3 -> shape(fill, edge, x, y - 4.6, x + 4.6, y, x, y + 4.6, x - 4.6, y);
            case 4 -> shape(fill, edge, x - 4, y - 3.1, x + 4, y - 3.1, x, y + 4.2);
            default -> shape(fill, edge, x - 4.4, y - 1.6, x + 4.4, y - 1.6, x + 4.4, y + 1.6, x - 4.4, y + 1.6);
        };
    }

    private static Mark shape(Colour fill, Mark.@Nullable Stroke edge, double... corners) {
        List<Mark.Point> points = new ArrayList<>();
        for (int i = 0; i < corners.length; i += 2) points.add(new Mark.Point(corners[i], corners[i + 1]));
        return new Mark.Path(points, true, fill, edge, 1);
    }

    /** A bar, or its sample in the legend. */
    List<Mark> bar(double x, double y, double width, double height) {
        List<Mark> marks = new ArrayList<>();
        if (!published) {
            marks.add(Mark.box(x, y, width, height, colour, null));
            if (number % 3 == 1) return marks;
            Mark.Stroke cut = Mark.Stroke.of(Colour.GROUND, 0.9);
            if (number % 6 == 2) stripes(marks, x, y, width, height, 0, cut);
            if (number % 6 >= 3) stripes(marks, x, y, width, height, -1, cut);
            if (number % 6 == 5) stripes(marks, x, y, width, height, 1, cut);
            return marks;
        }
        Mark.Stroke edge = Mark.Stroke.of(colour, 1.1);
        marks.add(Mark.box(x + 0.5, y + 0.5, Math.max(0, width - 1), Math.max(0, height - 1), Colour.GROUND, edge));
        stripes(marks, x + 0.5, y + 0.5, width - 1, height - 1, 1, Mark.Stroke.of(colour, 0.9));
        return marks;
    }

    /** Parallel lines inside a box, rising ({@code slope} 1), falling (−1) or level (0). */
    private static void stripes(
            List<Mark> marks, double x, double y, double width, double height, int slope, Mark.Stroke stroke) {
        List<Mark.Point> ends = new ArrayList<>();
        if (slope == 0)
            for (double at = HATCH / 2; at < height; at += HATCH) {
                ends.add(new Mark.Point(x, y + at));
                ends.add(new Mark.Point(x + width, y + at));
            }
        else
            for (double at = HATCH; at < width + height; at += HATCH) {
                double from = Math.max(0, at - height);
                double to = Math.min(at, width);
                if (to - from < 0.5) continue;
                ends.add(new Mark.Point(x + from, y + (slope > 0 ? at - from : height - at + from)));
                ends.add(new Mark.Point(x + to, y + (slope > 0 ? at - to : height - at + to)));
            }
        if (!ends.isEmpty()) marks.add(new Mark.Lines(ends, stroke));
    }
}
