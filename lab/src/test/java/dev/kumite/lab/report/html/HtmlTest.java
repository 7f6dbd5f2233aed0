package dev.kumite.lab.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.chart.Xml;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class HtmlTest {
    private static final Pattern SCRIPT = Pattern.compile("<script([^>]*)>(.*?)</script>", Pattern.DOTALL);
    private static final Document SAMPLE = SampleReport.document();
    private static final String PAGE = Html.of(SAMPLE);

    private static final List<MatchResult> SCRIPTS =
            SCRIPT.matcher(PAGE).results().toList();

    /** The page without its scripts and styles, read by a parser that forgives nothing. */
    private static Element parse(String page) throws ParserConfigurationException, SAXException, IOException {
        String body = SCRIPT.matcher(page).replaceAll("").replaceFirst("(?s)<style>.*?</style>", "");
        String xml = body.replaceFirst("<!DOCTYPE html>", "");
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)))
                .getDocumentElement();
    }

    private static List<Element> all(Element root, String name) {
        NodeList nodes = root.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) elements.add((Element) nodes.item(i));
        return elements;
    }

    @Test
    void isWellFormedAndShowsNamesAsTheyAre() throws Exception {
        Element page = parse(PAGE);
        assertThat(page.getTextContent()).contains(SampleReport.NASTY);
        assertThat(all(page, "b"))
                .allSatisfy(bold -> assertThat(bold.getTextContent()).matches("(Table|Figure) \\d+"));
        assertThat(all(page, "h2")).hasSize(SAMPLE.sections().size());
        assertThat(all(page, "title").get(0).getTextContent()).isEqualTo(SAMPLE.title());
    }

    @Test
    void allowsItsOwnScriptsByHashAndNothingElse() throws Exception {
        Element meta = all(parse(PAGE), "meta").stream()
                .filter(element -> element.getAttribute("http-equiv").equals("Content-Security-Policy"))
                .findFirst()
                .orElseThrow();
        String policy = meta.getAttribute("content");
        assertThat(policy).startsWith("default-src 'none';").doesNotContain("eval", "http", "*");
        String allowed = policy.substring(policy.indexOf("script-src"));
        assertThat(allowed).doesNotContain("unsafe");
        List<String> programs = SCRIPTS.stream()
                .filter(script -> script.group(1).isEmpty())
                .map(script -> script.group(2))
                .toList();
        assertThat(programs).hasSize(1);
        for (String program : programs) assertThat(allowed).contains(hash(program));
        assertThat(allowed.split("sha256-")).hasSize(programs.size() + 1);
    }

    private static String hash(String program) throws GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(program.getBytes(StandardCharsets.UTF_8));
        return Base64.getEncoder().encodeToString(digest);
    }

    @Test
    void needsNoNetwork() throws Exception {
        Element page = parse(PAGE);
        assertThat(all(page, "*")).allSatisfy(element -> {
            assertThat(element.hasAttribute("src")).isFalse();
            assertThat(element.getAttribute("style")).matches("|--light:#[0-9a-f]{6};--dark:#[0-9a-f]{6}");
            if (element.hasAttribute("href"))
                assertThat(element.getAttribute("href")).startsWith("#section-");
        });
        String ours = SCRIPT.matcher(PAGE).replaceAll("");
        assertThat(ours).doesNotContain("http://", "https://", "@import", "url(");
        assertThat(SCRIPTS).allSatisfy(script -> assertThat(script.group(1)).doesNotContain("src"));
        assertThat(PAGE).doesNotContain("sourceMappingURL");
    }

    @Test
    void carriesEveryPlotDrawnForScreensAndForPhones() throws Exception {
        List<Element> drawings = all(parse(PAGE), "svg");
        assertThat(drawings).hasSize(2 * SAMPLE.plots().size());
        for (int i = 0; i < drawings.size(); i += 2) {
            assertThat(drawings.get(i).getAttribute("class")).isEqualTo("wide");
            assertThat(drawings.get(i + 1).getAttribute("class")).isEqualTo("narrow");
            assertThat(Double.parseDouble(drawings.get(i + 1).getAttribute("width")))
                    .isLessThanOrEqualTo(340);
        }
        assertThat(all(drawings.get(0), "title").stream().map(Element::getTextContent))
                .contains("1, published: 31.0 % [22.0, 39.1]", "6, measured: 75.0 % [71.0, 78.6]");
    }

    /** Colours are named or come in pairs: no mark has one for light ground alone. */
    @Test
    void plotsFollowThePageIntoTheDark() throws Exception {
        for (Element drawing : all(parse(PAGE), "svg"))
            for (Element mark : all(drawing, "*"))
                for (String paint : List.of(mark.getAttribute("fill"), mark.getAttribute("stroke")))
                    assertThat(paint).matches("|none|var\\(--plot-[a-z0-9]+\\)");
        assertThat(PAGE).contains("--plot-c6: #aa66bb;", "--plot-c6: #c790d6;", ".mixed { fill: var(--dark); }");
    }

    @Test
    void tellsThoseWhoCannotSeeAPlotWhatItShows() throws Exception {
        List<Element> drawings = all(parse(PAGE), "div").stream()
                .filter(element -> element.getAttribute("class").equals("drawing"))
                .toList();
        assertThat(drawings).hasSize(SAMPLE.plots().size()).allSatisfy(drawing -> {
            assertThat(drawing.getAttribute("role")).isEqualTo("img");
            assertThat(drawing.getAttribute("aria-label")).endsWith(".");
        });
        assertThat(Alternative.of(SampleReport.heatMap()))
                .isEqualTo("Score of MCTS against minimax. Heat map of score of MCTS by Minimax (depth) and "
                        + "MCTS (iterations), from 8 % to 96 %.");
        assertThat(all(parse(PAGE), "table"))
                .hasSize(SAMPLE.tables().size() + SAMPLE.plots().size());
    }

    @Test
    void everyRowOfATableFillsItsColumns() throws Exception {
        for (Element table : all(parse(PAGE), "table")) {
            int columns = width(all(table, "tr").get(0));
            assertThat(all(table, "tr"))
                    .allSatisfy(row -> assertThat(width(row)).isEqualTo(columns));
        }
    }

    private static int width(Element row) {
        int width = 0;
        for (String name : List.of("th", "td"))
            for (Element cell : all(row, name))
                width += cell.hasAttribute("colspan") ? Integer.parseInt(cell.getAttribute("colspan")) : 1;
        return width;
    }

    @Test
    void carriesNoScriptsWithoutGames() {
        Document words = new Document(
                "Words",
                List.of(),
                List.of(),
                List.of(Section.of("A", SampleReport.results(), SampleReport.ratings())));
        assertThat(Html.of(words))
                .doesNotContain("<script")
                .contains("script-src &#39;none&#39;")
                .hasSizeLessThan(40_000);
    }

    @Test
    void escapesWhatHtmlCannotHold() {
        assertThat(Xml.escape("<a href=\"x\">'&\u0000\ud800"))
                .isEqualTo("&lt;a href=&quot;x&quot;&gt;&#39;&amp;\ufffd\ufffd");
    }
}
