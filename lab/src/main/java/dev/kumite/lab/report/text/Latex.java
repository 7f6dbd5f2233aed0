package dev.kumite.lab.report.text;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tables for a thesis: LaTeX with the package booktabs, and longtable for those that need more than a page. */
public final class Latex {
    private static final int ROWS_OF_A_PAGE = 40;

    private Latex() {}

    public static String of(Table table) {
        boolean isLong = table.rows().size() > ROWS_OF_A_PAGE;
        String columns = columns(table);
        String caption = "\\caption{" + LatexText.escape(table.label().title()) + "}\\label{tab:"
                + table.label().id() + "}";
        StringBuilder text = new StringBuilder();
        text.append("% needs \\usepackage{booktabs")
                .append(isLong ? ",longtable" : "")
                .append("}\n");
        if (isLong) {
            text.append("\\begin{longtable}{").append(columns).append("}\n");
            text.append(caption).append("\\\\\n");
            text.append("\\toprule\n").append(heads(table)).append("\\midrule\n\\endhead\n");
            text.append("\\bottomrule\n\\endfoot\n");
            text.append(rows(table)).append("\\end{longtable}\n").append(note(table));
        } else {
            text.append("\\begin{table}[htbp]\n\\centering\n").append(caption).append('\n');
            text.append("\\begin{tabular}{").append(columns).append("}\n\\toprule\n");
            text.append(heads(table)).append("\\midrule\n").append(rows(table));
            text.append("\\bottomrule\n\\end{tabular}\n").append(note(table)).append("\\end{table}\n");
        }
        return text.toString();
    }

    /** A column with ranges becomes two, so that numbers and brackets each stand below each other. */
    private static String columns(Table table) {
        StringBuilder text = new StringBuilder("@{}");
        for (int i = 0; i < table.columns().size(); i++) {
            char letter = letter(table.columns().get(i));
            text.append(letter);
            if (table.hasRanges(i)) text.append("@{\\ }").append(letter);
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

    private static String heads(Table table) {
        List<String> heads = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            String title = LatexText.escape(column.title());
            heads.add(table.hasRanges(i) ? "\\multicolumn{2}{" + letter(column) + "}{" + title + "}" : title);
        }
        return line(heads);
    }

    private static String rows(Table table) {
        return table.rows().stream().map(row -> row(table, row)).collect(Collectors.joining());
    }

    private static String row(Table table, List<Cell> row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            Cell cell = row.get(i);
            if (cell instanceof Cell.Amount amount) {
                cells.add(LatexText.escape(amount.form().write(amount.estimate().value())));
                if (table.hasRanges(i)) cells.add(LatexText.escape(amount.form().range(amount.estimate())));
            } else {
                cells.add(LatexText.escape(cell.plain()));
                if (table.hasRanges(i)) cells.add("");
            }
        }
        return line(cells);
    }

    private static String line(List<String> cells) {
        return String.join(" & ", cells) + " \\\\\n";
    }

    private static String note(Table table) {
        String note = table.label().note();
        return note.isEmpty() ? "" : "\n\\smallskip\n{\\footnotesize " + LatexText.escape(note) + "\\par}\n";
    }
}
