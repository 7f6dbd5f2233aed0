package dev.kumite.games.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.TutorialStep;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The pictures of docs/rules.md are what the program draws: the start of each game, and the steps of its tutorial that ask for a move. With
 * {@code -Dkumite.pictures=write} they are drawn anew.
 */
class RulePicturesTest {
    private static final Path FOLDER = Path.of("..", "docs", "pictures");
    private static final boolean WRITE = "write".equals(System.getProperty("kumite.pictures"));

    /** The images by the names of their files. */
    private static Map<String, String> pictures() {
        Map<String, String> all = new TreeMap<>();
        for (GameType type : Games.offered()) {
            add(all, type.name(), type.name(), type.tutorial());
            for (GameType.Variant variant : type.variants()) {
                String text = type.name() + "(" + variant.option() + "=" + variant.value() + ")";
                add(all, type.name() + "-" + variant.value(), text, variant.tutorial());
            }
        }
        return all;
    }

    private static void add(Map<String, String> all, String name, String text, List<TutorialStep> tutorial) {
        Game game = Games.parse(text);
        all.put(name + "-start.svg", BoardImage.svg(game, game.start(1), OptionalInt.empty()));
        for (int i = 0; i < tutorial.size(); i++) {
            TutorialStep step = tutorial.get(i);
            if (!step.right().isEmpty()) all.put(name + "-" + (i + 1) + ".svg", picture(step));
        }
    }

    private static String picture(TutorialStep step) {
        Game game = Games.parse(step.game());
        Position position = game.notation().read(step.position());
        int move = game.notation().readMove(position, step.right().get(0));
        return BoardImage.svg(game, position, OptionalInt.of(move));
    }

    @Test
    void theShippedPicturesAreWhatIsDrawnToday() throws IOException {
        Map<String, String> drawn = pictures();
        if (WRITE) {
            Files.createDirectories(FOLDER);
            for (var each : drawn.entrySet()) Files.writeString(FOLDER.resolve(each.getKey()), each.getValue());
        }
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(new TreeSet<>(
                            files.map(file -> file.getFileName().toString()).toList()))
                    .isEqualTo(drawn.keySet());
        }
        for (var each : drawn.entrySet())
            assertThat(Files.readString(FOLDER.resolve(each.getKey())))
                    .as(each.getKey() + "; mvn -pl games test -Dtest=RulePicturesTest -Dkumite.pictures=write draws it")
                    .isEqualTo(each.getValue());
    }

    @Test
    void everyPictureIsInTheRules() throws IOException {
        String rules = Files.readString(Path.of("..", "docs", "rules.md"));
        assertThat(pictures().keySet()).allSatisfy(name -> assertThat(rules).contains("](pictures/" + name + ")"));
    }
}
