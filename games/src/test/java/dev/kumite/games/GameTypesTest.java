package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every shipped game says of itself. */
class GameTypesTest {
    static Stream<String> names() {
        return Stream.of("onitama", "katarenga", "checkers");
    }

    @ParameterizedTest
    @MethodSource("names")
    void aGameIsListedAndExplained(String name) {
        GameType type = Games.type(name);
        assertThat(type.name()).isEqualTo(name);
        assertThat(type.summary()).isNotBlank();
        assertThat(type.endings()).isNotEmpty();
        assertThat(type.picture().rules()).isNotEmpty();
        assertThat(type.tutorial()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("names")
    void itsExamplesCanBeParsedThePlainGameFirst(String name) {
        assertThat(Games.type(name).examples()).startsWith(name).allSatisfy(example -> {
            Game game = Games.parse(example);
            assertThat(game.name()).isEqualTo(name);
            assertThat(game.text()).isEqualTo(example);
        });
    }
}
