package dev.kumite.lab.report.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.chart.Drawing;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PicturesTest {
    private static final String SAMPLES = "dev.kumite.lab.report.chart.DrawingTest#samples";
    private static final String EMPTIES = "dev.kumite.lab.report.chart.DrawingTest#empties";

    @ParameterizedTest
    @MethodSource({SAMPLES, EMPTIES})
    @Tag("slow")
    @Tag("jdk")
    void drawsEveryPlotAsPng(Plot plot) throws IOException {
        Drawing drawing = Drawing.of(plot, Drawing.PAGE);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Pictures.png(plot)));
        assertThat(image.getWidth()).isEqualTo(3 * (int) drawing.width());
        assertThat(image.getHeight()).isEqualTo(3 * (int) drawing.height());
        assertThat(image.getRGB(0, 0)).isEqualTo(0xffffffff);
    }

    @Test
    void saysHowManyDotsAnInchHas() {
        byte[] png = Pictures.png(SampleReport.ratings());
        String head = new String(png, 0, 200, StandardCharsets.ISO_8859_1);
        int at = head.indexOf("pHYs");
        assertThat(at).isPositive();
        int dots = (png[at + 4] & 255) << 24 | (png[at + 5] & 255) << 16 | (png[at + 6] & 255) << 8 | png[at + 7] & 255;
        assertThat(dots).isEqualTo(11811);
    }

    /** The file as a reader of PDF finds its way through it: the table at its end, the objects, the page's content. */
    @ParameterizedTest
    @MethodSource({SAMPLES, EMPTIES})
    @Tag("slow")
    @Tag("jdk")
    void drawsEveryPlotAsPdf(Plot plot) throws DataFormatException {
        byte[] bytes = Pictures.pdf(plot);
        String file = new String(bytes, StandardCharsets.ISO_8859_1);
        assertThat(file).startsWith("%PDF-1.4\n").endsWith("%%EOF\n").doesNotContain("/Font", "Date");
        int table = Integer.parseInt(group(file, "startxref\n([0-9]+)"));
        assertThat(file.substring(table)).startsWith("xref\n0 6\n");
        String[] places = file.substring(table).split("\n");
        for (int i = 1; i <= 5; i++)
            assertThat(file.substring(Integer.parseInt(places[2 + i].substring(0, 10))))
                    .startsWith(i + " 0 obj\n");
        Drawing drawing = Drawing.of(plot, Drawing.PAGE);
        assertThat(Double.parseDouble(group(file, "MediaBox \\[0 0 ([0-9.]+) ")) / 0.72)
                .isBetween(drawing.width() - 0.01, drawing.width() + 0.01);
        int start = file.indexOf("stream\n") + 7;
        String content = inflated(bytes, start, Integer.parseInt(group(file, "/Length ([0-9]+)")));
        assertThat(content).doesNotContain("NaN", "Infinity", "E-");
        assertThat(content.lines().skip(1)).allMatch(line -> line.matches("[-0-9.a-zA-Z/ \\[\\]]+"));
        assertThat(Pictures.pdf(plot)).isEqualTo(bytes);
    }

    private static String group(String file, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(file);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }

    private static String inflated(byte[] bytes, int start, int length) throws DataFormatException {
        Inflater inflater = new Inflater();
        inflater.setInput(bytes, start, length);
        byte[] content = new byte[5_000_000];
        int size = inflater.inflate(content);
        assertThat(inflater.finished()).isTrue();
        inflater.end();
        return new String(content, 0, size, StandardCharsets.US_ASCII);
    }
}
