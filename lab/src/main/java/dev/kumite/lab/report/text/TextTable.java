package dev.kumite.lab.report.text;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Table;
import java.util.ArrayList;
import java.util.List;

/** A table as lines of aligned columns; numbers and their ranges each stand below each other. */
final class TextTable {
    private static final String GAP = "  ";

    private final Table table;

    private TextTable(Table table) {
        this.table = table;
    }

    static List<String> lines(Table table) {
        return new TextTable(table).lines();
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

    private List<String> lines() {
        List<List<String>> columns = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) columns.add(column(i));
        List<String> lines = new ArrayList<>();
        for (int row = 0; row <= table.rows().size(); row++) {
            List<String> cells = new ArrayList<>();
            for (List<String> column : columns) cells.add(column.get(row));
            lines.add(String.join(GAP, cells).stripTrailing());
        }
        int widest = lines.stream().mapToInt(TextTable::width).max().orElse(0);
        lines.add(1, "─".repeat(widest));
        return lines;
    }

    /** The head and the cells of a column, all of one width. */
    private List<String> column(int index) {
        Column column = table.columns().get(index);
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
        int gap = rangeWidth > 0 ? 1 : 0;
        int width = Math.max(width(column.title()), numberWidth + gap + rangeWidth);
        List<String> lines = new ArrayList<>();
        lines.add(aligned(column.title(), width, column.align()));
        for (int i = 0; i < numbers.size(); i++) {
            String cell = rangeWidth == 0
                    ? numbers.get(i)
                    : padLeft(numbers.get(i), numberWidth) + " " + padLeft(ranges.get(i), rangeWidth);
            lines.add(aligned(cell, width, column.align()));
        }
        return lines;
    }

    private static int widest(List<String> words) {
        return words.stream().mapToInt(TextTable::width).max().orElse(0);
    }

    private static String aligned(String words, int width, Column.Align align) {
        return switch (align) {
            case LEFT -> padRight(words, width);
            case RIGHT -> padLeft(words, width);
            case CENTRE -> padRight(padLeft(words, (width + width(words)) / 2), width);
        };
    }
}
