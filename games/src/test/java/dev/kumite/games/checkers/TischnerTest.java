package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figure 5, added up by hand: Black's total minus White's, for the player to move. */
class TischnerTest {
    private static final Game GAME = Games.parse("checkers");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Each side: a piece 1, and 12 − 1 of the other's gone.
                "B:W32:B1     | (1 + 11) - (1 + 11)",
                // Two pieces against one.
                "B:W32:B1,2   | (2 + 11) - (1 + 10)",
                // A king: 1 as a piece, 2 more, and 2 less for the other side.
                "B:W32:BK1    | (3 + 11) - (1 + 11 - 2)",
                "B:WK31,K32:B1 | (1 + 10 - 4) - (6 + 11)",
                // The centre: 3.
                "B:W32:B15    | (3 + 1 + 11) - (1 + 11)",
                // The centre with a friend on each of the two squares behind it: Black comes from below.
                "B:W32:B15,10,11 | (3 + 2 + 3 + 11) - (1 + 9)",
                // For White the squares behind are the higher ones; those in front do not count.
                "W:W18,22,23,14:B1 | (6 + 3 + 4 + 11) - (1 + 8)",
                "W:W32:B15    | (1 + 11) - (3 + 1 + 11)"
            })
    void isAddedUpAsThePaperDoes(String position, String sum) {
        assertThat(GAME.evaluation("tischner").score(GAME.notation().read(position)))
                .isEqualTo(total(sum));
    }

    /** A piece, and eleven of the other side's gone: for one side alone. */
    @Test
    void isTheFiguresSumForEitherSide() {
        assertThat(CheckersEvaluations.Tischner.judge(Board.bit(1), Board.bit(32), 0, 0))
                .isEqualTo(1 + 11);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pieces     | B:W32:B1,2,K3      | (10 + 10 + 30) - (10)",
                "pieces     | W:W32,K31:B1,2,K3  | (10 + 30) - (10 + 10 + 30)",
                "pieces:1:6 | W:W32,K31:B1,2     | (1 + 6) - (1 + 1)"
            })
    void aPlainCountTakesMenAndKingsAlone(String evaluation, String position, String sum) {
        assertThat(GAME.evaluation(evaluation).score(GAME.notation().read(position)))
                .isEqualTo(total(sum));
    }

    /** A clear advantage is a king for Tischner's evaluation and two men for the plain count: tanh 1 = 0.76159… */
    @ParameterizedTest
    @CsvSource({"tischner, 6", "pieces, 20", "pieces:3:7, 6", "pieces:0:7, 1"})
    void aClearAdvantageIsAboutThreeQuartersOfAWin(String name, int score) {
        assertThat(GAME.evaluation(name).squash(score)).isEqualTo(0.761594, within(1e-6));
        assertThat(GAME.evaluation(name).help()).contains("tischner");
    }

    /** The value of a sum such as {@code (1 + 2) - (3 - 4)}. */
    private static int total(String sum) {
        String[] halves = sum.split("\\) - \\(");
        return terms(halves[0]) - terms(halves[1]);
    }

    private static int terms(String half) {
        int total = 0;
        for (String term : half.replaceAll("[() ]", "").replace("-", "+-").split("\\+"))
            total += Integer.parseInt(term);
        return total;
    }
}
