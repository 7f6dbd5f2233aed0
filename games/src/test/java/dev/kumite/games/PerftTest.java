package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Perft of every game against the published counts, as deep as the tests' time allows. */
class PerftTest {
    private static final long MOST_LEAVES = 150_000_000;

    @TestFactory
    Stream<DynamicTest> everyPublishedCountHolds() {
        return Games.all().stream()
                .flatMap(type -> PerftFiles.read(type.name()).stream())
                .map(line -> DynamicTest.dynamicTest(line.game(), () -> holds(line)));
    }

    private static void holds(PerftFiles.Line line) {
        for (int depth = 1; depth <= line.counts().size(); depth++) {
            if (line.counts().get(depth - 1) > MOST_LEAVES) return;
            Perft perft = new Perft(Games.parse(line.game()), line.read(), depth);
            assertThat(perft.count(depth))
                    .as("depth " + depth)
                    .isEqualTo(line.counts().get(depth - 1));
        }
    }
}
