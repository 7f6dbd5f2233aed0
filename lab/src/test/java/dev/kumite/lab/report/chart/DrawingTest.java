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
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Every kind of plot, as SVG. */
public class DrawingTest {
    private static final Label LABEL = Label.of("p", "P");

    public static List<Plot> samples() {
        return SampleReport.document().plots();
    }

    /** Nothing measured, or nothing that has a place on an axis. */
    public static List<Plot> empties() {
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

    private static List<Element> all(Element root, String name) {
        NodeList nodes = root.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) elements.add((Element) nodes.item(i));
        return elements;
    }

    @ParameterizedTest
    @MethodSource({"samples", "empties"})
    void drawsEveryPlot(Plot plot) throws Exception {
        String svg = Svg.file(plot);
        Element root = parse(svg);
        assertThat(root.getTagName()).isEqualTo("svg");
        assertThat(root.getAttribute("viewBox"))
                .isEqualTo("0 0 " + root.getAttribute("width") + " " + root.getAttribute("height"));
        assertThat(svg).doesNotContain("<!DOCTYPE", "NaN", "Infinity", "var(");
    }

    @ParameterizedTest
    @MethodSource({"samples", "empties"})
    @Tag("slow")
    @Tag("jdk")
    void keepsEveryMarkOnTheSheet(Plot plot) {
        for (double room : new double[] {340, Drawing.PAGE, 700}) {
            Drawing drawing = Drawing.of(plot, room);
            assertThat(drawing.width()).isLessThanOrEqualTo(room);
            flat(drawing.marks()).forEach(mark -> {
                if (mark instanceof Mark.Path path)
                    path.points().forEach(point -> assertOn(drawing, point.x(), point.y(), mark));
                if (mark instanceof Mark.Text text && !text.upwards()) {
                    double wide = Letters.width(text.words(), text.size());
                    double start = text.at().x()
                            - switch (text.anchor()) {
                                case START -> 0;
                                case MIDDLE -> wide / 2;
                                case END -> wide;
                            };
                    assertOn(drawing, start, text.at().y(), mark);
                    assertOn(drawing, start + wide, text.at().y(), mark);
                }
            });
        }
    }

    private static Stream<Mark> flat(List<Mark> marks) {
        return marks.stream().flatMap(mark -> mark instanceof Mark.Told told ? flat(told.marks()) : Stream.of(mark));
    }

    private static void assertOn(Drawing drawing, double x, double y, Mark mark) {
        assertThat(x).as(mark.toString()).isBetween(-0.5, drawing.width() + 0.5);
        assertThat(y).as(mark.toString()).isBetween(-0.5, drawing.height() + 0.5);
    }

    @Test
    void writesNumbersAndNamesAsText() throws Exception {
        assertThat(parse(Svg.file(SampleReport.board())).getTextContent()).contains("220", "K", "h", "8");
        assertThat(parse(Svg.file(SampleReport.bars())).getTextContent())
                .contains("published", "measured", "Depth (plies)", "100 %");
        assertThat(parse(Svg.file(SampleReport.curves())).getTextContent())
                .contains("MCTS against greedy", "10,000", "Simulations (per match)");
    }

    @Test
    void errorBarsHaveCaps() throws Exception {
        Element rated = all(parse(Svg.file(SampleReport.ratings())), "g").get(0);
        assertThat(all(rated, "title").get(0).getTextContent()).isEqualTo("rave(b=1700): 182 [140, 226]");
        List<double[]> lines = all(rated, "path").stream()
                .map(path -> Stream.of(path.getAttribute("d").substring(1).split(" "))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)[1]).as("the bar lies").isEqualTo(lines.get(0)[3]);
        for (int end = 0; end < 2; end++) {
            double[] cap = lines.get(1 + end);
            assertThat(cap[0]).isEqualTo(cap[2]).isEqualTo(lines.get(0)[2 * end]);
            assertThat(cap[3] - cap[1]).isGreaterThan(5);
        }
    }

    /** Without its colours a series still has its own dashes and points, and what was published its own again. */
    @Test
    void seriesDifferInMoreThanColour() {
        List<Look> looks = Look.of(List.of(false, true, false, true, false, true, false));
        assertThat(looks.stream().map(look -> look.line().dash() + " " + shape(look)))
                .doesNotHaveDuplicates();
        assertThat(looks.stream().map(look -> hatching(look))).doesNotHaveDuplicates();
        assertThat(looks.get(1).colour())
                .as("the colour of what it is compared with")
                .isEqualTo(looks.get(0).colour());
        assertThat(looks.get(2).colour()).isNotEqualTo(looks.get(0).colour());
        assertThat(Look.of(List.of(true, true)).stream().map(Look::colour)).doesNotHaveDuplicates();
    }

    private static String shape(Look look) {
        Mark mark = look.point(0, 0);
        if (mark instanceof Mark.Disc disc) return "disc " + Colour.GROUND.equals(disc.fill());
        Mark.Path path = (Mark.Path) mark;
        return path.points() + " " + Colour.GROUND.equals(path.fill());
    }

    /** The lines over a bar; a bar without any is told from the other plain one by its lightness. */
    private static String hatching(Look look) {
        List<Mark> marks = look.bar(0, 0, 20, 40);
        if (marks.size() > 1) return look.published() ? look.colour().name() + marks.get(1) : ends(marks);
        return String.valueOf(Math.round(4 * Colour.luminance(look.colour().light())));
    }

    private static String ends(List<Mark> marks) {
        return marks.stream()
                .skip(1)
                .map(mark -> ((Mark.Lines) mark).ends().toString())
                .toList()
                .toString();
    }
}
