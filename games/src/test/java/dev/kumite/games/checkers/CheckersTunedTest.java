package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Tunable;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With n pieces on the board a weight counts n/24 of its value for the full board and the rest of that for the empty one. */
class CheckersTunedTest {
    private final Game game = new CheckersGame();
    private final Tunable shipped = CheckersTuned.shipped();

    /** Numbers for weights, from text such as {@code man10 7 -90}: the full board's, then the empty one's; else 0. */
    private int[] numbers(String text) {
        int[] numbers = new int[shipped.names().size()];
        for (String each : text.split(", ")) {
            String[] parts = each.split(" ");
            numbers[shipped.names().indexOf(parts[0] + "-full")] = Integer.parseInt(parts[1]);
            numbers[shipped.names().indexOf(parts[0] + "-empty")] = Integer.parseInt(parts[2]);
        }
        return numbers;
    }

    /** As White sees its squares, 32 is the first, 30 the third, 23 the tenth. */
    @ParameterizedTest
    @CsvSource({
        "B:WK30:B10+K7, 3, 7 + 40 - 5, -90 + 300 - 11",
        "W:WK30:B10+K7, 3, 5 - 7 - 40, 11 + 90 - 300",
        "B:WK31:B10+K7, 3, 7 + 40, -90 + 300",
        "B:W22:B10, 2, 7, -90",
        "B:W32:B10, 2, 7 - 3, -90 - 30",
        "B:W23:B10, 2, 7 - 7, -90 + 90",
        "W:W23+24:B11, 3, 7, -90"
    })
    void weightsAreThoseOfTheSquareAsItsOwnerSeesItAndOfThePhase(String text, int pieces, String full, String empty) {
        Tunable tuned = shipped.with(numbers("man10 7 -90, king7 40 300, king3 5 11, man1 3 30"));
        double expected = sum(full) * pieces / 24.0 + sum(empty) * (24 - pieces) / 24.0;
        assertThat(tuned.score(game.notation().read(text.replace('+', ',')))).isEqualTo((int) expected);
    }

    private static int sum(String terms) {
        return Arrays.stream(terms.replace(" ", "").replace("-", "+-").split("\\+"))
                .filter(term -> !term.isEmpty())
                .mapToInt(Integer::parseInt)
                .sum();
    }

    @Test
    void onAFullBoardOnlyTheFirstPhaseCounts() {
        Tunable tuned = shipped.with(numbers("man13 48 777, man9 5 -777"));
        // Black went from 9 to 13; White still has its own ninth square, 24.
        String text = ":W21-32:B1-8,10-13";
        assertThat(tuned.score(game.notation().read("B" + text))).isEqualTo(48 - 5);
        assertThat(tuned.score(game.notation().read("W" + text))).isEqualTo(5 - 48);
    }

    @Test
    void featuresAreWrittenOverWhateverWasThere() {
        int[] features = new int[shipped.names().size()];
        Arrays.fill(features, 99);
        shipped.features(game.notation().read("B:WK30:B10,K7"), features);
        assertThat(features).isEqualTo(numbers("man10 3 21, king7 3 21, king3 -3 -21"));
    }

    @Test
    void theShippedWeightsAreTheGamesDefault() {
        assertThat(((Tunable) game.evaluation("default")).weights()).isEqualTo(shipped.weights());
        assertThat(shipped.help()).startsWith("men and kings by square and phase; ");
    }
}
