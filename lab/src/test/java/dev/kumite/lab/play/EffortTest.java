package dev.kumite.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Choice;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What agents say they have spent, and its sums. */
class EffortTest {
    private static final long MOST = 1_000_000_000_000_000L;

    private static Choice choice(long iterations, long nodes, int depth, long held) {
        return new Choice(
                1,
                0,
                OptionalInt.empty(),
                OptionalInt.empty(),
                iterations,
                nodes,
                depth,
                0,
                held,
                List.of(),
                List.of(1));
    }

    @Test
    void movesAddUp() {
        Effort effort = Effort.NONE.plus(choice(1, 20, 3, 40), 500).plus(choice(2, 30, 4, 10), 700);
        assertThat(effort).isEqualTo(new Effort(2, 3, 50, 7, 40, 1200));
        assertThat(effort.perMove(effort.nodes())).isEqualTo(25);
    }

    @Test
    void noAgentCanSpoilTheSums() {
        Effort boast = Effort.NONE.plus(choice(Long.MAX_VALUE, MOST + 1, Integer.MAX_VALUE, Long.MAX_VALUE), MOST + 1);
        assertThat(boast).isEqualTo(new Effort(1, MOST, MOST, Integer.MAX_VALUE, MOST, MOST));
        Effort less = Effort.NONE.plus(choice(Long.MIN_VALUE, -1, -1, -1), -1);
        assertThat(less).isEqualTo(new Effort(1, 0, 0, 0, 0, 0));
    }

    @Test
    void aSumThatIsTooLargeStaysTheLargest() {
        Effort large = new Effort(1, Long.MAX_VALUE, Long.MAX_VALUE - 1, 2, 3, Long.MAX_VALUE);
        assertThat(large.plus(new Effort(1, 1, 1, 1, 1, Long.MAX_VALUE)))
                .isEqualTo(new Effort(2, Long.MAX_VALUE, Long.MAX_VALUE, 3, 3, Long.MAX_VALUE));
    }
}
