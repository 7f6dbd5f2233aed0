package dev.kumite.agents.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether an engine is still the one that played the games of a stored run. */
class EngineFingerprintTest {
    private static final List<String> COMMAND = List.of("python3", "bots/bot.py", "--depth", "3");
    private static final Map<String, String> OPTIONS = Map.of("Hash", "32");

    @TempDir
    Path folder = Path.of("");

    @TempDir
    Path elsewhere = Path.of("");

    private static EngineSetup setup(Path folder, List<String> command, Map<String, String> options) {
        return new EngineSetup("bot", command, folder, List.of(), options, true, EngineSetup.START_NANOS);
    }

    private static String meaning(EngineSetup setup) {
        return Agents.shipped()
                .with(List.of(new EngineType(setup)))
                .parse("bot(nodes=1)")
                .meaning(Games.parse("onitama"));
    }

    private static Path bot(Path folder, String text) throws IOException {
        return Files.writeString(Files.createDirectories(folder.resolve("bots")).resolve("bot.py"), text);
    }

    private String before = "";

    @BeforeEach
    void write() throws IOException {
        bot(folder, "first");
        before = meaning(setup(folder, COMMAND, OPTIONS));
        assertThat(before).matches("bot\\(nodes=1\\) engine:[0-9a-f]+");
    }

    @Test
    void aBotThatHasBeenImprovedIsAnother() throws IOException {
        bot(folder, "second");
        assertThat(meaning(setup(folder, COMMAND, OPTIONS))).isNotEqualTo(before);
    }

    @Test
    void anotherCommandOrOtherOptionsAreAnotherEngine() {
        List<String> deeper = List.of("python3", "bots/bot.py", "--depth", "4");
        assertThat(meaning(setup(folder, deeper, OPTIONS))).isNotEqualTo(before);
        assertThat(meaning(setup(folder, COMMAND, Map.of("Hash", "64")))).isNotEqualTo(before);
        assertThat(meaning(setup(folder, COMMAND, Map.of()))).isNotEqualTo(before);
    }

    @Test
    void aCopyElsewhereIsTheSameEngineWhateverItsDate() throws IOException {
        Files.setLastModifiedTime(bot(elsewhere, "first"), FileTime.fromMillis(1_000_000_000_000L));
        assertThat(meaning(setup(elsewhere, COMMAND, OPTIONS))).isEqualTo(before);
        List<String> here = List.of("sh", folder.resolve("bots/bot.py").toString());
        List<String> there = List.of("sh", elsewhere.resolve("bots/bot.py").toString());
        assertThat(meaning(setup(folder, here, OPTIONS))).isEqualTo(meaning(setup(elsewhere, there, OPTIONS)));
    }

    @Test
    void aWordThatNamesNoFileIsOnlyAWord() throws IOException {
        String missing = meaning(setup(elsewhere, COMMAND, OPTIONS));
        assertThat(missing).isNotEqualTo(before);
        Files.createDirectories(elsewhere.resolve("bots/bot.py"));
        assertThat(meaning(setup(elsewhere, COMMAND, OPTIONS))).isEqualTo(missing);
    }
}
