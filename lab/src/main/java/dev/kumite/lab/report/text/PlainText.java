package dev.kumite.lab.report.text;

import dev.kumite.lab.report.Block;
import dev.kumite.lab.report.Condition;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.Games;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Paragraph;
import dev.kumite.lab.report.Plot;
import dev.kumite.lab.report.Section;
import dev.kumite.lab.report.Table;
import java.util.List;

/** A document for the terminal: wrapped words, aligned tables, plots as bars and numbers. */
public final class PlainText {
    private static final int WIDEST = 100;
    private static final String INDENT = "  ";
    private static final int GAMES_SHOWN = 10;

    private final StringBuilder text = new StringBuilder();

    private final int width;

    private PlainText(int width) {
        this.width = width;
    }

    /** As a file. */
    public static String of(Document document) {
        return of(document, TextTable.UNLIMITED);
    }

    /** For a terminal of this width. */
    public static String of(Document document, int width) {
        PlainText page = new PlainText(width);
        page.document(document);
        return page.text.toString();
    }

    /** One table alone. */
    public static String of(Table table, int width) {
        PlainText page = new PlainText(width);
        page.table(table);
        return page.text.toString();
    }

    private void document(Document document) {
        heading(document.title(), '=');
        document.summary().forEach(this::paragraph);
        int widest = document.conditions().stream()
                .mapToInt(condition -> TextTable.width(condition.name()))
                .max()
                .orElse(0);
        for (Condition condition : document.conditions())
            text.append(TextTable.padRight(condition.name(), widest))
                    .append("  ")
                    .append(condition.value())
                    .append('\n');
        for (Section section : document.sections()) {
            text.append('\n');
            heading(section.title(), '-');
            section.blocks().forEach(this::block);
        }
    }

    private void block(Block block) {
        if (block instanceof Paragraph paragraph) paragraph(paragraph.text());
        else if (block instanceof Table table) table(table);
        else if (block instanceof Plot plot) plot(plot);
        else if (block instanceof Games games) games(games);
    }

    private void heading(String title, char line) {
        text.append(title).append('\n');
        text.append(String.valueOf(line).repeat(TextTable.width(title))).append("\n\n");
    }

    private void table(Table table) {
        titled(table.label(), TextTable.of(table).lines(width - INDENT.length()));
    }

    private void plot(Plot plot) {
        titled(plot.label(), TextPlots.lines(plot));
    }

    private void titled(Label label, List<String> lines) {
        text.append(label.title()).append("\n\n");
        lines.forEach(line -> text.append(INDENT).append(line).append('\n'));
        text.append('\n');
        if (!label.note().isEmpty()) paragraph(label.note());
    }

    private void games(Games games) {
        int shown = Math.min(GAMES_SHOWN, games.games().size());
        for (Games.Entry game : games.games().subList(0, shown))
            text.append("  game " + game.number() + ": " + game.first() + " – " + game.second() + ": " + game.result())
                    .append('\n');
        if (shown < games.total())
            text.append("  … and ").append(games.total() - shown).append(" more games\n");
        text.append('\n');
        if (!games.isComplete()) paragraph(games.whereTheRestIs());
    }

    private void paragraph(String words) {
        int column = 0;
        for (String word : words.strip().split("\\s+")) {
            if (column > 0 && column + 1 + TextTable.width(word) > Math.min(width, WIDEST)) {
                text.append('\n');
                column = 0;
            }
            if (column > 0) text.append(' ');
            text.append(word);
            column += TextTable.width(word) + (column > 0 ? 1 : 0);
        }
        text.append("\n\n");
    }
}
