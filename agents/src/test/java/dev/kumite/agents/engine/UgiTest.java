package dev.kumite.agents.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.engine.Ugi.Info;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What engines print about their search, whatever it is. */
class UgiTest {
    @Test
    void theFieldsOfALineAreRead() {
        Info info = Info.parse("info depth 4 score cp -35 nodes 1200 nps 40000 time 30 pv a1a2 b1b2");
        assertThat(info.depth()).isEqualTo(4);
        assertThat(info.nodes()).isEqualTo(1200);
        assertThat(info.score()).hasValue(-35);
        assertThat(info.winIn()).isEmpty();
        assertThat(info.value()).isEqualTo(Ugi.value(-35));
        assertThat(info.line()).containsExactly("a1a2", "b1b2");
        assertThat(Info.parse("info depth 5 score mate -2").winIn()).hasValue(-4);
    }

    @ParameterizedTest
    @CsvSource({
        "-7, 0, 0",
        "-4000000000, 0, 0",
        "4294967297, 1000000, 4294967297",
        "999999999999999999, 1000000, 1000000000000000",
        "99999999999999999999, 0, 0",
        "many, 0, 0",
    })
    void countsThatMakeNoSenseAreCut(String printed, int depth, long nodes) {
        Info info = Info.parse("info depth " + printed + " nodes " + printed);
        assertThat(info.depth()).isEqualTo(depth);
        assertThat(info.nodes()).isEqualTo(nodes);
    }

    @Test
    void aScoreThatMakesNoSenseKeepsItsSide() {
        assertThat(Info.parse("info score cp 4294967297").value()).isEqualTo(1);
        assertThat(Info.parse("info score cp -4294967297").value()).isEqualTo(-1);
        assertThat(Info.parse("info score mate 2147483647").winIn().getAsInt()).isPositive();
        assertThat(Info.parse("info score mate -2147483648").value()).isEqualTo(-1);
    }
}
