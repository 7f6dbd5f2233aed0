package dev.kumite.lab.report.latex;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a table is set so that a page has room for it. Numbers stay in one line, words are broken. Of the sizes 9, 8 and 7
 * points, upright and then turned, the first is taken at which the table fits and no cell has more than
 * {@value #MOST_LINES} lines, else the first at which it fits at all.
 *
 * @param points the size of its letters
 * @param turned whether the table lies on its side
 * @param widths of the columns of words in points; 0 for those that are as wide as what stands in them
 * @param height about how high it will be, in points
 */
record Layout(int points, boolean turned, List<Double> widths, double height) {
    /** What a page of the class article has, in points, and a little less for turned ones, as letter paper is lower. */
    static final double UPRIGHT = 345;

    static final double TURNED = 540;
    /** Between columns, and between a number and its range. */
    static final double GAP = 7;

    static final double RANGE_GAP = 3;
    private static final int MOST_LINES = 6;
    private static final double BOX = 1.5;
    private static final int[] SIZES = {9, 8, 7};
    /** Smaller letters are wider for their height. */
    private static final double[] FACTORS = {0.925, 0.85, 0.797};

    /** Null where not even the smallest turned table has room. */
    static @Nullable Layout of(Table table) {
        Layout any = null;
        for (boolean turned : new boolean[] {false, true})
            for (int i = 0; i < SIZES.length; i++) {
                Layout layout = tried(table, SIZES[i], FACTORS[i], turned);
                if (layout == null) continue;
                if (layout.mostLines(table, FACTORS[i]) <= MOST_LINES) return layout;
                if (any == null || turned && !any.turned) any = layout;
            }
        return any;
    }

    private static @Nullable Layout tried(Table table, int points, double factor, boolean turned) {
        double room = turned ? TURNED : UPRIGHT;
        int count = table.columns().size();
        double left = room - GAP * (count - 1);
        double least = 0;
        double wished = 0;
        double[] least1 = new double[count];
        double[] wish = new double[count];
        for (int i = 0; i < count; i++) {
            if (isWords(table.columns().get(i))) {
                least1[i] = factor * narrowest(table, i) + BOX;
                wish[i] = Math.max(least1[i], factor * natural(table, i) + BOX);
                least += least1[i];
                wished += wish[i];
            } else left -= factor * natural(table, i) + (table.hasRanges(i) ? RANGE_GAP : 0) + BOX;
        }
        if (least > left) return null;
        List<Double> widths = new ArrayList<>();
        double share = wished > left ? (left - least) / (wished - least) : 1;
        for (int i = 0; i < count; i++)
            widths.add(
                    wished <= left || !isWords(table.columns().get(i))
                            ? 0.0
                            : least1[i] + share * (wish[i] - least1[i]));
        return new Layout(points, turned, widths, height(table, points, factor, widths));
    }

    boolean wraps() {
        return widths.stream().anyMatch(width -> width > 0);
    }

    private int mostLines(Table table, double factor) {
        int most = 1;
        for (List<Cell> row : table.rows()) most = Math.max(most, lines(row, factor, widths));
        return most;
    }

    private static double height(Table table, int points, double factor, List<Double> widths) {
        double lines = 4;
        for (List<Cell> row : table.rows()) lines += lines(row, factor, widths) + 0.25;
        return lines * points * 1.2;
    }

    private static int lines(List<Cell> row, double factor, List<Double> widths) {
        int lines = 1;
        for (int i = 0; i < row.size(); i++)
            if (widths.get(i) > 0)
                lines = Math.max(lines, (int)
                        Math.ceil(1.2 * factor * LatexText.width(row.get(i).plain()) / widths.get(i)));
        return lines;
    }

    static boolean isWords(Column column) {
        return column.align() == Column.Align.LEFT;
    }

    private static double narrowest(Table table, int column) {
        double widest = LatexText.widestPiece(table.columns().get(column).title());
        for (List<Cell> row : table.rows())
            widest = Math.max(widest, LatexText.widestPiece(row.get(column).plain()));
        return widest;
    }

    /** As wide as the widest cell in one line; heads are broken to fit, but not within a word. */
    private static double natural(Table table, int column) {
        double number = 0;
        double range = 0;
        double words = 0;
        for (List<Cell> row : table.rows()) {
            if (row.get(column) instanceof Cell.Amount amount) {
                number = Math.max(
                        number,
                        LatexText.width(amount.form().write(amount.estimate().value())));
                range = Math.max(range, LatexText.width(amount.form().range(amount.estimate())));
            } else words = Math.max(words, LatexText.width(row.get(column).plain()));
        }
        double cells = Math.max(number + range, words);
        return head(table.columns().get(column).title(), cells).stream()
                .mapToDouble(LatexText::width)
                .reduce(cells, Math::max);
    }

    /** A head in lines that are no wider than the cells below it, or than a third of it. */
    static List<String> head(String title, double cells) {
        double room = Math.max(cells, LatexText.width(title) / 3);
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : title.strip().split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && LatexText.width(longer) > room) {
                lines.add(line);
                line = word;
            } else line = longer;
        }
        lines.add(line);
        return lines;
    }

    static List<String> head(Table table, int column) {
        double cells = 0;
        for (List<Cell> row : table.rows())
            cells = Math.max(cells, LatexText.width(row.get(column).plain()));
        return head(table.columns().get(column).title(), cells);
    }
}
