package dev.kumite.lab.report.picture;

import dev.kumite.lab.report.chart.Colour;
import dev.kumite.lab.report.chart.Drawing;
import dev.kumite.lab.report.chart.Mark;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/**
 * A drawing as PDF 1.4 of one page. Letters are outlines, so that the file needs no font where it is read or printed;
 * the same drawing gives the same bytes.
 */
final class PdfFile {
    /** A unit is a hundredth of an inch, a point a seventy-second. */
    private static final double POINTS = 0.72;

    private final StringBuilder page = new StringBuilder();
    private final Set<Integer> opacities = new TreeSet<>();

    private PdfFile() {}

    static byte[] of(Drawing drawing) {
        PdfFile file = new PdfFile();
        double height = drawing.height() * POINTS;
        file.page
                .append(number(POINTS))
                .append(" 0 0 ")
                .append(number(-POINTS))
                .append(" 0 ")
                .append(number(height))
                .append(" cm\n");
        drawing.marks().forEach(file::draw);
        return file.assembled(drawing.width() * POINTS, height);
    }

    private void draw(Mark mark) {
        if (mark instanceof Mark.Told told) told.marks().forEach(this::draw);
        else if (mark instanceof Mark.Text text) paint(Shapes.of(text), text.colour(), null, 1);
        else if (mark instanceof Mark.Disc disc) paint(Shapes.of(disc), disc.fill(), disc.stroke(), 1);
        else if (mark instanceof Mark.Lines lines) paint(Shapes.of(lines), null, lines.stroke(), 1);
        else if (mark instanceof Mark.Path path) paint(Shapes.of(path), path.fill(), path.stroke(), path.opacity());
    }

    private void paint(Shape shape, @Nullable Colour fill, Mark.@Nullable Stroke stroke, double opacity) {
        int percent = (int) Math.round(100 * opacity);
        opacities.add(percent);
        page.append("/O").append(percent).append(" gs ");
        if (fill != null) page.append(colour(fill)).append(" rg ");
        if (stroke != null)
            page.append(colour(stroke.colour()))
                    .append(" RG ")
                    .append(number(stroke.width()))
                    .append(" w [")
                    .append(stroke.dash().stream().map(PdfFile::number).collect(Collectors.joining(" ")))
                    .append("] 0 d\n");
        boolean any = outline(shape);
        if (!any) return;
        page.append(fill == null ? "S\n" : stroke == null ? "f\n" : "B\n");
    }

    /** The shape's lines and curves; those of the second degree become ones of the third. */
    private boolean outline(Shape shape) {
        double[] p = new double[6];
        double x = 0;
        double y = 0;
        boolean any = false;
        for (PathIterator at = shape.getPathIterator(null); !at.isDone(); at.next()) {
            any = true;
            switch (at.currentSegment(p)) {
                case PathIterator.SEG_MOVETO -> write("m", p[0], p[1]);
                case PathIterator.SEG_LINETO -> write("l", p[0], p[1]);
                case PathIterator.SEG_CUBICTO -> {
                    write("c", p);
                    p[0] = p[4];
                    p[1] = p[5];
                }
                case PathIterator.SEG_QUADTO -> {
                    write(
                            "c",
                            x + 2 * (p[0] - x) / 3,
                            y + 2 * (p[1] - y) / 3,
                            p[2] + 2 * (p[0] - p[2]) / 3,
                            p[3] + 2 * (p[1] - p[3]) / 3,
                            p[2],
                            p[3]);
                    p[0] = p[2];
                    p[1] = p[3];
                }
                default -> page.append("h ");
            }
            x = p[0];
            y = p[1];
        }
        return any;
    }

    private void write(String what, double... numbers) {
        for (double number : numbers) page.append(number(number)).append(' ');
        page.append(what).append(' ');
    }

    private static String colour(Colour colour) {
        Color parts = Color.decode(colour.light());
        return number(parts.getRed() / 255.0) + " " + number(parts.getGreen() / 255.0) + " "
                + number(parts.getBlue() / 255.0);
    }

    private byte[] assembled(double width, double height) {
        byte[] content = deflated(page.toString().getBytes(StandardCharsets.US_ASCII));
        String states = opacities.stream()
                .map(percent -> "/O" + percent + " << /ca " + number(percent / 100.0) + " /CA "
                        + number(percent / 100.0) + " >>")
                .collect(Collectors.joining(" "));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<Integer> places = new ArrayList<>();
        write(out, "%PDF-1.4\n");
        object(out, places, "<< /Type /Catalog /Pages 2 0 R >>");
        object(out, places, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
        object(
                out,
                places,
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + number(width) + " " + number(height)
                        + "] /Contents 4 0 R /Resources << /ExtGState << " + states + " >> >> >>");
        places.add(out.size());
        write(out, "4 0 obj\n<< /Length " + content.length + " /Filter /FlateDecode >>\nstream\n");
        out.writeBytes(content);
        write(out, "\nendstream\nendobj\n");
        object(out, places, "<< /Producer (Kumite) >>");
        int table = out.size();
        write(out, "xref\n0 " + (places.size() + 1) + "\n0000000000 65535 f \n");
        for (int place : places) write(out, String.format(java.util.Locale.ROOT, "%010d 00000 n \n", place));
        write(
                out,
                "trailer\n<< /Size " + (places.size() + 1) + " /Root 1 0 R /Info 5 0 R >>\nstartxref\n" + table
                        + "\n%%EOF\n");
        return out.toByteArray();
    }

    private static void object(ByteArrayOutputStream out, List<Integer> places, String text) {
        places.add(out.size());
        write(out, places.size() + " 0 obj\n" + text + "\nendobj\n");
    }

    private static void write(ByteArrayOutputStream out, String text) {
        out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] deflated(byte[] bytes) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(bytes);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        while (!deflater.finished()) out.write(buffer, 0, deflater.deflate(buffer));
        deflater.end();
        return out.toByteArray();
    }

    private static String number(double number) {
        return BigDecimal.valueOf(number)
                .setScale(3, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
