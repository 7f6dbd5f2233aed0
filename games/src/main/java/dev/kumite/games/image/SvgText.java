package dev.kumite.games.image;

import dev.kumite.games.picture.GamePicture.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The text of an SVG image, written from back to front. */
final class SvgText {
    private static final String FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";
    private static final double HEAD = 26;
    private static final double LEAVE = 36;

    private final StringBuilder out = new StringBuilder();

    void open(double left, double top, double width, double height) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"")
                .append(numbers(left, top, width, height))
                .append("\" width=\"")
                .append(Math.round(width / 2))
                .append("\" height=\"")
                .append(Math.round(height / 2))
                .append("\" font-family=\"")
                .append(FONT)
                .append("\">\n");
        rect(left, top, width, height, "#ffffff", "none");
    }

    String close() {
        return out.append("</svg>\n").toString();
    }

    void rect(double x, double y, double width, double height, String fill, String stroke) {
        out.append(String.format(
                Locale.ROOT,
                "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\" stroke=\"%s\"/>\n",
                number(x),
                number(y),
                number(width),
                number(height),
                fill,
                stroke));
    }

    void text(double x, double y, int size, String anchor, String words) {
        out.append(String.format(
                Locale.ROOT,
                "<text x=\"%s\" y=\"%s\" font-size=\"%d\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n",
                number(x),
                number(y),
                size,
                anchor,
                Colours.INK,
                escape(words)));
    }

    void group(double x, double y, double scale) {
        out.append("<g transform=\"translate(").append(numbers(x, y)).append(')');
        if (scale != 1) out.append(" scale(").append(number(scale)).append(')');
        out.append("\">\n");
    }

    void end() {
        out.append("</g>\n");
    }

    /** A part of a glyph, in a box of 100 × 100. */
    void shape(Shape shape, String colour) {
        out.append(
                        shape.path().isEmpty()
                                ? "<circle cx=\"50\" cy=\"50\" r=\"" + number(shape.radius()) + "\""
                                : "<path d=\"" + escape(shape.path()) + "\"")
                .append(
                        switch (shape.paint()) {
                            case "ring" -> line(colour, 5);
                            case "thin-ring" -> line(colour, 2.5);
                            case "way" -> line(colour, 6);
                            default -> " fill=\"" + colour + "\"";
                        })
                .append("/>\n");
    }

    private static String line(String colour, double width) {
        return " fill=\"none\" stroke=\"" + colour + "\" stroke-width=\"" + number(width)
                + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    }

    /** The body of a stone: a circle, or a square on edge. */
    void body(String form, double radius, String fill, String edge) {
        String paint = " fill=\"" + fill + "\" stroke=\"" + edge + "\" stroke-width=\"3.5\"/>\n";
        if (form.equals("round"))
            out.append("<circle cx=\"50\" cy=\"50\" r=\"")
                    .append(number(radius))
                    .append('"');
        else {
            double half = 0.84 * radius;
            out.append("<rect x=\"")
                    .append(number(50 - half))
                    .append("\" y=\"")
                    .append(number(50 - half))
                    .append("\" width=\"")
                    .append(number(2 * half))
                    .append("\" height=\"")
                    .append(number(2 * half))
                    .append("\" rx=\"")
                    .append(number(0.3 * half))
                    .append("\" transform=\"rotate(45 50 50)\"");
        }
        out.append(paint);
    }

    /** Through these points; it begins at the edge of the first one's stone. */
    void arrow(List<double[]> points) {
        double[] first = towards(points.get(0), points.get(1), LEAVE);
        double[] tip = points.get(points.size() - 1);
        double[] neck = towards(tip, points.get(points.size() - 2), HEAD);
        List<double[]> way = new ArrayList<>(points);
        way.set(0, first);
        way.set(way.size() - 1, neck);
        out.append("<polyline points=\"")
                .append(way.stream().map(SvgText::numbers).collect(Collectors.joining(" ")))
                .append('"')
                .append(line(Colours.ARROW, 12))
                .append("/>\n");
        double across = 0.8 * HEAD;
        double dx = (tip[0] - neck[0]) / HEAD * across;
        double dy = (tip[1] - neck[1]) / HEAD * across;
        out.append("<polygon points=\"")
                .append(numbers(tip[0], tip[1], neck[0] - dy, neck[1] + dx, neck[0] + dy, neck[1] - dx))
                .append("\" fill=\"")
                .append(Colours.ARROW)
                .append("\"/>\n");
    }

    private static double[] towards(double[] from, double[] to, double distance) {
        double length = StrictMath.hypot(to[0] - from[0], to[1] - from[1]);
        return new double[] {
            from[0] + (to[0] - from[0]) / length * distance, from[1] + (to[1] - from[1]) / length * distance
        };
    }

    private static String numbers(double... all) {
        return Arrays.stream(all).mapToObj(SvgText::number).collect(Collectors.joining(" "));
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        return text.replaceFirst("\\.?0+$", "").replaceFirst("^-0$", "0");
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
