package dev.kumite.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page draws any game from the picture that the game gives of itself, so no file of it names one. */
class NoGameByNameTest {

    @Test
    void noFileOfThePageNamesAGame() throws IOException {
        List<String> names = Games.all().stream().map(GameType::name).toList();
        assertThat(names).hasSizeGreaterThan(2);
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/page"))) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            assertThat(all).hasSizeGreaterThan(50);
            for (Path file : all) {
                String text = Files.readString(file).toLowerCase(Locale.ROOT);
                for (String name : names) assertThat(text).as(file.toString()).doesNotContain(name);
            }
        }
    }
}
