package dev.kumite.lab.report.picture;

import dev.kumite.lab.report.chart.Colour;
import dev.kumite.lab.report.chart.Drawing;
import dev.kumite.lab.report.chart.Mark;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/** A drawing as PNG: three dots for each unit, and the file says that an inch has three hundred. */
final class PngFile {
    private static final int SCALE = 3;
    private static final int DOTS_PER_METRE = 11811;

    private PngFile() {}

    static byte[] of(Drawing drawing) {
        int width = SCALE * (int) drawing.width();
        int height = SCALE * (int) drawing.height();
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setPaint(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.scale(SCALE, SCALE);
        drawing.marks().forEach(mark -> draw(mark, graphics));
        graphics.dispose();
        try {
            return encode(image);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void draw(Mark mark, Graphics2D graphics) {
        if (mark instanceof Mark.Told told) told.marks().forEach(one -> draw(one, graphics));
        else if (mark instanceof Mark.Text text) paint(Shapes.of(text), text.colour(), null, 1, graphics);
        else if (mark instanceof Mark.Disc disc) paint(Shapes.of(disc), disc.fill(), disc.stroke(), 1, graphics);
        else if (mark instanceof Mark.Lines lines) paint(Shapes.of(lines), null, lines.stroke(), 1, graphics);
        else if (mark instanceof Mark.Path path)
            paint(Shapes.of(path), path.fill(), path.stroke(), path.opacity(), graphics);
    }

    private static void paint(
            Shape shape, @Nullable Colour fill, Mark.@Nullable Stroke stroke, double opacity, Graphics2D graphics) {
        graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
        if (fill != null) {
            graphics.setPaint(Color.decode(fill.light()));
            graphics.fill(shape);
        }
        if (stroke != null) {
            graphics.setPaint(Color.decode(stroke.colour().light()));
            graphics.setStroke(Shapes.of(stroke));
            graphics.draw(shape);
        }
    }

    private static byte[] encode(BufferedImage image) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        metadata.mergeTree("javax_imageio_png_1.0", density());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.setUseCache(false);
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(new IIOImage(image, null, metadata));
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static IIOMetadataNode density() throws IIOInvalidTreeException {
        IIOMetadataNode density = new IIOMetadataNode("pHYs");
        density.setAttribute("pixelsPerUnitXAxis", String.valueOf(DOTS_PER_METRE));
        density.setAttribute("pixelsPerUnitYAxis", String.valueOf(DOTS_PER_METRE));
        density.setAttribute("unitSpecifier", "meter");
        IIOMetadataNode root = new IIOMetadataNode("javax_imageio_png_1.0");
        root.appendChild(density);
        return root;
    }
}
