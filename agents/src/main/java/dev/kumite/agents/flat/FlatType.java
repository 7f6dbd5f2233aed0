package dev.kumite.agents.flat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Budget;
import dev.kumite.games.Game;
import dev.kumite.games.Policy;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;
import java.util.Locale;

/** {@code flatmc}: the Pure Monte Carlo agent of aygun 4.2 and 5.6. */
public final class FlatType implements AgentType {
    private static final long USUAL_PLAYOUTS = 600;
    private static final List<Option> OPTIONS = List.of(
            new Option(
                    "playouts",
                    Kind.count(0, Long.MAX_VALUE / 2),
                    USUAL_PLAYOUTS + "; none with iterations or time",
                    "so many playouts for each legal move; with iterations or time too, the first to run out ends it"),
            new Option(
                    "score",
                    Kind.oneOf("wins", "depth"),
                    "wins",
                    "count wins, or score a loss -100-D, a draw -D, a win 100-D after D plies"),
            new Option("playout", Kind.oneOf("random", "greedy"), "random", "how playouts choose their moves"),
            new Option(
                    "iterations",
                    Budget.ITERATIONS.kind(),
                    "none",
                    "so many playouts in all, divided equally among the legal moves"),
            new Option("time", Budget.TIME.kind(), "none", "so much time, divided equally among the legal moves"));

    @Override
    public String name() {
        return "flatmc";
    }

    @Override
    public String summary() {
        return "the same number of playouts for every legal move, no tree (aygun 4.2, 5.6)";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        Budget budget = Budget.of(settings, Budget.ofIterations(Long.MAX_VALUE));
        boolean limited = settings.has("iterations") || settings.has("time");
        long playouts = settings.count("playouts", limited ? Long.MAX_VALUE : USUAL_PLAYOUTS);
        Policy policy = Policy.valueOf(settings.text("playout", "random").toUpperCase(Locale.ROOT));
        PlayoutScore score = settings.text("score", "wins").equals("wins") ? PlayoutScore.WINS : PlayoutScore.DEPTH;
        return new FlatAgent(game, budget, playouts, policy, score, seed);
    }
}
