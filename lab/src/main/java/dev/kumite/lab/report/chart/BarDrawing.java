package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Series;
import java.util.ArrayList;
import java.util.List;

/** Bars with error bars, upright or lying, and histograms. */
final class BarDrawing {
    private static final double HEIGHT = 300;
    private static final double RIGHT = 16;
    private static final double WIDEST_BAR = 46;
    private static final double LYING_BAR = 15;
    private static final double BETWEEN = 10;

    private final Bars bars;
    private final List<Look> looks;
    private final Frame frame;
    private final double top;

    private BarDrawing(Bars bars, double width) {
        this.bars = bars;
        looks = Look.of(bars.series().stream().map(Series::published).toList());
        frame = new Frame(width);
        top = frame.legend(bars.series().stream().map(Series::name).toList(), looks, Look::bar);
    }

    static Drawing bars(Bars bars, double width) {
        BarDrawing drawing = new BarDrawing(bars, width);
        boolean narrow = !bars.lie() && drawing.labelsTouch(width - 80);
        return bars.lie() || narrow ? drawing.lying() : drawing.upright();
    }

    private boolean labelsTouch(double room) {
        double widest = Letters.widest(bars.categories(), Letters.SIZE) + 6;
        return widest * bars.categories().size() > room;
    }

    private List<Double> numbers() {
        List<Double> numbers = new ArrayList<>();
        for (Series series : bars.series())
            for (Estimate point : series.points())
                if (point.canBeDrawn()) numbers.addAll(List.of(point.bottom(), point.top()));
        return numbers;
    }

    private Drawing upright() {
        double bottom = top + HEIGHT - Frame.BELOW - 30;
        Scale values = Scale.of(bars.valueAxis(), numbers(), true, bottom, top + 6);
        List<Scale.Tick> ticks = values.ticks(6, 0);
        double left = frame.sideTitle(bars.valueAxis().caption(), top, bottom) + labels(ticks) + 14;
        double right = frame.width - RIGHT;
        frame.rows(values, ticks, left, right);
        double step = (right - left) / Math.max(1, bars.categories().size());
        for (int i = 0; i < bars.categories().size(); i++) {
            double middle = left + step * (i + 0.5);
            String name = Letters.shortened(bars.categories().get(i), step - 2, Letters.SIZE);
            frame.add(Mark.text(name, middle, bottom + 16, Mark.Anchor.MIDDLE, Letters.SIZE, Colour.INK));
            group(i, values, middle, Math.min(WIDEST_BAR, 0.78 * step / Math.max(1, looks.size())), false);
        }
        frame.bottomTitle(bars.categoryAxis().caption(), left, right, bottom);
        return frame.done(bottom + Frame.BELOW);
    }

    private Drawing lying() {
        double step = Math.max(Letters.LINE * 2, LYING_BAR * looks.size() + BETWEEN);
        double bottom = top + Math.max(1, bars.categories().size()) * step;
        double names = Math.min(0.42 * frame.width, Letters.widest(bars.categories(), Letters.SIZE) + 8);
        double left = names + 8;
        double right = frame.width - RIGHT - 12;
        Scale values = Scale.of(bars.valueAxis(), numbers(), true, left, right);
        frame.columns(values, values.ticks((int) ((right - left) / 46), 0), top, bottom, true);
        frame.names(bars.categories(), names, top, step);
        for (int i = 0; i < bars.categories().size(); i++) group(i, values, top + step * (i + 0.5), LYING_BAR, true);
        frame.bottomTitle(bars.valueAxis().caption(), left, right, bottom);
        return frame.done(bottom + Frame.BELOW);
    }

    /** The bars of one category, side by side around its middle. */
    private void group(int category, Scale values, double middle, double thick, boolean level) {
        double zero = values.at(Math.max(values.low(), Math.min(values.high(), 0)));
        for (int i = 0; i < looks.size(); i++) {
            Estimate point = bars.series().get(i).points().get(category);
            if (!point.canBeDrawn()) continue;
            double from = middle + (i - looks.size() / 2.0) * thick + 0.5;
            double end = values.at(point.value());
            double near = Math.min(zero, end);
            double length = Math.abs(end - zero);
            List<Mark> marks = new ArrayList<>(
                    level
                            ? looks.get(i).bar(near, from, length, thick - 1)
                            : looks.get(i).bar(from, near, thick - 1, length));
            marks.addAll(Frame.errorBar(point, values, from + (thick - 1) / 2, level, Colour.INK, true));
            frame.told(title(category, i, point), marks);
        }
        frame.add(Frame.straight(
                zero,
                middle - looks.size() * thick / 2,
                zero,
                middle + looks.size() * thick / 2,
                level,
                Mark.Stroke.of(Colour.QUIET, 1)));
    }

    private String title(int category, int series, Estimate point) {
        String name = looks.size() > 1 ? ", " + bars.series().get(series).name() : "";
        return bars.categories().get(category) + name + ": "
                + bars.valueAxis().form().finer().write(point);
    }

    static double labels(List<Scale.Tick> ticks) {
        return Letters.widest(ticks.stream().map(Scale.Tick::label).toList(), Letters.SIZE);
    }

    static Drawing histogram(Histogram histogram, double width) {
        Frame frame = new Frame(width);
        double top = 12;
        double bottom = top + HEIGHT - Frame.BELOW - 30;
        List<Double> counts =
                histogram.bins().stream().map(Histogram.Bin::count).toList();
        Scale y = Scale.of(histogram.y(), counts, true, bottom, top);
        List<Scale.Tick> ticks = y.ticks(6, 1);
        double left = frame.sideTitle(histogram.y().caption(), top, bottom) + labels(ticks) + 14;
        double right = width - RIGHT;
        frame.rows(y, ticks, left, right);
        List<Double> places = new ArrayList<>();
        histogram.bins().forEach(bin -> places.addAll(List.of(bin.from(), bin.to())));
        Scale x = Scale.of(histogram.x(), places, false, left + 4, right);
        frame.columns(x, x.ticks((int) ((right - left) / 60), 0), top, bottom, false);
        for (Histogram.Bin bin : histogram.bins()) {
            double from = x.at(bin.from()) + 0.5;
            double high = y.at(bin.count());
            frame.told(
                    histogram.x().form().digits(bin.from()) + " to below "
                            + histogram.x().form().digits(bin.to()) + ": "
                            + histogram.y().form().write(bin.count()),
                    Look.only().bar(from, high, Math.max(0.5, x.at(bin.to()) - from - 0.5), bottom - high));
        }
        frame.add(Mark.line(left, bottom, right, bottom, Mark.Stroke.of(Colour.QUIET, 1)));
        frame.bottomTitle(histogram.x().caption(), left, right, bottom);
        return frame.done(bottom + Frame.BELOW);
    }
}
