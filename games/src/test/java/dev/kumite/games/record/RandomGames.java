package dev.kumite.games.record;

import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Games to write down and read again. */
final class RandomGames {
    private RandomGames() {}

    /** A random game of at most {@code plies} plies, given up or called a draw by every third pair of players. */
    static GameRecord of(Game game, long seed, int plies) {
        Rng rng = new Rng(seed);
        Position position = game.start(seed);
        String start = game.notation().write(position);
        List<Integer> moves = new ArrayList<>();
        while (position.result() == Result.ONGOING && moves.size() < plies) {
            int[] legal = game.moves(position);
            int move = legal[rng.below(legal.length)];
            position.make(move);
            moves.add(move);
        }
        return new GameRecord(game, start, moves, outcome(position, rng, moves.size()), tags(game, seed));
    }

    private static Outcome outcome(Position position, Rng rng, int plies) {
        if (position.result() != Result.ONGOING) return Outcome.of(position, plies);
        return switch (rng.below(5)) {
            case 0 -> new Outcome(Result.win(rng.below(2)), Ending.RESIGNED, plies);
            case 1 -> new Outcome(Result.DRAW, Ending.AGREED, plies);
            case 2 -> new Outcome(Result.ONGOING, Ending.UNFINISHED, plies);
            case 3 -> new Outcome(Result.win(rng.below(2)), Ending.OVERTIME, plies);
            default -> Outcome.of(position, plies);
        };
    }

    private static Map<String, String> tags(Game game, long seed) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "a \"quoted\" \\ event, number " + seed);
        tags.put(game.sideName(0), "Ada");
        tags.put(game.sideName(1), "Zoë");
        tags.put("Opening", "(not) {a} ; comment");
        return tags;
    }
}
