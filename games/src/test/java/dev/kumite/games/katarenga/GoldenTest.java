package dev.kumite.games.katarenga;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.Rng;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** One whole game, move lists and all, held against {@code golden/katarenga.txt}: nothing may change unnoticed. */
class GoldenTest {

    @Test
    void theGoldenGameIsPlayedAsEver() throws IOException {
        try (InputStream in = GoldenTest.class.getResourceAsStream("/golden/katarenga.txt")) {
            String golden = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(playthrough("katarenga(size=5)", 8)).isEqualTo(golden);
        }
    }

    private static String playthrough(String text, long seed) {
        Game game = Games.parse(text);
        Position position = game.start(seed);
        Rng rng = new Rng(seed);
        StringBuilder out = new StringBuilder("# " + text + ", seed " + seed + "\n");
        int plies = 0;
        for (; position.result() == Result.ONGOING; plies++) {
            int[] moves = game.moves(position);
            int move = moves[rng.below(moves.length)];
            out.append('\n').append(game.notation().write(position)).append('\n');
            out.append(Arrays.stream(moves)
                            .mapToObj(each -> game.notation().writeMove(position, each))
                            .collect(Collectors.joining(" ")))
                    .append('\n');
            out.append("key ").append(Long.toHexString(position.key())).append('\n');
            out.append("> ").append(game.notation().writeMove(position, move)).append('\n');
            position.make(move);
        }
        out.append('\n').append(game.notation().write(position)).append('\n');
        return out.append(Outcome.of(position, plies).sentence(game))
                .append('\n')
                .toString();
    }
}
