package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Ratings;
import java.util.ArrayList;
import java.util.List;

/** Lines through points, with a band for the uncertainty, and rated points with error bars. */
final class PointDrawing {
    private static final double HEIGHT = 300;
    private static final double BAND = 0.16;
    private static final double ROW = 26;
    /** So close together, points would hide the line. */
    private static final double POINTS_APART = 16;

    private PointDrawing() {}

    static Drawing curves(Curves curves, double width) {
        Frame frame = new Frame(width);
        List<Look> looks =
                Look.of(curves.curves().stream().map(Curves.Curve::published).toList());
        double top =
                frame.legend(curves.curves().stream().map(Curves.Curve::name).toList(), looks, PointDrawing::sample);
        double bottom = top + HEIGHT - Frame.BELOW - 30;
        List<Double> xs = new ArrayList<>();
        List<Double> ys = new ArrayList<>();
        for (Curves.Curve curve : curves.curves())
            for (Curves.Point point : curve.points()) {
                xs.add(point.x());
                if (point.y().canBeDrawn())
                    ys.addAll(List.of(point.y().bottom(), point.y().top()));
            }
        Scale y = Scale.of(curves.y(), ys, false, bottom, top + 6);
        List<Scale.Tick> rows = ticks(y, List.of(), 6, 6);
        double left = frame.sideTitle(curves.y().caption(), top, bottom) + BarDrawing.labels(rows) + 14;
        double right = width - 22;
        Scale x = Scale.of(curves.x(), xs, false, left + 6, right);
        frame.rows(y, rows, left, right + 6);
        frame.columns(
                x,
                ticks(x, curves.x().logarithmic() ? curves.ticks() : List.of(), (int) ((right - left) / 64), 10),
                top,
                bottom,
                true);
        for (int i = 0; i < looks.size(); i++) band(frame, curves.curves().get(i), looks.get(i), x, y);
        for (int i = 0; i < looks.size(); i++) line(frame, curves, i, looks.get(i), x, y);
        frame.bottomTitle(curves.x().caption(), left, right, bottom);
        return frame.done(bottom + Frame.BELOW);
    }

    private static List<Scale.Tick> ticks(Scale scale, List<Double> places, int about, double gap) {
        if (!scale.axis().logarithmic()) return scale.ticks(Math.max(2, about), 0);
        if (!places.isEmpty()) return scale.ticks(places, gap);
        List<Double> powers = new ArrayList<>();
        for (double power = Math.pow(10, Math.ceil(Math.log10(scale.low()))); power <= scale.high(); power *= 10)
            powers.add(power);
        return scale.ticks(powers, gap);
    }

    private static List<Mark> sample(Look look, double x, double y, double width, double height) {
        double middle = y + height / 2;
        return List.of(Mark.line(x, middle, x + width, middle, look.line()), look.point(x + width / 2, middle));
    }

    /** Over each stretch of points that have a range. */
    private static void band(Frame frame, Curves.Curve curve, Look look, Scale x, Scale y) {
        List<Mark.Point> edge = new ArrayList<>();
        List<Mark.Point> back = new ArrayList<>();
        for (int i = 0; i <= curve.points().size(); i++) {
            Curves.Point point = i < curve.points().size() ? curve.points().get(i) : null;
            if (point != null && point.y().rangeCanBeDrawn()) {
                edge.add(new Mark.Point(x.at(point.x()), y.at(point.y().high())));
                back.add(0, new Mark.Point(x.at(point.x()), y.at(point.y().low())));
                continue;
            }
            if (edge.size() > 1 && !look.published()) {
                edge.addAll(back);
                frame.add(new Mark.Path(edge, true, look.colour(), null, BAND));
            }
            edge.clear();
            back.clear();
        }
    }

    private static void line(Frame frame, Curves curves, int number, Look look, Scale x, Scale y) {
        Curves.Curve curve = curves.curves().get(number);
        List<Mark.Point> points = new ArrayList<>();
        for (Curves.Point point : curve.points())
            if (point.y().canBeDrawn())
                points.add(new Mark.Point(x.at(point.x()), y.at(point.y().value())));
        if (points.size() > 1) frame.add(new Mark.Path(points, false, null, look.line(), 1));
        boolean alone = points.size() == 1;
        double last = Double.NEGATIVE_INFINITY;
        for (Curves.Point point : curve.points()) {
            if (!point.y().canBeDrawn()) continue;
            double at = x.at(point.x());
            if (at - last < POINTS_APART && look.published()) continue;
            boolean shown = at - last >= POINTS_APART;
            if (shown) last = at;
            List<Mark> marks = new ArrayList<>();
            if (alone || look.published()) marks.addAll(Frame.errorBar(point.y(), y, at, false, look.colour(), false));
            if (shown) marks.add(look.point(at, y.at(point.y().value())));
            if (!marks.isEmpty()) frame.told(title(curves, curve, point), marks);
        }
    }

    private static String title(Curves curves, Curves.Curve curve, Curves.Point point) {
        String name = curve.name().isEmpty() ? "" : curve.name() + ", ";
        return name + curves.x().title() + " " + curves.x().form().write(point.x()) + ": "
                + curves.y().form().finer().write(point.y());
    }

    static Drawing ratings(Ratings ratings, double width) {
        Frame frame = new Frame(width);
        List<String> all = ratings.ratings().stream().map(Ratings.Rating::name).toList();
        double top = 10;
        double bottom = top + Math.max(1, all.size()) * ROW;
        double names = Math.min(0.42 * width, Letters.widest(all, Letters.SIZE) + 8);
        double left = names + 10;
        double right = width - 24;
        List<Double> numbers = new ArrayList<>();
        for (Ratings.Rating rating : ratings.ratings())
            if (rating.estimate().canBeDrawn())
                numbers.addAll(
                        List.of(rating.estimate().bottom(), rating.estimate().top()));
        Scale scale = Scale.of(ratings.axis(), numbers, false, left, right);
        frame.columns(scale, ticks(scale, List.of(), (int) ((right - left) / 56), 8), top, bottom, true);
        frame.names(all, names, top, ROW);
        for (int i = 0; i < all.size(); i++) {
            Estimate estimate = ratings.ratings().get(i).estimate();
            double y = top + ROW * (i + 0.5);
            frame.add(Mark.line(left, y, right, y, Frame.HAIR));
            if (!estimate.canBeDrawn()) continue;
            List<Mark> marks = new ArrayList<>(
                    Frame.errorBar(estimate, scale, y, true, Look.only().colour(), false));
            marks.add(Look.only().point(scale.at(estimate.value()), y));
            frame.told(all.get(i) + ": " + ratings.axis().form().write(estimate), marks);
        }
        frame.bottomTitle(ratings.axis().caption(), left, right, bottom);
        return frame.done(bottom + Frame.BELOW);
    }
}
