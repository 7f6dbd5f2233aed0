package dev.kumite.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.report.Bars;
import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Estimate;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.SampleReport;
import dev.kumite.lab.report.Table;
import org.junit.jupiter.api.Test;

class PlainTextTest {
    @Test
    void alignsNumbersAndRanges() {
        Table table = Table.of(
                        Label.of("t", "Scores", "A note."),
                        Column.words("Agent"),
                        Column.numbers("Score"),
                        Column.words("Verdict"))
                .row(
                        Cell.text("mcts"),
                        Cell.share(new Estimate(0.612, 0.5, 0.7)),
                        Cell.verdict("differs", Cell.Tone.BAD))
                .row(Cell.text("rave(b=1)"), Cell.share(new Estimate(0.05, 0.01, 0.081)), Cell.empty())
                .row(Cell.text("x"), Cell.share(Estimate.NONE), Cell.empty())
                .build();
        assertThat(PlainText.of(table, TextTable.UNLIMITED)).isEqualTo("""
                        Scores

                          Agent                    Score  Verdict
                          ───────────────────────────────────────
                          mcts       61.2 % [50.0, 70.0]  differs
                          rave(b=1)   5.0 %   [1.0, 8.1]
                          x               –

                        A note.

                        """);
    }

    @Test
    void showsEveryPart() {
        String text = PlainText.of(SampleReport.document());
        assertThat(text)
                .startsWith("MCTS against RAVE on 5×5\n========================\n")
                .contains("Seed      42\n")
                .contains("\n  game 2: rave(b=1700) – ", "… and 12490 more games")
                .contains("kumite runs export 7")
                .contains("\n        a", "R 70", "\n  8")
                .doesNotContain("\t");
        assertThat(text.lines()).allSatisfy(line -> assertThat(line).isEqualTo(line.stripTrailing()));
    }

    @Test
    void drawsBarsInProportion() {
        Bars bars = SampleReport.bars();
        String lines = String.join("\n", TextPlots.lines(bars));
        assertThat(lines).contains("75.0 % [71.0, 78.6]  " + "█".repeat(40));
        assertThat(lines).contains("48.0 % [39.0, 56.1]  " + "█".repeat(25) + "▋");
    }
}
