package dev.kumite.lab.report.latex;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Table;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A table for a thesis, with booktabs, as wide as the text at most. Its notes stand below it, those of a column called
 * Note with a letter at their row. A table that is higher than a page spans several; one that is too wide for a page is
 * split into several that repeat the first column.
 */
public final class LatexTable {
    private static final String NOTE = "Note";
    private static final double UPRIGHT_HEIGHT = 470;
    private static final double TURNED_HEIGHT = 280;

    private final Table table;
    private final Layout layout;
    private final Map<String, String> letters;
    private final boolean isLong;

    private LatexTable(Table table, Layout layout, Map<String, String> letters) {
        this.table = table;
        this.layout = layout;
        this.letters = letters;
        isLong = layout.height() > (layout.turned() ? TURNED_HEIGHT : UPRIGHT_HEIGHT);
    }

    public static String of(Table table) {
        Map<String, String> letters = new LinkedHashMap<>();
        Table lettered = lettered(table, letters);
        return "% needs \\usepackage{array,booktabs,longtable,pdflscape,rotating}\n" + set(lettered, letters, 1);
    }

    private static String set(Table table, Map<String, String> letters, int part) {
        Layout layout = Layout.of(table);
        if (layout != null) return new LatexTable(table, layout, letters).text();
        int columns = table.columns().size();
        if (columns < 3) throw new IllegalStateException("a column too wide for any page");
        int most = columns - 1;
        while (most > 2 && Layout.of(part(table, 1, most, part)) == null) most--;
        return set(part(table, 1, most, part), letters, part) + "\n"
                + set(part(table, most, columns, part + 1), letters, part + 1);
    }

    /** The first column with those from {@code from} up to {@code to}. */
    private static Table part(Table table, int from, int to, int number) {
        String id = table.label().id().replaceAll("-part-[0-9]+$", "");
        Label label = number == 1
                ? table.label()
                : Label.of(
                        id + "-part-" + number,
                        table.label().title(),
                        table.label().note());
        List<Column> columns = new ArrayList<>(table.columns().subList(from, to));
        columns.add(0, table.columns().get(0));
        List<List<Cell>> rows = new ArrayList<>();
        for (List<Cell> row : table.rows()) {
            List<Cell> cells = new ArrayList<>(row.subList(from, to));
            cells.add(0, row.get(0));
            rows.add(cells);
        }
        return new Table(label, columns, rows);
    }

    /** Without its column of notes; each note has a letter, which stands behind the first cell of its rows. */
    private static Table lettered(Table table, Map<String, String> letters) {
        int notes = table.columns().stream().map(Column::title).toList().indexOf(NOTE);
        if (notes < 1) return table;
        List<Column> columns = new ArrayList<>(table.columns());
        columns.remove(notes);
        List<List<Cell>> rows = new ArrayList<>();
        for (List<Cell> row : table.rows()) {
            List<Cell> cells = new ArrayList<>(row);
            String note = cells.remove(notes).plain();
            if (!note.isBlank()) {
                String letter = letters.computeIfAbsent(note, key -> letter(letters.size()));
                cells.set(0, Cell.text(cells.get(0).plain() + MARK + letter));
            }
            rows.add(cells);
        }
        return new Table(table.label(), columns, rows);
    }

    /** Between a cell and the letter of its note; no name has it. */
    private static final char MARK = '\u0001';

    private static String letter(int number) {
        String own = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? own : letter(number / 26 - 1) + own;
    }

    private String text() {
        String size = "\\fontsize{" + layout.points() + "}{" + number(layout.points() * 1.2)
                + "}\\selectfont\\setlength{\\tabcolsep}{" + number(Layout.GAP / 2) + "pt}\n";
        String caption = "\\caption{" + LatexText.breakable(table.label().title()) + "}\\label{tab:"
                + table.label().id() + "}";
        return isLong ? overPages(size, caption) : onAPage(size, caption);
    }

    private String onAPage(String size, String caption) {
        String place = layout.turned() ? "sidewaystable" : "table";
        return "\\begin{" + place + "}[htbp]\n\\centering\\sloppy\n" + caption + "\\par\\smallskip\n" + size
                + "\\begin{tabular}{"
                + columns() + "}\n\\toprule\n" + heads() + "\\midrule\n" + rows() + "\\bottomrule\n\\end{tabular}\n"
                + notes() + "\\end{" + place + "}\n";
    }

