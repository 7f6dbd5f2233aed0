package dev.kumite.lab.report;

import java.util.List;

/** Lines through points, each with a band in which the true line lies. */
public record Curves(Label label, Axis x, Axis y, List<Curve> curves) implements Plot {
    /** One line; its points in rising order of x. */
    public record Curve(String name, List<Point> points) {
        public Curve {
            points = List.copyOf(points);
        }
    }

    /** One point of a line. */
    public record Point(double x, Estimate y) {}

    public Curves {
        curves = List.copyOf(curves);
        if (x.logarithmic())
            for (Curve curve : curves)
                for (Point point : curve.points())
                    if (!(point.x() > 0))
                        throw new IllegalArgumentException(
                                "plot " + label.id() + ": a logarithmic axis has no place for " + point.x());
    }

    @Override
    public Table data() {
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
