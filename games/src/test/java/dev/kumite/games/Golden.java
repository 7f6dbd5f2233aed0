package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * One pinned game per game: every position, its key and its moves in order. A change here means that rules, notation or
 * move order changed; print {@link #play} to see the new one, and say so in the commit.
 */
public final class Golden {
    private Golden() {}

    public static void assertPlaysAs(String resource, String game) {
        try (InputStream in = Golden.class.getResourceAsStream("/golden/" + resource + ".txt")) {
            String expected = new String(Objects.requireNonNull(in, resource).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(play(game).lines())
                    .containsExactlyElementsOf(expected.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A random game from seed 1, a line for each position. */
    public static String play(String text) {
        Game game = Games.parse(text);
        Position position = game.start(1);
        Rng rng = new Rng(1);
        StringBuilder out = new StringBuilder();
        int plies = 0;
        for (; position.result() == Result.ONGOING && plies < 60; plies++) {
            int[] moves = game.moves(position);
            int move = moves[rng.below(moves.length)];
            out.append(describe(game, position, moves))
                    .append(" -> ")
                    .append(game.notation().writeMove(position, move))
                    .append('\n');
            position.make(move);
        }
        return out.append(game.notation().write(position))
                .append(' ')
                .append(Outcome.of(position, plies).sentence(game))
                .append('\n')
                .toString();
    }

    private static String describe(Game game, Position position, int[] moves) {
        return game.notation().write(position) + " " + Long.toHexString(position.key()) + " "
                + Arrays.stream(moves)
                        .mapToObj(move -> game.notation().writeMove(position, move))
                        .collect(Collectors.joining(" "));
    }
}
