package dev.kumite.web.view;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.MoveShape;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A move, in words and on the board.
 *
 * @param move in the game's notation
 * @param from where the piece starts; null when none moves
 * @param to where it ends; null when none moves or it leaves the board
 * @param path all squares it touches, with both ends
 * @param captured squares of captured pieces
 * @param card the card used, or null
 * @param kind {@code step}, {@code jump}, {@code pass} or {@code score}
 * @param wins whether it ends the game as a win
 */
public record MoveView(
        String move,
        @Nullable String from,
        @Nullable String to,
        List<String> path,
        List<String> captured,
        @Nullable String card,
        String kind,
        boolean wins) {

    public static MoveView of(Game game, Position position, int move) {
        MoveShape shape = game.shape(position, move);
        List<String> path = shape.path();
        return new MoveView(
                game.notation().writeMove(position, move),
                path.isEmpty() ? null : path.get(0),
                path.size() < 2 ? null : path.get(path.size() - 1),
                path,
                shape.captured(),
                shape.card().isEmpty() ? null : shape.card(),
                shape.kind().name().toLowerCase(Locale.ROOT),
                position.wins(move));
    }

    static List<MoveView> all(Game game, Position position) {
        return Arrays.stream(game.moves(position))
                .mapToObj(move -> of(game, position, move))
                .toList();
    }
}
