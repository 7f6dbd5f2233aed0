package dev.kumite.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.Rng;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Positions kept as text: endgame problems with all their moves, and one game that pins the order of moves. */
class KnownPositionsTest {
    private static final long GOLDEN_SEED = 231;

    private final Game game = new Checkers();

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

    @Test
    void theGoldenGameIsPlayedAsEver() throws IOException {
        assertThat(playthrough()).isEqualTo(resource("/golden/checkers.txt"));
    }

    /** A random game: before each ply a line with the position and all moves in order, the chosen one in brackets. */
    String playthrough() {
        StringBuilder out = new StringBuilder();
        Rng rng = new Rng(GOLDEN_SEED);
        Position position = game.start(GOLDEN_SEED);
        while (position.result() == Result.ONGOING) {
            int[] moves = game.moves(position);
            int chosen = moves[rng.below(moves.length)];
            out.append(game.notation().write(position)).append(" |");
            for (int move : moves) {
                String name = game.notation().writeMove(position, move);
                out.append(' ').append(move == chosen ? "[" + name + "]" : name);
            }
            out.append('\n');
            position.make(chosen);
        }
        return out.append(game.notation().write(position) + " | "
                        + position.ending().word() + "\n")
                .toString();
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = KnownPositionsTest.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
