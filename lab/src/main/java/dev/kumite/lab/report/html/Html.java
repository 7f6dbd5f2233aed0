package dev.kumite.lab.report.html;

import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.Condition;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Games;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Paragraph;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.chart.Svg;

/** A document as one HTML page. Every script in it is named by its hash in the page's security policy; no other runs. */
public final class Html {
    private static final int SECTIONS_WITHOUT_CONTENTS = 3;
    /** The widths for which plots are drawn: for screens and paper, and for phones. */
    private static final double WIDE = 700;

    private static final double NARROW = 340;

    private final Markup out = new Markup();
    private int tables;
    private int plots;

    private Html() {}

    public static String of(Document document) {
        Html page = new Html();
        page.document(document);
        return page.out.toString();
    }

    private void document(Document document) {
        out.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
        out.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"")
                .words(Scripts.policy(document))
                .raw("\"/>\n");
        out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
        out.raw("<meta name=\"color-scheme\" content=\"light dark\"/>\n");
        out.element("title", document.title());
        out.raw("<style>\n")
                .raw(Scripts.resource("report.css"))
                .raw(Svg.styles())
                .raw("</style>\n</head>\n<body>\n<main>\n");
        head(document);
        for (int i = 0; i < document.sections().size(); i++)
            section(i, document.sections().get(i));
        out.raw("</main>\n<footer>Made by Kumite, a lab for two-player board games.</footer>\n");
        out.raw(Scripts.html(document)).raw("</body>\n</html>\n");
    }

    private void head(Document document) {
        out.raw("<header>\n").element("h1", document.title());
        for (String paragraph : document.summary()) out.element("p class=\"summary\"", paragraph);
        out.raw("</header>\n");
        if (document.sections().size() > SECTIONS_WITHOUT_CONTENTS) contents(document);
        if (document.conditions().isEmpty()) return;
        out.raw("<section class=\"conditions\" aria-label=\"Conditions\">\n<dl>\n");
        for (Condition condition : document.conditions())
            out.raw("<div>")
                    .raw("<dt>")
                    .words(condition.name())
                    .raw("</dt><dd>")
                    .words(condition.value())
                    .raw("</dd></div>\n");
        out.raw("</dl>\n</section>\n");
    }

    private void contents(Document document) {
        out.raw("<nav aria-label=\"Contents\"><ol>\n");
        for (int i = 0; i < document.sections().size(); i++)
            out.raw("<li><a href=\"#section-" + i + "\">")
                    .words(document.sections().get(i).title())
                    .raw("</a></li>\n");
        out.raw("</ol></nav>\n");
    }

    private void section(int number, Section section) {
        out.raw("<section id=\"section-" + number + "\">\n").element("h2", section.title());
        for (Block block : section.blocks()) {
            if (block instanceof Paragraph paragraph) out.element("p", paragraph.text());
            else if (block instanceof Table table) table(table);
            else if (block instanceof Plot plot) plot(plot);
            else if (block instanceof Games games) HtmlGames.write(games, out);
        }
        out.raw("</section>\n");
    }

    private void table(Table table) {
        begin("table", "Table " + ++tables, table.label());
        HtmlTables.write(table, out);
        note(table.label());
        out.raw("</figure>\n");
    }

    private void plot(Plot plot) {
        begin("plot", "Figure " + ++plots, plot.label());
        out.raw("<div class=\"drawing\" role=\"img\" aria-label=\"")
                .words(Alternative.of(plot))
                .raw("\">\n")
                .raw(Svg.inPage(plot, WIDE, "wide"))
                .raw(Svg.inPage(plot, NARROW, "narrow"))
                .raw("</div>\n");
        note(plot.label());
        out.raw("<details class=\"data\"><summary>Data</summary>\n");
        HtmlTables.write(plot.data(), out);
        out.raw("</details>\n</figure>\n");
    }

    private void begin(String kind, String number, Label label) {
        out.raw("<figure class=\"" + kind + "\" id=\"" + label.id() + "\">\n<figcaption><b>" + number + "</b> ")
                .words(label.title())
                .raw("</figcaption>\n");
    }

    private void note(Label label) {
        if (!label.note().isEmpty()) out.element("p class=\"note\"", label.note());
    }
}
