package dev.kumite.agents;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Positions of random games to try agents on. */
public final class Sample {
    private Sample() {}

    /** Positions that go on, at least {@code fromPly} plies into random games, one from each game. */
    public static List<Position> positions(Game game, int count, int fromPly) {
        return positions(game, count, fromPly, position -> true);
    }

    /** Those of them that are wanted. */
    public static List<Position> positions(Game game, int count, int fromPly, Predicate<Position> wanted) {
        return collect(game, count, fromPly, wanted, (position, rng) -> position.playoutMove(rng, Policy.RANDOM));
    }

    /** Wanted positions from games whose players like to capture and win only when they must: boards empty sooner. */
    public static List<Position> thinned(Game game, int count, int fromPly, Predicate<Position> wanted) {
        return collect(game, count, fromPly, wanted, (position, rng) -> thinningMove(game, position, rng));
    }

    private static List<Position> collect(
            Game game, int count, int fromPly, Predicate<Position> wanted, MovePolicy policy) {
        List<Position> found = new ArrayList<>();
        for (int seed = 1; found.size() < count; seed++) {
            Rng rng = new Rng(seed);
            Position position = game.start(seed);
            for (int ply = 0; position.result() == Result.ONGOING && ply < game.plyCap(); ply++) {
                if (ply >= fromPly && rng.below(4) == 0 && wanted.test(position)) {
                    found.add(position);
                    break;
                }
                position.make(policy.pick(position, rng));
            }
        }
        return found;
    }

    private static int thinningMove(Game game, Position position, Rng rng) {
        int[] moves = game.moves(position);
        int[] quiet = Arrays.stream(moves).filter(move -> !position.wins(move)).toArray();
        int[] captures = Arrays.stream(quiet).filter(position::captures).toArray();
        int[] liked = captures.length > 0 ? captures : quiet.length > 0 ? quiet : moves;
        return liked[rng.below(liked.length)];
    }

    public static Agent agent(String text, Game game) {
        return Agents.shipped().parse(text).create(game, 7);
    }

    public static Choice choose(String text, Game game, Position position) {
        try (Agent agent = agent(text, game)) {
            return agent.choose(position, Thinking.unwatched());
        }
    }

    /** A game in which every known kind can be tried: as small as the rules allow. */
    public static List<Game> smallGames() {
        List<Game> games = new ArrayList<>();
        Games.all().forEach(type -> games.add(Games.parse(smallest(type.name()))));
        return games;
    }

    private static String smallest(String name) {
        return name.equals("katarenga") ? "katarenga(size=4)" : name;
    }
}
