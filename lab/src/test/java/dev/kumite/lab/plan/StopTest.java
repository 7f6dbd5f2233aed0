package dev.kumite.lab.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stopping rules as they are written. */
class StopTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "never                      | never",
                "sprt                       | sprt(elo0=0.0, elo1=5.0, alpha=0.05, beta=0.05, normalised=off)",
                "sprt(elo1=9, normalised=on)| sprt(elo0=0.0, elo1=9.0, alpha=0.05, beta=0.05, normalised=on)",
                "width                      | width(percent=5.0)",
                "time( 90s )                | time(90s)"
            })
    void whatIsNotGivenIsAsDeclared(String written, String meant) {
        assertThat(Stop.parse(written).text()).isEqualTo(meant);
        assertThat(Stop.parse(meant)).isEqualTo(Stop.parse(written));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "never(elo0=1)        | 'never' has no option 'elo0'; there is none",
                "spt                  | there is no stopping rule 'spt'; did you mean 'sprt'?",
                "time                 | time: say how long the games may take together, as in time(6h)",
                "time(0s)             | 'time', length=0s: must be a time such as 90s, 20m or 6h, at most 1000h",
                "width(percent=60)    | 'width', percent=60: must be from 0.01 to 50",
                "sprt(elo0=5, elo1=5) | sprt: elo0 must be below elo1, not 5.0 and 5.0"
            })
    void whatIsWrongIsNamed(String written, String line) {
        assertThatThrownBy(() -> Stop.parse(written))
                .isInstanceOf(BadInput.class)
                .hasMessage(line);
    }
}
