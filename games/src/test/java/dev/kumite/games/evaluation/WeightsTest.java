package dev.kumite.games.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WeightsTest {
    private static final List<String> NAMES = List.of("man", "king");
    private static final Tunable NUS = (Tunable) Games.parse("onitama").evaluation("nus");

    @Test
    void whatIsWrittenIsReadAgain() {
        String text = Weights.write(NAMES, new int[] {100, -32}, "tuned on 12 games");
        assertThat(text).isEqualTo("# tuned on 12 games\nman 100\nking -32\n");
        assertThat(Weights.parse(text, NAMES)).containsExactly(100, -32);
    }

    @Test
    void commentsAndBlankLinesMayStandAnywhere() {
        assertThat(Weights.parse("\n# men\nman   5 \n   \n# kings\nking 8\n#\n", NAMES))
                .containsExactly(5, 8);
    }

    @Test
    void weightsUpToNineHundredAndFiftyAreRead() {
        assertThat(Weights.parse("man 950\nking -950", NAMES)).containsExactly(950, -950);
    }

    @ParameterizedTest
    @ValueSource(strings = {"king 951", "king -951", "king -2147483648", "king x", "king", "king8", "queen 8"})
    void aLineThatIsNotAWeightIsNamed(String line) {
        assertThatThrownBy(() -> Weights.parse("# a\nman 1\n" + line + "\n", NAMES))
                .isInstanceOf(BadInput.class)
                .hasMessage("line 3 must be 'king ' and a whole number from −950 to 950");
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "'man 1', 1", "'man 1\nking 2\nlady 3', 3"})
    void thereIsOneWeightForEachName(String text, int count) {
        assertThatThrownBy(() -> Weights.parse(text, NAMES))
                .isInstanceOf(BadInput.class)
                .hasMessage("there are " + count + " weights; this evaluation has 2");
    }

    @Test
    void aFileGivesAnEvaluationItsWeights(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("nus.txt");
        Files.writeString(file, "piece 70\nway 2\nsteps 0\n");
        assertThat(((Tunable) Weights.from(file.toString(), NUS)).weights()).containsExactly(70, 2, 0);
        Files.writeString(file, "piece 70\nway two\nsteps 0\n");
        assertThatThrownBy(() -> Weights.from(file.toString(), NUS))
                .isInstanceOf(BadInput.class)
                .hasMessage(file + ": line 2 must be 'way ' and a whole number from −950 to 950");
    }

    @Test
    void anEvaluationWithoutWeightsTakesNone() {
        assertThatThrownBy(() -> Weights.from("w.txt", new Material()))
                .isInstanceOf(BadInput.class)
                .hasMessage("the evaluation 'material' has no weights to read from w.txt");
        assertThatThrownBy(() -> Weights.inline("material:2", new Material()))
                .isInstanceOf(BadInput.class)
                .hasMessage("the evaluation 'material' has no weights; leave out ':2'");
    }

    @Test
    void weightsOfUpToFourHundredMayStandBehindTheName() {
        assertThat(((Tunable) Weights.inline("nus:400:0:7", NUS)).weights()).containsExactly(400, 0, 7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nus:401:0:0",
                "nus:0:0:401",
                "nus:1:2",
                "nus:1:2:3:4",
                "nus:1:-2:3",
                "nus:1::3",
                "nus:1:2:x",
                "nus:1:2:0003"
            })
    void otherWeightsBehindTheNameAreRefused(String text) {
        assertThatThrownBy(() -> Weights.inline(text, NUS))
                .isInstanceOf(BadInput.class)
                .hasMessage("'" + text + "' must be nus:piece:way:steps with whole numbers from 0 to 400");
    }
}
