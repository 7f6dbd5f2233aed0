package dev.kumite.games.record;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A whole game.
 *
 * @param start the start position in the game's notation
 * @param tree the moves from there on with their variations, each legal in its place
 * @param tags whatever else is known: event, players' names. The tags that say the game, the start and the result are
 *     not among them; {@link RecordWriter} makes those anew
 */
public record GameRecord(Game game, String start, MoveTree tree, Outcome outcome, Map<String, String> tags) {

    public GameRecord {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        tags.forEach(GameRecord::check);
    }

    /** A game without variations. */
    public GameRecord(Game game, String start, List<Integer> moves, Outcome outcome, Map<String, String> tags) {
        this(game, start, MoveTree.of(moves), outcome, tags);
    }

    /** The moves that were played. */
    public List<Integer> moves() {
        return tree.mainLine();
    }

    public Position startPosition() {
        return game.notation().read(start);
    }

    /** The position after the last move, as {@link Replay#end} has it. */
    public Position finalPosition() {
        Replay replay = new Replay(game, startPosition());
        moves().forEach(replay::make);
        return replay.end();
    }

    private static void check(String name, String value) {
        if (!Tags.isName(name)) throw new BadInput("'" + name + "' cannot be a tag's name; letters, digits and _ can");
        if (value.chars().anyMatch(Character::isISOControl))
            throw new BadInput("the tag " + name + " has a line end or control character in its value");
    }
}
