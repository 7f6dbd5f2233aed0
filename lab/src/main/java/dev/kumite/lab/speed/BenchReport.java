package dev.kumite.lab.speed;

import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import java.util.ArrayList;
import java.util.List;

/** The speeds that were measured, and the signatures, for {@code kumite bench}. */
public record BenchReport(String signature, String searchSignature, List<Bench.Entry> rows) implements Printable {
    private static final double SLOW = 0.1;

    public static BenchReport of(List<Bench.Entry> rows) {
        return new BenchReport(Signature.ofRules(), Signature.ofSearches(), rows);
    }

    @Override
    public List<String> lines(int width) {
        TextTable table =
                TextTable.of("name", "per second", "unit", "yardsticks").words(2);
        for (Bench.Entry row : rows)
            table.row(
                    row.name(),
                    NumberText.count(Math.round(row.perSecond())),
                    row.unit(),
                    NumberText.decimal(row.yardsticks() < SLOW ? "%.4f" : "%.2f", row.yardsticks()));
        List<String> lines = new ArrayList<>(table.lines(width));
        lines.add("signature         " + signature);
        lines.add("search signature  " + searchSignature);
        return lines;
    }
}
