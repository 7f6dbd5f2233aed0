package dev.kumite.lab.view;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.lab.report.text.Words;
import java.util.Arrays;
import java.util.List;

/** The legal moves of a position, for {@code kumite moves --json}. */
public record MoveListing(String game, String position, String sideToMove, int count, List<Entry> moves) {
    /** A move. */
    public record Entry(String move, boolean captures, boolean wins) {}

    public static MoveListing of(Game game, Position position) {
        List<Entry> moves = Arrays.stream(game.moves(position))
                .mapToObj(move -> new Entry(
                        game.notation().writeMove(position, move), position.captures(move), position.wins(move)))
                .toList();
        String side = Words.side(game, position.sideToMove());
        return new MoveListing(game.text(), game.notation().write(position), side, moves.size(), moves);
    }
}
