package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a small network sees of Katarenga. */
class KatarengaInputsTest {
    private final Game game = Games.parse("katarenga(size=4)");

    private static long squares(String names) {
        if (names.isEmpty()) return 0;
        return Arrays.stream(names.split(" "))
                .mapToLong(name -> 1L << (name.charAt(1) - '1') * 4 + name.charAt(0) - 'a')
                .sum();
    }

    private long[] inputs(String text) {
        long[] words = new long[game.inputs().words()];
        game.inputs().read(game.notation().read(text), words);
        return words;
    }

    /**
     * The mover's pawns on a1 (a rook's tile) and d4 (a king's, the row of its goal), the other's on d1 (a bishop's, its
     * own goal) and b3 (a knight's). The tiles are K but for those three; the second position is the first turned by
     * half a turn with the colours exchanged.
     */
    @ParameterizedTest
    @ValueSource(strings = {"W:Wa1,d4:Bd1,b3:RKKB/KKKK/KNKK/KKKK:0-1", "B:Wa4,c2:Ba1,d4:KKKK/KKNK/KKKK/BKKR:1-0"})
    void pawnsByTileReachAndPointsAsThePlayerToMoveSeesThem(String text) {
        assertThat(inputs(text))
                .containsExactly(
                        squares("d4"), // own pawns on tiles of the king, rook, bishop and knight
                        squares("a1"),
                        squares(""),
                        squares(""),
                        squares(""), // the other side's
                        squares(""),
                        squares("d1"),
                        squares("b3"),
                        squares("a2 a3 a4 b1 c1 d1 c4 c3 d3"),
                        squares("c2 b3 a1 c1 d2 d4"),
                        0b1110); // no point and a pawn on the goal row, one point and a pawn on the goal row
    }

    @ParameterizedTest
    @CsvSource({"Wa1, Bd4, 0", "'Wa1,b1', Bd4, 1", "'Wa1,b1,c1', 'Bd4,c4', 1", "'Wa1,b1,c1,d1', 'Bd4,c4', 2"})
    void thePhaseFollowsTheNumberOfPawns(String white, String black, int phase) {
        String text = "W:" + white + ":" + black + ":KKKK/KKKK/KKKK/KKKK:0-0";
        assertThat(game.inputs().phase(game.notation().read(text))).isEqualTo(phase);
    }

    @Test
    void thePublishedRulesHaveInputsOfTheirOwn() {
        assertThat(game.inputs().name()).isEqualTo("katarenga-4");
        assertThat(Games.parse("katarenga(rules=published)").inputs().name()).isNotEqualTo("katarenga-8");
    }
}
