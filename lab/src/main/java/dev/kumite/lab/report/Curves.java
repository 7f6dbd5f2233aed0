package dev.kumite.lab.report;

import java.util.ArrayList;
import java.util.List;

/** Lines through points, each with a band in which the true line lies. */
public record Curves(Label label, Axis x, Axis y, List<Curve> curves) implements Plot {
    private static final int MOST_TICKS = 8;

    /**
     * One line; its points in rising order of x.
     *
     * @param published whether a paper printed it; drawings keep those apart from what was measured here
     */
    public record Curve(String name, List<Point> points, boolean published) {
        public Curve {
            points = List.copyOf(points);
        }

        public Curve(String name, List<Point> points) {
            this(name, points, false);
        }
    }

    /** One point of a line. */
    public record Point(double x, Estimate y) {}

    public Curves {
        curves = apart(curves);
        if (x.logarithmic())
            for (Curve curve : curves)
                for (Point point : curve.points())
                    if (!(point.x() > 0))
                        throw new IllegalArgumentException(
                                "plot " + label.id() + ": a logarithmic axis has no place for " + point.x());
    }

    /** Where a logarithmic axis is labelled: at the measured places when these are few, else at powers of ten. */
    public List<Double> ticks() {
        List<Double> places = curves.stream()
                .flatMap(curve -> curve.points().stream())
                .map(Point::x)
                .distinct()
                .sorted()
                .toList();
        if (places.size() <= MOST_TICKS) return places;
        List<Double> powers = new ArrayList<>();
        double end = places.get(places.size() - 1);
        for (double power = Math.pow(10, Math.ceil(Math.log10(places.get(0)))); power <= end; power *= 10)
            powers.add(power);
        return powers;
    }

    private static List<Curve> apart(List<Curve> curves) {
        List<String> names = Names.apart(curves.stream().map(Curve::name).toList());
        List<Curve> apart = new ArrayList<>();
        for (int i = 0; i < names.size(); i++)
            apart.add(new Curve(
                    names.get(i), curves.get(i).points(), curves.get(i).published()));
        return List.copyOf(apart);
    }

    /** One row for each x when all curves have the same ones, else one for each point. */
    @Override
    public Table data() {
        List<Double> places = curves.isEmpty() ? List.of() : places(curves.get(0));
        return curves.stream().allMatch(curve -> places(curve).equals(places)) ? byPlace(places) : byPoint();
    }

    private static List<Double> places(Curve curve) {
        return curve.points().stream().map(Point::x).toList();
    }

    private Table byPlace(List<Double> places) {
        List<Column> columns = new ArrayList<>();
        columns.add(Column.numbers(x.caption()));
        curves.forEach(curve -> columns.add(Column.numbers(curve.name())));
        Table.Builder table = Table.of(label, columns.toArray(Column[]::new));
        for (int i = 0; i < places.size(); i++) {
            List<Cell> row = new ArrayList<>();
            row.add(new Cell.Amount(Estimate.exact(places.get(i)), x.form()));
            for (Curve curve : curves)
                row.add(new Cell.Amount(curve.points().get(i).y(), y.form().finer()));
            table.row(row);
        }
        return table.build();
    }

    private Table byPoint() {
        Table.Builder table =
                Table.of(label, Column.words("Curve"), Column.numbers(x.caption()), Column.numbers(y.caption()));
        for (Curve curve : curves)
            for (Point point : curve.points())
                table.row(
                        Cell.text(curve.name()),
                        new Cell.Amount(Estimate.exact(point.x()), x.form()),
                        new Cell.Amount(point.y(), y.form().finer()));
        return table.build();
    }
}
