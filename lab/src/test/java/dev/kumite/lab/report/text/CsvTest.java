package dev.kumite.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsvTest {
    @Test
    void givesNumbersInFullAndRangesInColumnsOfTheirOwn() {
        List<List<String>> rows = parse(Csv.of(SampleReport.results()));
        assertThat(rows.get(0))
                .containsExactly(
                        "First agent",
                        "Second agent",
                        "Games",
                        "Score",
                        "Score low",
                        "Score high",
                        "Elo",
                        "Elo low",
                        "Elo high",
                        "Plies");
        assertThat(rows.get(1))
                .containsExactly(
                        "rave(b=1700)",
                        "mcts(c=0.3)",
                        "500",
                        "0.612",
                        "0.5686",
                        "0.6537",
                        "79.2",
                        "48",
                        "110.4",
                        "23.41");
        assertThat(rows.get(2)).startsWith(SampleReport.NASTY, "greedy", "12500");
        assertThat(rows.get(3)).containsExactly("heuristic", "random", "0", "", "", "", "", "", "", "not legible");
        assertThat(rows).hasSize(4);
    }

    @Test
    void listsGames() {
        List<List<String>> rows = parse(Csv.of(SampleReport.games()));
        assertThat(rows).hasSize(41).allSatisfy(row -> assertThat(row).hasSize(6));
        assertThat(rows.get(1)).startsWith("1", SampleReport.NASTY, "rave(b=1700)");
    }

    /** A spreadsheet runs what looks like a formula. */
    @Test
    void protectsTextsThatASpreadsheetWouldRun() {
        for (String formula : List.of("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "'=1", "''-1")) {
            String written = parse(CsvCell.text(formula) + "\r\n").get(0).get(0);
            assertThat(written).isEqualTo("'" + formula).matches("(?s)'+[=+\\-@\t\r].*");
        }
        for (String harmless : List.of("", "a=1", "'a'", "'", "–5", "1-0"))
            assertThat(CsvCell.text(harmless)).isEqualTo(harmless);
    }

    @Test
    void leavesNumbersAlone() {
        Table table = Table.of(Label.of("t", "T", ""), Column.words("=A"), Column.numbers("-B"))
                .row(Cell.text("-5"), Cell.number(-5, 0))
                .build();
        assertThat(parse(Csv.of(table))).containsExactly(List.of("'=A", "'-B"), List.of("'-5", "-5"));
    }

    /** A reader of RFC 4180, strict about line ends and quotes. */
    private static List<List<String>> parse(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            StringBuilder field = new StringBuilder();
            if (text.charAt(at) == '"') {
                for (at++; text.charAt(at) != '"' || text.startsWith("\"\"", at); at++) {
                    if (text.charAt(at) == '"') at++;
                    field.append(text.charAt(at));
                }
                at++;
            } else {
                for (; text.charAt(at) != ',' && text.charAt(at) != '\r'; at++) {
                    assertThat(text.charAt(at)).isNotIn('"', '\n');
                    field.append(text.charAt(at));
                }
            }
            row.add(field.toString());
            if (text.charAt(at) == '\r') {
                assertThat(text.charAt(at + 1)).isEqualTo('\n');
                rows.add(List.copyOf(row));
                row.clear();
                at++;
            } else {
                assertThat(text.charAt(at)).isEqualTo(',');
            }
            at++;
        }
        assertThat(row).isEmpty();
        return rows;
    }
}
