package dev.kumite.lab.speed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.base.BadInput;
import dev.kumite.lab.speed.Bench.Entry;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void aRowIsMeasuredInAnotherProcessBesideTheYardstick() {
        List<Entry> entries = new Bench("onitama-5x5-greedy").measure(1);

        assertThat(entries).extracting(Entry::name).containsExactly("yardstick", "onitama-5x5-greedy-playouts");
        Entry yardstick = entries.get(0);
        Entry row = entries.get(1);
        assertThat(yardstick.yardsticks()).isEqualTo(1);
        assertThat(row.perSecond()).isPositive();
        assertThat(row.yardsticks() * yardstick.perSecond()).isCloseTo(row.perSecond(), within(1.0));
    }

    @Test
    void theYardstickCanBeMeasuredAlone() {
        assertThat(new Bench("yardstick").measure(1)).extracting(Entry::name).containsExactly("yardstick");
    }

    @Test
    void anUnknownRowNamesTheKnownOnes() {
        assertThatThrownBy(() -> new Bench("chess"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("checkers-perft-10");
    }
}
