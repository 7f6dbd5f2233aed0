package dev.kumite.lab.report.text;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table as lines of aligned columns, for every command and report. Where it is wider than the terminal, cells of words
 * continue on the next line, never inside a word that fits, and columns continue below; a number is never broken.
 */
public final class TextTable {
    /** The width of a file, or of a terminal that does not say how wide it is. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    private static final String GAP = "  ";
    /** A column of words is not narrower than this. */
    private static final int NARROWEST = 12;

    private final List<Column.Align> aligns = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();
    private boolean ruled;

    private TextTable() {}

    /** Words in the first column, numbers in the others; without heads the table has none. */
    public static TextTable of(String... heads) {
        return heads.length == 0 ? new TextTable() : new TextTable().row(heads);
    }

    /** A report's table, with a rule below its head; numbers and their ranges stand below each other. */
    static TextTable of(Table table) {
        TextTable text = new TextTable();
        List<List<String>> columns = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            text.aligns.add(table.columns().get(i).align());
            columns.add(column(table, i));
        }
        for (int row = 0; row <= table.rows().size(); row++) {
            int at = row;
            text.rows.add(columns.stream().map(column -> column.get(at)).toList());
        }
        text.ruled = true;
        return text;
    }

    /** The same without the rule and without aligning the ranges, the first column to the left. */
    public static TextTable narrow(Table table) {
        TextTable text = new TextTable();
        text.row(table.columns().stream().map(Column::title).toArray(String[]::new));
        for (int i = 0; i < table.columns().size(); i++)
            if (table.columns().get(i).align() == Column.Align.LEFT) text.words(i);
        for (List<Cell> row : table.rows())
            text.row(row.stream().map(Cell::plain).toArray(String[]::new));
        return text;
    }

    /** These columns, counted from 0, hold words too. */
    public TextTable words(int... columns) {
        for (int column : columns) {
            widen(column + 1);
            aligns.set(column, Column.Align.LEFT);
        }
        return this;
    }

    public TextTable row(String... cells) {
        widen(cells.length);
        rows.add(List.of(cells));
        return this;
    }

    private void widen(int columns) {
        while (aligns.size() < columns) aligns.add(aligns.isEmpty() ? Column.Align.LEFT : Column.Align.RIGHT);
    }

    /**
     * The lines, no wider than {@code width} where that is possible: the widest words go on below; where that is not
     * enough, the columns that do not fit follow below, each time with the first column.
     */
    public List<String> lines(int width) {
        int[] widths = new int[aligns.size()];
        int[] least = new int[aligns.size()];
        for (List<String> row : rows)
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], width(row.get(i)));
                least[i] = Math.max(least[i], leastWidth(row.get(i), i));
            }
        List<String> lines = new ArrayList<>();
        for (List<Integer> columns : parts(widths, least, width)) {
            if (!lines.isEmpty()) lines.add("");
            lines.addAll(part(columns, widths));
        }
        return lines;
    }

    /** The width of a number, or of the widest word with the blanks before it. */
    private int leastWidth(String cell, int column) {
        if (aligns.get(column) != Column.Align.LEFT) return width(cell);
        int indent = indent(cell).length();
        int widest = words(cell).stream().mapToInt(TextTable::width).max().orElse(0);
        return Math.min(width(cell), Math.max(NARROWEST, indent + widest));
    }

    /** The columns of each part; {@code widths} become those that are printed. */
    private List<List<Integer>> parts(int[] widths, int[] least, int most) {
        List<Integer> all = IntStream.range(0, widths.length).boxed().toList();
        int[] narrowed = widths.clone();
        if (fits(narrowed, least, most)) {
            System.arraycopy(narrowed, 0, widths, 0, narrowed.length);
            return List.of(all);
        }
        List<List<Integer>> parts = new ArrayList<>();
        int used = most;
        for (int column : all.subList(1, all.size())) {
            int room = Math.max(NARROWEST, most - widths[0] - GAP.length());
            if (aligns.get(column) == Column.Align.LEFT) widths[column] = Math.min(widths[column], room);
            if (used + GAP.length() + widths[column] > most) {
                parts.add(new ArrayList<>(List.of(0)));
                used = widths[0];
            }
            parts.get(parts.size() - 1).add(column);
            used += GAP.length() + widths[column];
        }
        return parts;
    }

    /** Narrows the widest column of words by one until all fit; false if none can be narrower. */
    private static boolean fits(int[] widths, int[] least, int most) {
        long total = Arrays.stream(widths).asLongStream().sum() + (long) GAP.length() * (widths.length - 1);
        for (; total > most; total--) {
            int widest = -1;
            for (int i = 0; i < widths.length; i++)
                if (widths[i] > least[i] && (widest < 0 || widths[i] > widths[widest])) widest = i;
            if (widest < 0) return widths.length < 2;
            widths[widest]--;
        }
        return true;
    }

    private List<String> part(List<Integer> columns, int[] widths) {
        List<String> lines = new ArrayList<>();
        int head = 0;
        for (List<String> row : rows) {
            lines.addAll(row(row, columns, widths));
            if (head == 0) head = lines.size();
        }
        if (ruled)
            lines.add(
                    head,
                    "─".repeat(lines.stream().mapToInt(TextTable::width).max().orElse(0)));
        return lines;
    }

    /** A row, as many lines as its longest cell. */
    private List<String> row(List<String> row, List<Integer> columns, int[] widths) {
        List<List<String>> cells = columns.stream()
                .map(i -> i < row.size() ? wrapped(row.get(i), widths[i]) : List.<String>of())
                .toList();
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < height; line++) {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < cells.size(); i++) {
                String text = line < cells.get(i).size() ? cells.get(i).get(line) : "";
                texts.add(aligned(text, widths[columns.get(i)], aligns.get(columns.get(i))));
            }
            lines.add(String.join(GAP, texts).stripTrailing());
        }
        return lines;
    }

    /** A cell in lines of at most this width; only a word that is wider than that is broken. */
    private static List<String> wrapped(String cell, int width) {
        if (width(cell) <= width) return List.of(cell);
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words(cell)) {
            String longer = line.isEmpty() ? indent(cell) + word : line + " " + word;
            if (width(longer) > width && !line.isEmpty()) {
                lines.add(line);
                longer = indent(cell) + word;
            }
            for (; width(longer) > width; longer = longer.substring(longer.offsetByCodePoints(0, width)))
                lines.add(longer.substring(0, longer.offsetByCodePoints(0, width)));
            line = longer;
        }
        lines.add(line);
        return lines;
    }

    private static String indent(String cell) {
        return cell.substring(0, cell.length() - cell.stripLeading().length());
    }

    private static List<String> words(String cell) {
        return List.of(cell.strip().split(" +", -1));
    }

    /** The head and the cells of a column. */
    private static List<String> column(Table table, int index) {
        List<String> numbers = new ArrayList<>();
        List<String> ranges = new ArrayList<>();
        for (List<Cell> row : table.rows()) {
            Cell cell = row.get(index);
            numbers.add(
                    cell instanceof Cell.Amount amount
                            ? amount.form().write(amount.estimate().value())
                            : cell.plain().replaceAll("\\p{Cntrl}", " "));
            ranges.add(cell instanceof Cell.Amount amount ? amount.form().range(amount.estimate()) : "");
        }
        int numberWidth = widest(numbers);
        int rangeWidth = widest(ranges);
        List<String> cells = new ArrayList<>();
        cells.add(table.columns().get(index).title());
        for (int i = 0; i < numbers.size(); i++)
            cells.add(
                    rangeWidth == 0
                            ? numbers.get(i)
                            : padLeft(numbers.get(i), numberWidth) + " " + padLeft(ranges.get(i), rangeWidth));
        return cells;
    }

    private static int widest(List<String> words) {
        return words.stream().mapToInt(TextTable::width).max().orElse(0);
    }

    /** How many places the words take up. */
    static int width(String words) {
        return words.codePointCount(0, words.length());
    }

    static String padRight(String words, int width) {
        return words + " ".repeat(Math.max(0, width - width(words)));
    }

    static String padLeft(String words, int width) {
        return " ".repeat(Math.max(0, width - width(words))) + words;
    }

    private static String aligned(String words, int width, Column.Align align) {
        return switch (align) {
            case LEFT -> padRight(words, width);
            case RIGHT -> padLeft(words, width);
            case CENTRE -> padRight(padLeft(words, (width + width(words)) / 2), width);
        };
    }
}
