package dev.kumite.lab.view;

import dev.kumite.games.Chance;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.picture.Drawing;
import dev.kumite.lab.report.text.Words;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A position and how it looks, for {@code kumite show --json}; the API adds the moves with their shapes.
 *
 * @param result {@code ongoing}, {@code draw}, or the winner's name in lower case
 * @param ending why the game is over, in one word; {@code none} while it is in progress
 * @param sentence the end in words, or null
 * @param moves the number of legal moves
 * @param chance what the atlas says of a start, or null
 */
public record PositionEntry(
        String game,
        String position,
        String sideToMove,
        String result,
        String ending,
        @Nullable String sentence,
        String key,
        int moves,
        @Nullable Chance chance,
        Drawing drawing) {
    public static PositionEntry of(Game game, Position position) {
        return new PositionEntry(
                game.text(),
                game.notation().write(position),
                Words.side(game, position.sideToMove()),
                Words.result(game, position.result()),
                position.ending().word(),
                position.result() == Result.ONGOING ? null : Words.verdict(game, position),
                String.format(Locale.ROOT, "%016x", position.key()),
                position.countMoves(),
                game.chance(position).orElse(null),
                game.draw(position));
    }
}
