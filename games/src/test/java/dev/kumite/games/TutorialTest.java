package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.picture.TutorialStep;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tutorials: what a step asks for can be done, and something else too, so that it asks for something. */
class TutorialTest {
    static Stream<List<TutorialStep>> tutorials() {
        return Games.all().stream()
                .flatMap(type -> Stream.concat(
                        Stream.of(type.tutorial()), type.variants().stream().map(GameType.Variant::tutorial)))
                .filter(tutorial -> !tutorial.isEmpty());
    }

    @ParameterizedTest
    @MethodSource("tutorials")
    void everyStepCanBeAnswered(List<TutorialStep> tutorial) {
        assertThat(tutorial).hasSizeBetween(5, 10);
        for (TutorialStep step : tutorial) {
            Game game = Games.parse(step.game());
            Position position = game.notation().read(step.position());
            assertThat(position.result()).isEqualTo(Result.ONGOING);
            assertThat(position.sideToMove()).isZero();
            List<String> legal = Arrays.stream(game.moves(position))
                    .mapToObj(move -> game.notation().writeMove(position, move))
                    .toList();
            assertThat(legal).as(step.ask()).containsAll(step.right());
        }
    }
}
