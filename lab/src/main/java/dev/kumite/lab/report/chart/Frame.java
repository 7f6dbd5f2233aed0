package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Estimate;
import java.util.ArrayList;
import java.util.List;

/** The parts that plots with axes share: legend, grid, labels, titles and error bars, added to a list of marks. */
final class Frame {
    static final Mark.Stroke HAIR = Mark.Stroke.of(Colour.HAIRLINE, 0.8);
    private static final Mark.Stroke BESIDE = new Mark.Stroke(Colour.QUIET, 1, List.of(4.0, 3.0));
    private static final Mark.Stroke HALO = Mark.Stroke.of(Colour.GROUND, 3.4);
    private static final double CAP = 3.5;
    private static final double SAMPLE = 32;
    private static final double EDGE = 8;
    /** Room below the plot for labels and the axis title. */
    static final double BELOW = 40;

    private final List<Mark> marks = new ArrayList<>();
    final double width;

    Frame(double width) {
        this.width = width;
    }

    void add(Mark mark) {
        marks.add(mark);
    }

    void told(String title, List<Mark> all) {
        marks.add(new Mark.Told(title, all));
    }

    Drawing done(double height) {
        return new Drawing(Math.ceil(width), Math.ceil(height), marks);
    }

    /** What draws the sample of a series in a box of the legend. */
    interface Sample {
        List<Mark> at(Look look, double x, double y, double width, double height);
    }

    /** Samples and names in as many lines as they need; returns where the plot may begin. */
    double legend(List<String> names, List<Look> looks, Sample sample) {
        if (names.size() < 2 && looks.stream().noneMatch(Look::published)) return EDGE;
        double x = EDGE;
        double y = EDGE;
        for (int i = 0; i < names.size(); i++) {
            String name = Letters.shortened(names.get(i), width - 2 * EDGE - SAMPLE - 6, Letters.SIZE);
            double wide = SAMPLE + 6 + Letters.width(name, Letters.SIZE);
            if (x > EDGE && x + wide > width - EDGE) {
                x = EDGE;
                y += 18;
            }
            sample.at(looks.get(i), x, y, SAMPLE, 11).forEach(this::add);
            add(Mark.text(name, x + SAMPLE + 6, y + 10, Mark.Anchor.START, Letters.SIZE, Colour.INK));
            x += wide + 16;
        }
        return y + 26;
    }

    /** The title of the y axis, read upwards; returns the room that it takes. */
    double sideTitle(String title, double top, double bottom) {
        if (title.isEmpty()) return 0;
        String words = Letters.shortened(title, bottom - top + 40, Letters.SIZE);
        marks.add(new Mark.Text(
                words, new Mark.Point(14, (top + bottom) / 2), Mark.Anchor.MIDDLE, Letters.SIZE, Colour.QUIET, true));
        return 18;
    }

    void bottomTitle(String title, double left, double right, double bottom) {
        if (title.isEmpty()) return;
        String words = Letters.shortened(title, width - 2 * EDGE, Letters.SIZE);
        double half = Letters.width(words, Letters.SIZE) / 2;
        double middle = Math.max(EDGE + half, Math.min(width - EDGE - half, (left + right) / 2));
        add(Mark.text(words, middle, bottom + 34, Mark.Anchor.MIDDLE, Letters.SIZE, Colour.QUIET));
    }

    /** Grid lines across the plot and labels to the left of them. */
    void rows(Scale scale, List<Scale.Tick> ticks, double left, double right) {
        for (Scale.Tick tick : ticks) {
            double y = scale.at(tick.value());
            add(Mark.line(left, y, right, y, HAIR));
            add(Mark.text(tick.label(), left - 6, y + 4, Mark.Anchor.END, Letters.SIZE, Colour.INK));
        }
        mark(scale, left, right, true);
    }

    /** Grid lines up the plot and labels below them. */
    void columns(Scale scale, List<Scale.Tick> ticks, double top, double bottom, boolean lines) {
        for (Scale.Tick tick : ticks) {
            double x = scale.at(tick.value());
            if (lines) add(Mark.line(x, top, x, bottom, HAIR));
            double half = Letters.width(tick.label(), Letters.SIZE) / 2;
            double inside = Math.min(x, width - 2 - half);
            add(Mark.text(tick.label(), inside, bottom + 16, Mark.Anchor.MIDDLE, Letters.SIZE, Colour.INK));
        }
        mark(scale, top, bottom, false);
    }

    private void mark(Scale scale, double from, double to, boolean level) {
        double value = scale.axis().mark();
        if (Double.isNaN(value) || !scale.has(value)) return;
        double at = scale.at(value);
        add(level ? Mark.line(from, at, to, at, BESIDE) : Mark.line(at, from, at, to, BESIDE));
    }

    /** Names to the left of rows that are {@code step} apart, each in up to three lines. */
    void names(List<String> names, double right, double top, double step) {
        for (int i = 0; i < names.size(); i++) {
            int lines = (int) Math.max(1, Math.min(3, Math.floor(step / Letters.LINE)));
            List<String> wrapped = Letters.wrapped(names.get(i), right - 4, Letters.SIZE, lines);
            double y = top + step * (i + 0.5) - (wrapped.size() - 1) * Letters.LINE / 2 + 4;
            for (String line : wrapped) {
                add(Mark.text(line, right, y, Mark.Anchor.END, Letters.SIZE, Colour.INK));
                y += Letters.LINE;
            }
        }
    }

    /** A line over the range of an estimate with a cap at each end, light around dark to stand out from a bar. */
    static List<Mark> errorBar(
            Estimate estimate, Scale scale, double across, boolean level, Colour colour, boolean halo) {
        List<Mark> marks = new ArrayList<>();
        if (!estimate.rangeCanBeDrawn()) return marks;
        double low = scale.at(estimate.low());
        double high = scale.at(estimate.high());
        List<Mark.Stroke> strokes =
                halo ? List.of(HALO, Mark.Stroke.of(colour, 1.3)) : List.of(Mark.Stroke.of(colour, 1.3));
        for (Mark.Stroke stroke : strokes) {
            double beyond = stroke.equals(HALO) ? 1 : 0;
            marks.add(straight(low, across, high, across, level, stroke));
            marks.add(straight(low, across - CAP - beyond, low, across + CAP + beyond, level, stroke));
            marks.add(straight(high, across - CAP - beyond, high, across + CAP + beyond, level, stroke));
        }
        return marks;
    }

    /** Along the value axis first, across it second. */
    static Mark straight(
            double along1, double across1, double along2, double across2, boolean level, Mark.Stroke stroke) {
        return level
                ? Mark.line(along1, across1, along2, across2, stroke)
                : Mark.line(across1, along1, across2, along2, stroke);
    }
}
