package dev.kumite.lab.report.chart;

import dev.kumite.lab.report.Plot;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Drawings as SVG: files of their own on white ground, or parts of a page that take on the page's colours. */
public final class Svg {
    private static final String FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";

    private final StringBuilder out = new StringBuilder();
    private final boolean page;

    private Svg(boolean page) {
        this.page = page;
    }

    /** A file. */
    public static String file(Plot plot) {
        Drawing drawing = Drawing.of(plot, Drawing.PAGE);
        Svg svg = new Svg(false);
        svg.out
                .append(
                        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
                .append(number(drawing.width()))
                .append("\" height=\"")
                .append(number(drawing.height()));
        svg.rest(drawing);
        return svg.out.append('\n').toString();
    }

    /**
     * A part of a page. Colours are variables such as {@code --plot-ink}, which {@link #styles} defines; those mixed for
     * one number have the class {@code mixed} and carry theirs for light and dark ground.
     */
    public static String inPage(Plot plot, double room, String kind) {
        Drawing drawing = Drawing.of(plot, room);
        Svg svg = new Svg(true);
        svg.out.append("<svg class=\"").append(kind).append("\" width=\"").append(number(drawing.width()));
        svg.rest(drawing);
        return svg.out.append('\n').toString();
    }

    /** The styles that {@link #inPage} needs. */
    public static String styles() {
        return ":root {" + variables(false) + "}\n.mixed { fill: var(--light); }\n"
                + "@media screen and (prefers-color-scheme: dark) {\n:root {" + variables(true)
                + "}\n.mixed { fill: var(--dark); }\n}\n";
    }

    private static String variables(boolean dark) {
        return Colour.all().stream()
                .map(colour -> " --plot-" + colour.name() + ": " + (dark ? colour.dark() : colour.light()) + ";")
                .collect(Collectors.joining());
    }

    private void rest(Drawing drawing) {
        out.append("\" viewBox=\"0 0 ")
                .append(number(drawing.width()))
                .append(' ')
                .append(number(drawing.height()))
                .append("\" font-family=\"")
                .append(FONT)
                .append("\">\n");
        if (!page)
            out.append("<rect width=\"100%\" height=\"100%\"")
                    .append(fill(Colour.GROUND))
                    .append("/>\n");
        drawing.marks().forEach(this::mark);
        out.append("</svg>");
    }

    private void mark(Mark mark) {
        if (mark instanceof Mark.Told told) {
            out.append("<g><title>").append(Xml.escape(told.title())).append("</title>\n");
            told.marks().forEach(this::mark);
            out.append("</g>\n");
        } else if (mark instanceof Mark.Text text) text(text);
        else if (mark instanceof Mark.Disc disc) disc(disc);
        else if (mark instanceof Mark.Lines lines) lines(lines);
        else path((Mark.Path) mark);
    }

    private void lines(Mark.Lines lines) {
        out.append("<path d=\"");
        for (int i = 0; i < lines.ends().size(); i++) {
            Mark.Point end = lines.ends().get(i);
            out.append(i % 2 == 0 ? 'M' : ' ')
                    .append(number(end.x()))
                    .append(' ')
                    .append(number(end.y()));
        }
        out.append('"').append(stroke(lines.stroke())).append("/>\n");
    }

    private void text(Mark.Text text) {
        if (text.words().isEmpty()) return;
        String x = number(text.at().x());
        String y = number(text.at().y());
        out.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\" font-size=\"");
        out.append(number(text.size())).append('"');
        switch (text.anchor()) {
            case START -> {}
            case MIDDLE -> out.append(" text-anchor=\"middle\"");
            case END -> out.append(" text-anchor=\"end\"");
        }
        if (text.upwards())
            out.append(" transform=\"rotate(-90 ")
                    .append(x)
                    .append(' ')
                    .append(y)
                    .append(")\"");
        out.append(fill(text.colour()))
                .append('>')
                .append(Xml.escape(text.words()))
                .append("</text>\n");
    }

    private void disc(Mark.Disc disc) {
        out.append("<circle cx=\"")
                .append(number(disc.middle().x()))
                .append("\" cy=\"")
                .append(number(disc.middle().y()))
                .append("\" r=\"")
                .append(number(disc.radius()))
                .append('"')
                .append(fill(disc.fill()))
                .append(stroke(disc.stroke()))
                .append("/>\n");
    }

    private void path(Mark.Path path) {
        out.append("<path d=\"M");
        for (Mark.Point point : path.points())
            out.append(number(point.x())).append(' ').append(number(point.y())).append(' ');
        out.setCharAt(out.length() - 1, path.closed() ? 'z' : '"');
        if (path.closed()) out.append('"');
        out.append(fill(path.fill())).append(stroke(path.stroke()));
        if (path.opacity() < 1)
            out.append(" opacity=\"").append(number(path.opacity())).append('"');
        out.append("/>\n");
    }

    private String fill(@Nullable Colour colour) {
        if (colour == null) return " fill=\"none\"";
        if (!page) return " fill=\"" + colour.light() + "\"";
        if (colour.name().isEmpty())
            return " class=\"mixed\" style=\"--light:" + colour.light() + ";--dark:" + colour.dark() + "\"";
        return " fill=\"" + named(colour) + "\"";
    }

    private String stroke(Mark.@Nullable Stroke stroke) {
        if (stroke == null) return "";
        String colour = page ? named(stroke.colour()) : stroke.colour().light();
        return " stroke=\"" + colour + "\" stroke-width=\"" + number(stroke.width()) + "\"" + dash(stroke.dash());
    }

    private static String dash(List<Double> dash) {
        if (dash.isEmpty()) return "";
        return " stroke-dasharray=\"" + dash.stream().map(Svg::number).collect(Collectors.joining(" ")) + "\"";
    }

    private static String named(Colour colour) {
        return "var(--plot-" + colour.name() + ")";
    }

    /** Hundredths of a unit are finer than anybody sees. */
    private static String number(double number) {
        return BigDecimal.valueOf(number)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
