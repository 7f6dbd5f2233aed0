package dev.kumite.web.view;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.picture.Drawing;
import dev.kumite.lab.view.PositionEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position as {@link PositionEntry} has it, with the sides as numbers and with the legal moves.
 *
 * @param sideToMove 0 or 1; {@code sideNames} has their names
 * @param winner 0, 1, or −1
 * @param points both sides' points, or null in games without any
 * @param chance what the atlas says of a start, in words, or null
 */
public record PositionView(
        String game,
        String position,
        int sideToMove,
        List<String> sideNames,
        String result,
        int winner,
        String ending,
        @Nullable String sentence,
        Drawing drawing,
        @Nullable List<Integer> points,
        @Nullable String chance,
        List<MoveView> moves) {

    public static PositionView of(Game game, Position position) {
        return of(game, position, MoveView.all(game, position));
    }

    /** Without the legal moves, for the replay of a game. */
    public static PositionView still(Game game, Position position) {
        return of(game, position, List.of());
    }

    private static PositionView of(Game game, Position position, List<MoveView> moves) {
        PositionEntry entry = PositionEntry.of(game, position);
        List<Integer> points = entry.drawing().points();
        return new PositionView(
                entry.game(),
                entry.position(),
                position.sideToMove(),
                sideNames(game),
                entry.result(),
                Result.winner(position.result()),
                entry.ending(),
                entry.sentence(),
                entry.drawing(),
                points.isEmpty() ? null : points,
                game.chance(position).map(chance -> chance.text(game)).orElse(null),
                moves);
    }

    public static List<String> sideNames(Game game) {
        return List.of(game.sideName(0), game.sideName(1));
    }
}
