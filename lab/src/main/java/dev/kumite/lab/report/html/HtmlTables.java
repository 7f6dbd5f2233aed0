package dev.kumite.lab.report.html;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Table;
import java.util.List;
import java.util.Locale;

/** Tables as HTML: a column with ranges becomes two, so that numbers and brackets are aligned. */
final class HtmlTables {
    private static final int LONG = 25;

    private HtmlTables() {}

    static void write(Table table, Markup out) {
        String size = table.rows().size() > LONG ? "scroll long" : "scroll";
        out.raw("<div class=\"" + size + "\" tabindex=\"0\" role=\"region\" aria-label=\"")
                .words(table.label().title())
                .raw("\"><table>\n<thead><tr>");
        for (int i = 0; i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            String span = table.hasRanges(i) ? " colspan=\"2\"" : "";
            out.raw("<th scope=\"col\" class=\"" + side(column) + "\"" + span + ">")
                    .words(column.title())
                    .raw("</th>");
        }
        out.raw("</tr></thead>\n<tbody>\n");
        for (List<Cell> row : table.rows()) row(table, row, out);
        out.raw("</tbody></table></div>\n");
    }

    private static void row(Table table, List<Cell> row, Markup out) {
        out.raw("<tr>");
        for (int i = 0; i < row.size(); i++) {
            String side = side(table.columns().get(i));
            Cell cell = row.get(i);
            boolean pair = table.hasRanges(i);
            if (cell instanceof Cell.Amount amount) {
                out.raw("<td class=\"" + side + "\">")
                        .words(amount.form().write(amount.estimate().value()))
                        .raw("</td>");
                if (pair)
                    out.raw("<td class=\"range\">")
                            .words(amount.form().range(amount.estimate()))
                            .raw("</td>");
            } else {
                out.raw("<td class=\"" + side + "\"" + (pair ? " colspan=\"2\"" : "") + ">");
                if (cell instanceof Cell.Verdict verdict)
                    out.raw("<span class=\"verdict " + verdict.tone().name().toLowerCase(Locale.ROOT) + "\">")
                            .words(verdict.text())
                            .raw("</span>");
                else out.words(cell.plain());
                out.raw("</td>");
            }
        }
        out.raw("</tr>\n");
    }

    private static String side(Column column) {
        return column.align().name().toLowerCase(Locale.ROOT);
    }
}
