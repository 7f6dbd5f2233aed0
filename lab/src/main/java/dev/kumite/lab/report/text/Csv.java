package dev.kumite.lab.report.text;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Games;
import dev.kumite.lab.report.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables as comma-separated values (RFC 4180): numbers in full, shares as shares of 1, ranges in columns of their own.
 * Texts that a spreadsheet would run are protected by {@link CsvCell}.
 */
public final class Csv {
    private static final String LINE_END = "\r\n";

    private Csv() {}

    public static String of(Table table) {
        StringBuilder text = new StringBuilder();
        List<String> heads = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            heads.add(CsvCell.text(column.title()));
            if (table.hasRanges(i)) {
                heads.add(CsvCell.text(column.title() + " low"));
                heads.add(CsvCell.text(column.title() + " high"));
            }
        }
        append(text, heads);
        for (List<Cell> row : table.rows()) {
            List<String> fields = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) addFields(row.get(i), table.hasRanges(i), fields);
            append(text, fields);
        }
        return text.toString();
    }

    public static String of(Games games) {
        StringBuilder text = new StringBuilder();
        append(text, List.of("number", "first", "second", "result", "plies", "moves"));
        for (Games.Entry game : games.games())
            append(
                    text,
                    List.of(
                            String.valueOf(game.number()),
                            CsvCell.text(game.first()),
                            CsvCell.text(game.second()),
                            CsvCell.text(game.result()),
                            String.valueOf(game.plies()),
                            CsvCell.text(game.moves())));
        return text.toString();
    }

    private static void addFields(Cell cell, boolean withRange, List<String> fields) {
        Estimate estimate = cell instanceof Cell.Amount amount ? amount.estimate() : Estimate.NONE;
        fields.add(cell instanceof Cell.Amount ? number(estimate.value()) : CsvCell.text(cell.plain()));
        if (withRange) {
            fields.add(number(estimate.low()));
            fields.add(number(estimate.high()));
        }
    }

    private static String number(double number) {
        if (Double.isNaN(number)) return "";
        if (Double.isInfinite(number)) return number > 0 ? "inf" : "-inf";
        String plain = BigDecimal.valueOf(number).toPlainString();
        return plain.endsWith(".0") ? plain.substring(0, plain.length() - 2) : plain;
    }

    private static void append(StringBuilder text, List<String> fields) {
        text.append(String.join(",", fields)).append(LINE_END);
    }
}
