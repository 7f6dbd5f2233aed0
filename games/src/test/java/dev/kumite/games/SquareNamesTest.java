package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareNamesTest {
    @ParameterizedTest
    @CsvSource({
        "5, 0, a1",
        "5, 4, e1",
        "5, 5, a2",
        "5, 24, e5",
        "9, 72, a9",
        "12, 108, a10",
        "12, 143, l12",
        "20, 399, t20"
    })
    void aSquareIsALetterForItsColumnAndANumberForItsRow(int size, int square, String name) {
        assertThat(SquareNames.name(square, size)).isEqualTo(name);
        assertThat(SquareNames.read(name, size)).isEqualTo(square);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "a", "1", "f1", "a6", "a0", "a01", "a10", "a100", "A1", "`1", "aa", "a1a", "a/", "a:", "a-1", "a1 "
            })
    void whatIsOutsideOfTheBoardIsRefused(String name) {
        assertThatThrownBy(() -> SquareNames.read(name, 5))
                .isInstanceOf(BadInput.class)
                .hasMessage("'" + name + "' is not a valid square; squares run from a1 to e5");
    }

    /** The characters before and behind the digits would make rows that exist. */
    @ParameterizedTest
    @ValueSource(strings = {"a1/", "a:", "a1:"})
    void onlyDigitsMakeARow(String name) {
        assertThatThrownBy(() -> SquareNames.read(name, 20)).isInstanceOf(BadInput.class);
    }
}
