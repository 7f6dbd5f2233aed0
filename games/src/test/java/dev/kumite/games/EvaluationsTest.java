package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.evaluation.Tunable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How an evaluation is found by what a person wrote. */
class EvaluationsTest {
    private static final Game ONITAMA = Games.parse("onitama");

    @Test
    void theFirstOfAGameIsItsDefault() {
        assertThat(ONITAMA.evaluation("default")).isSameAs(ONITAMA.evaluations().get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tuned", "nus", "schulz", "schulz-signed", "schulz-program", "material"})
    void aNameMeansTheGamesEvaluationOfThatName(String name) {
        Evaluation found = ONITAMA.evaluation(name);
        assertThat(found.name()).isEqualTo(name);
        assertThat(ONITAMA.evaluations()).contains(found);
    }

    @Test
    void weightsMayStandBehindTheName() {
        assertThat(((Tunable) ONITAMA.evaluation("nus:30:2:1")).weights()).containsExactly(30, 2, 1);
    }

    @Test
    void weightsMayComeFromAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("nus.txt");
        Files.writeString(file, "piece 7\nway 5\nsteps 3\n");
        assertThat(((Tunable) ONITAMA.evaluation("nus@" + file)).weights()).containsExactly(7, 5, 3);
    }

    @Test
    void aSourceOfLearnedOnesShipsThemAndReadsThem() {
        assertThat(ONITAMA.evaluation("learned-in-tests")).isEqualTo(new StubEvaluations.Even("shipped"));
        assertThat(ONITAMA.evaluation("learned-in-tests@my.net")).isEqualTo(new StubEvaluations.Even("my.net"));
    }

    @Test
    void theBestIsALearnedOneWhereItWinsAndElseTheGamesOwn() {
        assertThat(new StubGame().evaluation("best")).isEqualTo(new StubEvaluations.Even("best"));
        assertThat(ONITAMA.evaluation("best")).isSameAs(ONITAMA.evaluations().get(0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "nuss      | 'onitama' has no evaluation 'nuss'; did you mean 'nus'?",
                "bst       | 'onitama' has no evaluation 'bst'; did you mean 'best'?",
                "nuss:1:1  | 'onitama' has no evaluation 'nuss'; did you mean 'nus'?",
                "nuss@file | 'onitama' has no evaluation 'nuss'; did you mean 'nus'?",
                "learned-in-test | 'onitama' has no evaluation 'learned-in-test'; did you mean 'learned-in-tests'?",
                // Before the sign there must be a name.
                "@far/away | 'onitama' has no evaluation '@far/away'; known: tuned, nus, schulz, ",
                ":far:away | 'onitama' has no evaluation ':far:away'; known: tuned, nus, schulz, ",
                "@far:away | 'onitama' has no evaluation '@far'; known: tuned, nus, schulz, "
            })
    void whatThereIsNotIsNamedWithWhatThereIs(String text, String line) {
        assertThatThrownBy(() -> ONITAMA.evaluation(text))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(line);
    }
}
