package dev.kumite.cli.option;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.GameType;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** GAME with {@code --seed} and {@code --position}: which position a command is about. */
public final class GameChoice {
    private static final long USUAL_SEED = 1;

    @Mixin
    private final GameArgument argument = new GameArgument();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the start position; default: 1, in play a new one.")
    private @Nullable Long seed;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "A position in the game's notation (docs/rules.md), in place of the start set by "
                    + "--seed and the game's options, such as deal.")
    private @Nullable String position;

    public Game game() {
        return argument.game();
    }

    /** The game, or null where a command takes none and none is given. */
    public @Nullable Game gameOrNull() {
        return argument.text.isEmpty() ? null : argument.game();
    }

    /** The game with options that were given apart from it. */
    public Game game(Map<String, String> apart) {
        return argument.game(apart);
    }

    public long seed() {
        return seedOr(USUAL_SEED);
    }

    public long seedOr(long otherwise) {
        return seed == null ? otherwise : seed;
    }

    boolean hasSeed() {
        return seed != null;
    }

    public boolean hasPosition() {
        return position != null;
    }

    public Position position(Game game) {
        return position(game, seed());
    }

    /** The position given, else the start of this seed. */
    public Position position(Game game, long seed) {
        String text = position;
        if (text == null) return game.start(seed);
        return BadInput.reading("--position", () -> game.notation().read(text));
    }

    /** For shell completion. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().stream().map(GameType::name).iterator();
        }
    }
}
