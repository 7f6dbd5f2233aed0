package dev.kumite.cli.console;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/** A table with aligned columns: the first and those of words to the left, the others to the right. */
public final class Columns {
    private final List<List<String>> rows = new ArrayList<>();
    private final BitSet words = new BitSet();

    public Columns() {
        words.set(0);
    }

    /** These columns hold words. */
    public Columns words(int... columns) {
        for (int column : columns) words.set(column);
        return this;
    }

    public Columns row(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    public List<String> lines() {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] widths = new int[columns];
        for (List<String> row : rows)
            for (int i = 0; i < row.size(); i++)
                widths[i] = Math.max(widths[i], row.get(i).length());
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private String line(List<String> row, int[] widths) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String padding = " ".repeat(widths[i] - row.get(i).length());
            out.append(i == 0 ? "" : "  ").append(words.get(i) ? row.get(i) + padding : padding + row.get(i));
        }
        return out.toString().stripTrailing();
    }

    /** 1,234,567. */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    public static String decimal(String form, double number) {
        return String.format(Locale.ROOT, form, number);
    }

    /** 64.2 %; a share that is neither 0 nor 1 does not read so. */
    public static String percent(double share) {
        String digits = String.format(Locale.ROOT, "%.1f", 100 * share);
        if (share > 0 && digits.equals("0.0")) return "<0.1 %";
        return share < 1 && digits.equals("100.0") ? ">99.9 %" : digits + " %";
    }
}
