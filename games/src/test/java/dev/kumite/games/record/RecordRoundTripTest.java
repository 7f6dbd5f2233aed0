package dev.kumite.games.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is written can be read, and says the same. */
class RecordRoundTripTest {
    @TempDir
    Path folder = Path.of("");

    static Stream<String> games() {
        return Games.all().stream().map(GameType::examples).flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("games")
    void randomGamesRoundTrip(String text) {
        Game game = Games.parse(text);
        for (int seed = 1; seed <= 60; seed++) {
            GameRecord record = RandomGames.of(game, seed, 5 * seed);
            String written = RecordWriter.write(record);
            assertSame(RecordReader.read(written, "game", null), record);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFileHoldsManyGames(String text) {
        Game game = Games.parse(text);
        List<GameRecord> records = new ArrayList<>();
        for (int seed = 1; seed <= 20; seed++) records.add(RandomGames.of(game, seed, 40));
        Path file = folder.resolve("many.pdn");
        RecordFiles.write(file, records);
        List<GameRecord> again = RecordFiles.read(file, null);
        assertThat(again).hasSameSizeAs(records);
        for (int i = 0; i < records.size(); i++) assertSame(again.get(i), records.get(i));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMovesStandInLinesOfAtMostEightyCharacters(String text) {
        String written = RecordWriter.write(RandomGames.of(Games.parse(text), 3, 200));
        assertThat(written.lines().filter(line -> !line.startsWith("[")))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(written).endsWith("\n").doesNotContain(" \n");
    }

    @Test
    void aFileIsReplacedWholeAndNothingIsLeftBeside() throws Exception {
        Path file = folder.resolve("game.pdn");
        Files.writeString(file, "something old");
        RecordFiles.write(file, List.of(RandomGames.of(Games.parse("onitama"), 1, 10)));
        assertThat(Files.readString(file)).startsWith("[Event");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    private static void assertSame(GameRecord read, GameRecord written) {
        assertThat(read.game().text()).isEqualTo(written.game().text());
        assertThat(read.start()).isEqualTo(written.start());
        assertThat(read.moves()).isEqualTo(written.moves());
        assertThat(read.outcome()).isEqualTo(written.outcome());
        assertThat(read.tags()).containsExactlyInAnyOrderEntriesOf(written.tags());
        assertThat(read.game().notation().write(read.finalPosition()))
                .isEqualTo(written.game().notation().write(written.finalPosition()));
    }
}
