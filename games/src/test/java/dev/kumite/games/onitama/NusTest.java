package dev.kumite.games.onitama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NusTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Blue's goal is c5, Red's is c1: four squares each.
                "B:BMc1:RMc5 | 0",
                // A piece is worth more than any way.
                "B:BMa1,b1:RMc2 | 100 + 1 - 6",
                "R:BMa1,b1:RMc2 | -100 - 1 + 6",
                // A master that is nearer to the enemy temple.
                "B:BMc3:RMc5 | 2",
                "B:BMb4:RMe5 | 4"
            })
    void weighsPiecesThenTheMastersWay(String board, String sum) {
        assertScore("nus", board, sum);
        assertScore("nus:100:1:0", board, sum);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nus:10:2:0 | B:BMa1,b1:RMc2 | 10 + 2 - 12",
                // a1 to c5 and c2 to c1 in a king's steps: four and one.
                "nus:100:0:1 | B:BMa1,b1:RMc2 | 100 + 1 - 4",
                "nus:0:0:3 | B:BMb4:RMe5 | 12 - 3",
                "nus:3:1:1 | R:BMb4,a1:RMe5 | -3 - 6 + 2 - 4 + 1"
            })
    void takesOtherWeights(String evaluation, String board, String sum) {
        assertScore(evaluation, board, sum);
    }

    private static void assertScore(String evaluation, String board, String sum) {
        Game game = Games.parse("onitama");
        int expected = 0;
        for (String term : sum.replace(" ", "").replace("-", "+-").split("\\+"))
            if (!term.isEmpty()) expected += Integer.parseInt(term);
        assertThat(game.evaluation(evaluation).score(game.notation().read(board + ":ox+boar/horse+elephant/crab")))
                .isEqualTo(expected);
    }
}
