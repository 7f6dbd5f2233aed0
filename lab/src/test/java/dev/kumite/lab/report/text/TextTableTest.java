package dev.kumite.lab.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.report.Cell;
import dev.kumite.lab.report.Column;
import dev.kumite.lab.report.Label;
import dev.kumite.lab.report.Table;
import org.junit.jupiter.api.Test;

class TextTableTest {
    private static TextTable runs() {
        return TextTable.of("run", "agents", "games")
                .words(1)
                .row("1", "strong(nodes=2k, memory=64m) – greedy", "1,000")
                .row("12", "mcts – rave", "20");
    }

    @Test
    void alignsWordsToTheLeftAndNumbersToTheRight() {
        assertThat(runs().lines(TextTable.UNLIMITED))
                .containsExactly(
                        "run  agents                                 games",
                        "1    strong(nodes=2k, memory=64m) – greedy  1,000",
                        "12   mcts – rave                               20");
    }

    @Test
    void theWidestWordsGoOnBelowAndNoWordIsBroken() {
        assertThat(runs().lines(30))
                .containsExactly(
                        "run  agents              games",
                        "1    strong(nodes=2k,    1,000",
                        "     memory=64m) –",
                        "     greedy",
                        "12   mcts – rave            20");
    }

    @Test
    void theBlanksBeforeACellAreThoseOfAllItsLines() {
        TextTable table =
                TextTable.of().words(1).row("  one", "the first of three").row("  fifteenth of all", "x");
        assertThat(table.lines(28))
                .containsExactly(
                        "  one          the first of", " ".repeat(15) + "three", "  fifteenth    x", "  of all");
    }

    @Test
    void theRuleStandsBelowAHeadOfSeveralLines() {
        Table table = Table.of(Label.of("t", "", ""), Column.words("who of them plays"), Column.numbers("won"))
                .row(Cell.text("mcts"), Cell.count(3))
                .build();
        assertThat(TextTable.of(table).lines(17))
                .containsExactly("who of them   won", "plays", "─".repeat(17), "mcts            3");
    }

    @Test
    void onlyAWordThatFitsNowhereIsBroken() {
        TextTable table = TextTable.of("no", "file").words(1).row("1", "a/path/of/many/folders and more");
        assertThat(table.lines(18)).containsExactly("no  file", "1   a/path/of/many", "    /folders and", "    more");
    }

    @Test
    void columnsThatDoNotFitFollowBelow() {
        TextTable table = TextTable.of("agent", "won", "drawn", "lost")
                .row("mcts", "10", "1,234,567", "3")
                .row("rave", "3", "1,234,567", "10");
        assertThat(table.lines(20))
                .containsExactly(
                        "agent  won",
                        "mcts    10",
                        "rave     3",
                        "",
                        "agent      drawn",
                        "mcts   1,234,567",
                        "rave   1,234,567",
                        "",
                        "agent  lost",
                        "mcts      3",
                        "rave     10");
    }

    @Test
    void neverCutsANumber() {
        assertThat(runs().lines(1)).allMatch(line -> line.length() <= 17).anyMatch(line -> line.endsWith(" 1,000"));
    }

    @Test
    void aRowMayEndEarlyAndATableMayHaveNoHead() {
        assertThat(TextTable.of().row("a", "1", "22").row("bb", "333").lines(80))
                .containsExactly("a     1  22", "bb  333");
    }

    @Test
    void aNarrowTableBeginsAtTheLeft() {
        Table table = Table.of(Label.of("t", "", ""), Column.numbers("no"), Column.words("who"), Column.numbers("won"))
                .row(Cell.count(7), Cell.text("mcts"), Cell.count(3))
                .build();
        assertThat(TextTable.narrow(table).lines(80)).containsExactly("no  who   won", "7   mcts    3");
    }
}
