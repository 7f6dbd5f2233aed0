package dev.kumite.lab.report.chart;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a drawing consists of. Lengths are in hundredths of an inch; y grows downwards. */
public sealed interface Mark {
    /** A place. */
    record Point(double x, double y) {}

    /**
     * A line's look.
     *
     * @param dash lengths of strokes and gaps in turn; none for an unbroken line
     */
    record Stroke(Colour colour, double width, List<Double> dash) {
        static Stroke of(Colour colour, double width) {
            return new Stroke(colour, width, List.of());
        }
    }

    /** Straight lines from point to point. */
    record Path(
            List<Point> points,
            boolean closed,
            @Nullable Colour fill,
            @Nullable Stroke stroke,
            double opacity) implements Mark {
        public Path {
            points = List.copyOf(points);
        }
    }

    /** Straight lines, each from one point to the next one; the hatching of a bar. */
    record Lines(List<Point> ends, Stroke stroke) implements Mark {
        public Lines {
            ends = List.copyOf(ends);
        }
    }

    /** A circle. */
    record Disc(
            Point middle,
            double radius,
            @Nullable Colour fill,
            @Nullable Stroke stroke) implements Mark {}

    /** Where a text has the point it is given: the point is on its baseline. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /**
     * A line of letters.
     *
     * @param upwards whether it is read from below, as the title of a y axis is
     */
    record Text(String words, Point at, Anchor anchor, double size, Colour colour, boolean upwards) implements Mark {}

    /** Marks that say something when a reader points at them. */
    record Told(String title, List<Mark> marks) implements Mark {
        public Told {
            marks = List.copyOf(marks);
        }
    }

    static Mark line(double x1, double y1, double x2, double y2, Stroke stroke) {
        return new Path(List.of(new Point(x1, y1), new Point(x2, y2)), false, null, stroke, 1);
    }

    static Mark box(double x, double y, double width, double height, @Nullable Colour fill, @Nullable Stroke stroke) {
        return new Path(
                List.of(
                        new Point(x, y),
                        new Point(x + width, y),
                        new Point(x + width, y + height),
                        new Point(x, y + height)),
                true,
                fill,
                stroke,
                1);
    }

    static Mark text(String words, double x, double y, Anchor anchor, double size, Colour colour) {
        return new Text(words, new Point(x, y), anchor, size, colour, false);
    }
}
