package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Endgame problems that are known with all their moves. */
class ProblemsTest {
    private final Game game = new CheckersGame();

    @Test
    void theProblemsHaveTheMovesTheyAreKnownToHave() throws IOException {
        String[] lines = resource("/checkers-problems.tsv")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .toArray(String[]::new);
        assertThat(lines).hasSize(100);
        for (String line : lines) {
            String[] fields = line.split("\t");
            Position position = game.notation().read(fields[0]);
            int[] known = Stream.of(fields[3].split(" "))
                    .mapToInt(move -> game.notation().readMove(position, move.substring(0, move.indexOf('='))))
                    .toArray();
            assertThat(game.moves(position)).as(line).containsExactlyInAnyOrder(known);
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = ProblemsTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
