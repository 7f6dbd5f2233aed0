package dev.kumite.lab.report.picture;

import dev.kumite.lab.report.chart.Mark;
import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** Marks as the JDK's shapes; letters as their outlines, so that a file needs no font where it is read. */
final class Shapes {
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 1);

    private Shapes() {}

    static Shape of(Mark.Path path) {
        Path2D shape = new Path2D.Double();
        for (Mark.Point point : path.points()) {
            if (shape.getCurrentPoint() == null) shape.moveTo(point.x(), point.y());
            else shape.lineTo(point.x(), point.y());
        }
        if (path.closed()) shape.closePath();
        return shape;
    }

    static Shape of(Mark.Lines lines) {
        Path2D shape = new Path2D.Double();
        for (int i = 0; i < lines.ends().size(); i++) {
            Mark.Point end = lines.ends().get(i);
            if (i % 2 == 0) shape.moveTo(end.x(), end.y());
            else shape.lineTo(end.x(), end.y());
        }
        return shape;
    }

    static Shape of(Mark.Disc disc) {
        double radius = disc.radius();
        return new Ellipse2D.Double(disc.middle().x() - radius, disc.middle().y() - radius, 2 * radius, 2 * radius);
    }

    static Shape of(Mark.Text text) {
        if (text.words().isBlank()) return new Path2D.Double();
        TextLayout layout = new TextLayout(text.words(), FONT.deriveFont((float) text.size()), EXACT);
        double start = switch (text.anchor()) {
            case START -> 0;
            case MIDDLE -> -layout.getAdvance() / 2;
            case END -> -layout.getAdvance();
        };
        AffineTransform place =
                AffineTransform.getTranslateInstance(text.at().x(), text.at().y());
        if (text.upwards()) place.rotate(-Math.PI / 2);
        place.translate(start, 0);
        return layout.getOutline(place);
    }

    static Stroke of(Mark.Stroke stroke) {
        float width = (float) stroke.width();
        if (stroke.dash().isEmpty()) return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
        float[] dash = new float[stroke.dash().size()];
        for (int i = 0; i < dash.length; i++) dash[i] = stroke.dash().get(i).floatValue();
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, dash, 0);
    }
}
