package dev.kumite.agents;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.OracleSource;
import dev.kumite.games.oracle.Oracles;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import org.jspecify.annotations.Nullable;

/**
 * The option {@code tables}: whether an agent plays by exact values where there are any. The same text means the same
 * positions on every machine, whatever tables that machine has: {@code auto} is the default set, which is built when
 * the agent is created and never during a move; a larger one is named by its number of pieces.
 */
public final class TablesOption {
    private static final String FORM = "auto, off, or a number of pieces such as 5";
    private static final int USUAL = -1;
    private static final int NONE = 0;

    /** For an agent that uses tables by default. */
    public static final Option<Integer> AUTO = Option.of(
            "tables",
            Kind.text(FORM, TablesOption::read),
            "auto",
            "exact values for endings, where the game has tables (docs/tables.md)");

    /** For an agent that uses tables only when told to. */
    public static final Option<Integer> OFF = AUTO.withDefault("off");

    private TablesOption() {}

    private static int read(String text) {
        if (text.equals("auto")) return USUAL;
        if (text.equals("off")) return NONE;
        if (text.matches("[1-9][0-9]?")) return Integer.parseInt(text);
        throw new BadInput("must be " + FORM);
    }

    /** Whether the settings of an agent name tables that somebody must have built. */
    public static boolean namesTables(Settings settings) {
        return settings.declares(AUTO) && settings.get(AUTO) > NONE;
    }

    /** What the settings of an agent ask for; null where there are no tables or none are wanted. */
    public static @Nullable Oracle oracle(Settings settings, Game game) {
        int pieces = settings.get(AUTO);
        if (pieces == NONE) return null;
        OracleSource source = Oracles.of(game).orElse(null);
        if (pieces == USUAL) return source == null ? null : source.usual(game, Oracles.folder());
        if (source == null) throw new BadInput("tables=" + pieces + ": there are no tables for " + game.text());
        return source.open(game, pieces, Oracles.folder());
    }
}
