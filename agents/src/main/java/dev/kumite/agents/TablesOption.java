package dev.kumite.agents;

import dev.kumite.games.Game;
import dev.kumite.games.Oracle;
import dev.kumite.games.OracleSource;
import dev.kumite.games.Oracles;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import org.jspecify.annotations.Nullable;

/**
 * The option {@code tables}: whether an agent plays by exact values where there are any. The same text means the same
 * positions on every machine, whatever tables it happens to have: {@code auto} is the usual set, which is built when the
 * agent is made, never on a move's time; a larger one is asked for by its number of pieces.
 */
public final class TablesOption {
    private static final String NAME = "tables";
    private static final String AUTO = "auto";
    private static final String OFF = "off";
    private static final Kind KIND = Kind.text("auto, off, or a number of pieces such as 5", TablesOption::read);

    private TablesOption() {}

    /** The option of an agent that uses tables unless told otherwise. */
    public static Option auto() {
        return option(AUTO);
    }

    /** The option of an agent that uses tables only when told to. */
    public static Option off() {
        return option(OFF);
    }

    private static Option option(String otherwise) {
        return new Option(
                NAME, KIND, otherwise, "exact values for endings, where the game has tables (docs/tables.md)");
    }

    private static String read(String text) {
        if (text.equals(AUTO) || text.equals(OFF) || text.matches("[1-9][0-9]?")) return text;
        throw new BadInput("must be auto, off, or a number of pieces such as 5");
    }

    /** What the settings of an agent ask for; null where there are no tables or none are wanted. */
    public static @Nullable Oracle oracle(Settings settings, Option option, Game game) {
        String wanted = settings.text(NAME, option.defaultText());
        if (wanted.equals(OFF)) return null;
        OracleSource source = Oracles.of(game).orElse(null);
        if (wanted.equals(AUTO)) return source == null ? null : source.usual(game, Oracles.folder());
        if (source == null) throw new BadInput("tables=" + wanted + ": there are no tables for " + game.text());
        return source.open(game, Integer.parseInt(wanted), Oracles.folder());
    }
}
