package dev.kumite.web.view;

import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.picture.Drawing;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A position: text, picture and legal moves.
 *
 * @param sideToMove 0 or 1; {@code sideNames} says what they are called
 * @param result {@code ongoing}, {@code draw}, or the winner's name in small letters
 * @param winner 0, 1, or −1
 * @param ending why the game is over, in one word; {@code none} while it is in progress
 * @param sentence the end in words, or null
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
        Drawing drawing = game.draw(position);
        return new PositionView(
                game.text(),
                game.notation().write(position),
                position.sideToMove(),
                sideNames(game),
                result(game, position.result()),
                Result.winner(position.result()),
                position.ending().word(),
                position.result() == Result.ONGOING ? null : verdict(game, position),
                drawing,
                drawing.points().isEmpty() ? null : drawing.points(),
                game.chance(position).map(chance -> chance.text(game)).orElse(null),
                moves);
    }

    public static List<String> sideNames(Game game) {
        return List.of(game.sideName(0), game.sideName(1));
    }

    static String result(Game game, int result) {
        int winner = Result.winner(result);
        if (winner >= 0) return game.sideName(winner).toLowerCase(Locale.ROOT);
        return result == Result.DRAW ? "draw" : "ongoing";
    }

    /** "Blue wins by capturing the master." */
    private static String verdict(Game game, Position position) {
        return Outcome.of(position, 0).sentence(game).replace(" after 0 plies", "");
    }
}
