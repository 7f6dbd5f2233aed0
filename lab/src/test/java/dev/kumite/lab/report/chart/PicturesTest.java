package dev.kumite.lab.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.report.Axis;
import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.BoardMap;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Grid;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Histogram;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Ratings;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Series;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class PicturesTest {
    private static final Label LABEL = Label.of("p", "P");

    static List<Plot> samples() {
        return SampleReport.document().plots();
    }

    /** Nothing measured, or nothing that has a place on an axis. */
    static List<Plot> empties() {
        Estimate endless = new Estimate(Double.POSITIVE_INFINITY, 100, Double.POSITIVE_INFINITY);
        Axis axis = Axis.of("x");
        return List.of(
                new Bars(LABEL, axis, axis, List.of(), List.of()),
                new Bars(
                        LABEL,
                        axis,
                        axis,
                        List.of("a", "b"),
                        List.of(new Series("s", List.of(Estimate.NONE, endless)))),
                new Curves(LABEL, axis, axis, List.of()),
                new Curves(
                        LABEL,
                        axis.logarithmically(),
                        axis,
                        List.of(new Curves.Curve("c", List.of(new Curves.Point(10, endless))))),
                new Ratings(LABEL, axis, List.of()),
                new Ratings(LABEL, axis, List.of(new Ratings.Rating("r", endless))),
                new HeatMap(LABEL, axis, axis, List.of(), List.of(), Grid.deepening(List.of(), "n", Form.whole())),
                new HeatMap(
                        LABEL,
                        axis,
                        axis,
                        List.of("a"),
                        List.of("b"),
                        Grid.parting(List.of(List.of(Double.NaN)), "n", Form.whole(), 0)),
                BoardMap.of(LABEL, Grid.deepening(List.of(List.of(0.0, 0.0)), "n", Form.whole()), List.of()),
                new Histogram(LABEL, axis, axis, List.of()));
    }

    private static Element parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }

    @ParameterizedTest
    @MethodSource({"samples", "empties"})
    void drawsEveryPlot(Plot plot) throws Exception {
        String svg = Pictures.svg(plot);
        Element root = parse(svg);
        assertThat(root.getTagName()).isEqualTo("svg");
        assertThat(root.getAttribute("viewBox")).startsWith("0 0 ");
        assertThat(svg).doesNotContain("<!DOCTYPE", "NaN", "Infinity");
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Pictures.png(plot)));
        assertThat(image.getWidth()).isEqualTo(3 * Integer.parseInt(root.getAttribute("width")));
        assertThat(image.getHeight()).isEqualTo(3 * Integer.parseInt(root.getAttribute("height")));
        assertThat(image.getRGB(0, 0)).isEqualTo(0xffffffff);
    }

    @Test
    void writesNumbersAndNamesAsText() throws Exception {
        assertThat(parse(Pictures.svg(SampleReport.board())).getTextContent()).contains("220", "K", "h", "8");
        assertThat(parse(Pictures.svg(SampleReport.bars())).getTextContent())
                .contains("published", "measured", "Depth (plies)", "100 %");
        assertThat(parse(Pictures.svg(SampleReport.curves())).getTextContent())
                .contains("MCTS against greedy", "10,000", "Simulations (per match)");
    }

    @Test
    void saysHowManyDotsAnInchHas() {
        byte[] png = Pictures.png(SampleReport.ratings());
        String head = new String(png, 0, 200, java.nio.charset.StandardCharsets.ISO_8859_1);
        int at = head.indexOf("pHYs");
        assertThat(at).isPositive();
        int dots = (png[at + 4] & 255) << 24 | (png[at + 5] & 255) << 16 | (png[at + 6] & 255) << 8 | png[at + 7] & 255;
        assertThat(dots).isEqualTo(11811);
    }
}
