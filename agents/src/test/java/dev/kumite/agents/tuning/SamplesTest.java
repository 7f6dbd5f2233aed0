package dev.kumite.agents.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.oracle.Oracle;
import java.util.Iterator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Endings to learn from. */
class SamplesTest {
    private static final Game GAME = Games.parse("onitama");
    private static final Tunable EVALUATION = (Tunable) GAME.evaluation("tuned");

    /** Gives these values in turn. */
    private record Answering(Iterator<Integer> values) implements Oracle {
        @Override
        public int value(Position position) {
            return values.next();
        }

        @Override
        public int winningMove(Position position) {
            return NO_MOVE;
        }

        @Override
        public int winningPlies(Position position) {
            return 0;
        }

        @Override
        public Position sample(int pieces, Rng rng) {
            return any(rng);
        }

        @Override
        public Position any(Rng rng) {
            return GAME.start(rng.next());
        }

        @Override
        public int pieces() {
            return 4;
        }
    }

    private static Samples samples(int count, IntStream values) {
        return new Samples(EVALUATION, new Answering(values.iterator()), count, 1);
    }

    @Test
    void anEndingOfUnknownValueIsPassedOver() {
        Samples samples = samples(
                3, IntStream.of(Oracle.WIN, Oracle.UNKNOWN, Oracle.UNKNOWN, Oracle.DRAW, Oracle.UNKNOWN, Oracle.LOSS));
        assertThat(IntStream.range(0, samples.size()).mapToDouble(samples::result))
                .containsExactly(1.0, 0.5, 0.0);
    }

    @Test
    void aTablebaseThatKnowsNoneIsRefused() {
        assertThatThrownBy(() -> samples(3, IntStream.generate(() -> Oracle.UNKNOWN)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("knows none of the endings with 4 pieces or one fewer");
    }
}
