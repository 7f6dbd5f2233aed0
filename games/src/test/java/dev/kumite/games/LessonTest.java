package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.picture.LessonStep;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons: what a step asks for can be done, and something else too, so that it asks for something. */
class LessonTest {
    static Stream<List<LessonStep>> lessons() {
        return Games.all().stream()
                .flatMap(type -> Stream.concat(
                        Stream.of(type.lesson()), type.variants().stream().map(GameType.Variant::lesson)))
                .filter(lesson -> !lesson.isEmpty());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyStepCanBeAnswered(List<LessonStep> lesson) {
        assertThat(lesson).hasSizeBetween(5, 10);
        for (LessonStep step : lesson) {
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
