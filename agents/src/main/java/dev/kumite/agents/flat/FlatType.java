package dev.kumite.agents.flat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Budget;
import dev.kumite.games.Game;
import dev.kumite.games.core.Policy;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code flatmc}: the Pure Monte Carlo agent of aygun 4.2 and 5.6. */
public final class FlatType implements AgentType {
    private static final Option<Long> PLAYOUTS = Budget.PLAYOUTS
            .withDefault("600")
            .noting("; none with iterations or time")
            .withHelp(
                    "number of playouts for each legal move; with iterations or time too, the first to run out ends it");
    private static final Option<PlayoutScore> SCORE = Option.of(
            "score",
            Kind.oneOf(PlayoutScore.class),
            "wins",
            "count wins, or score a loss -100-D, a draw -D, a win 100-D after D plies");
    private static final Option<Policy> PLAYOUT =
            Option.of("playout", Kind.oneOf(Policy.class), "random", "how playouts choose their moves");
    private static final List<Option<?>> OPTIONS = List.of(
            PLAYOUTS,
            SCORE,
            PLAYOUT,
            Budget.ITERATIONS.withHelp("number of playouts in all, divided equally among the legal moves"),
            Budget.TIME.withHelp("time for a move, divided equally among the legal moves"));

    @Override
    public String name() {
        return "flatmc";
    }

    @Override
    public String summary() {
        return "the same number of playouts for every legal move, no tree (aygun 4.2, 5.6)";
    }

    @Override
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        boolean limited = settings.has(Budget.ITERATIONS) || settings.has(Budget.TIME);
        long playouts = limited ? settings.find(PLAYOUTS).orElse(Long.MAX_VALUE) : settings.get(PLAYOUTS);
        return new FlatAgent(game, Budget.of(settings), playouts, settings.get(PLAYOUT), settings.get(SCORE), seed);
    }

    /** What a playout is worth to the player who moved. */
    enum PlayoutScore {
        /** The number of wins (aygun 4.2): a draw is worth as little as a loss. */
        WINS {
            @Override
            int of(int outcome, int plies) {
                return outcome > 0 ? 1 : 0;
            }
        },
        /** aygun 5.6: loss −100 − D, draw −D, win 100 − D, where D is the playout's length in plies. */
        DEPTH {
            @Override
            int of(int outcome, int plies) {
                return 100 * outcome - plies;
            }
        };

        /**
         * @param outcome 1 for a win, 0 for a draw, −1 for a loss
         */
        abstract int of(int outcome, int plies);
    }
}