    private String overPages(String size, String caption) {
        String text = "{" + size + "\\setlength{\\LTcapwidth}{\\linewidth}\\sloppy\n\\begin{longtable}{" + columns()
                + "}\n" + caption + "\\\\[3pt]\n\\toprule\n" + heads() + "\\midrule\n\\endfirsthead\n\\toprule\n"
                + heads()
                + "\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n" + rows() + "\\end{longtable}\n" + notes() + "}\n";
        return layout.turned() ? "\\begin{landscape}\n" + text + "\\end{landscape}\n" : text;
    }

    /** A column with ranges becomes two, so that numbers and brackets are aligned. */
    private String columns() {
        StringBuilder text = new StringBuilder("@{}");
        double room = layout.turned() ? Layout.TURNED : Layout.UPRIGHT;
        for (int i = 0; i < table.columns().size(); i++) {
            double width = layout.widths().get(i);
            if (width > 0)
                text.append(">{\\raggedright\\arraybackslash}p{")
                        .append(String.format(Locale.ROOT, "%.4f", width / room))
                        .append("\\linewidth}");
            else text.append(letter(table.columns().get(i)));
            if (table.hasRanges(i))
                text.append("@{\\hspace{" + number(Layout.RANGE_GAP) + "pt}}")
                        .append(letter(table.columns().get(i)));
        }
        return text.append("@{}").toString();
    }

    private static char letter(Column column) {
        return switch (column.align()) {
            case LEFT -> 'l';
            case CENTRE -> 'c';
            case RIGHT -> 'r';
        };
    }

    private String heads() {
        List<String> heads = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            String head;
            if (layout.widths().get(i) > 0) head = LatexText.breakable(column.title());
            else {
                List<String> lines = Layout.head(table, i);
                String broken = lines.stream().map(LatexText::escape).collect(Collectors.joining("\\\\"));
                head = lines.size() == 1
                        ? broken
                        : "\\begin{tabular}[b]{@{}" + letter(column) + "@{}}" + broken + "\\end{tabular}";
            }
            heads.add(table.hasRanges(i) ? "\\multicolumn{2}{" + letter(column) + "}{" + head + "}" : head);
        }
        return line(heads);
    }

    private String rows() {
        return table.rows().stream()
                .map(this::row)
                .collect(Collectors.joining(layout.wraps() ? "\\addlinespace[1.5pt]\n" : ""));
    }

    private String row(List<Cell> row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            Cell cell = row.get(i);
            boolean pair = table.hasRanges(i);
            if (cell instanceof Cell.Amount amount) {
                cells.add(LatexText.escape(amount.form().write(amount.estimate().value())));
                if (pair) cells.add(LatexText.escape(amount.form().range(amount.estimate())));
            } else {
                String words = words(cell.plain(), layout.widths().get(i) > 0);
                cells.add(pair ? "\\multicolumn{2}{" + letter(table.columns().get(i)) + "}{" + words + "}" : words);
            }
        }
        return line(cells);
    }

    private static String words(String words, boolean broken) {
        int mark = words.indexOf(MARK);
        if (mark < 0) return broken ? LatexText.breakable(words) : LatexText.escape(words);
        return words(words.substring(0, mark), broken) + "\\textsuperscript{" + words.substring(mark + 1) + "}";
    }

    private static String line(List<String> cells) {
        return String.join(" & ", cells) + " \\\\\n";
    }

    private String notes() {
        List<String> notes = new ArrayList<>();
        if (!table.label().note().isEmpty())
            notes.add(LatexText.breakable(table.label().note()));
        letters.forEach((note, letter) -> notes.add("\\textsuperscript{" + letter + "} " + LatexText.breakable(note)));
        if (notes.isEmpty()) return "";
        return "\\par\\smallskip\\noindent\n\\begin{minipage}{\\linewidth}\\fontsize{8}{9.6}\\selectfont\\raggedright\n"
                + String.join("\\par\n", notes) + "\n\\end{minipage}\n";
    }

    private static String number(double number) {
        return BigDecimal.valueOf(number)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
