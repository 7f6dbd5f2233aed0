package dev.kumite.agents.baseline;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.rule.MoveRule;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.evaluation.Schulz;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code heuristic}: the hand-written rules of schulz and zemlin. */
public final class HeuristicType implements AgentType {
    private static final Option<String> RULE =
            Option.of("rule", Kind.oneOf("schulz", "zemlin"), "schulz", "whose rule");
    private static final Option<String> SQUARES = Option.of(
            "squares",
            Kind.oneOf("text", "signed"),
            "text",
            "with rule=schulz: corner, edge and inner squares count 0, 1, 2 (text) or -2, -1, 1 (signed)");
    private static final Option<String> MOBILITY = Option.of(
            "mobility",
            Kind.oneOf("difference", "own"),
            "difference",
            "with rule=schulz: own moves minus the other side's (the text), or own alone (the program)");
    private static final Option<String> WIN = Option.of(
            "win",
            Kind.oneOf("first", "never"),
            "first",
            "with rule=zemlin: take a win at hand, or do not look for it as the paper's program does");
    private static final List<Option<?>> OPTIONS = List.of(RULE, SQUARES, MOBILITY, WIN);

    @Override
    public String name() {
        return "heuristic";
    }

    @Override
    public String summary() {
        return "the best move by a hand-written rule (schulz 4.2, zemlin)";
    }

    @Override
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        if (!(game.start(1) instanceof BoardFeatures))
            throw new BadInput("'heuristic' cannot play '" + game.name()
                    + "': its positions do not tell edges, mobility" + " and which way is forward; 'greedy' can");
        return new HeuristicAgent(game, rule(settings, game), seed);
    }

    private static MoveRule rule(Settings settings, Game game) {
        boolean zemlin = settings.get(RULE).equals("zemlin");
        settings.rejectIf(SQUARES, zemlin, "rule=schulz");
        settings.rejectIf(MOBILITY, zemlin, "rule=schulz");
        settings.rejectIf(WIN, !zemlin, "rule=zemlin");
        if (zemlin) return new MoveRule.OfZemlin(game, settings.get(WIN).equals("first"));
        boolean text = settings.get(SQUARES).equals("text");
        boolean own = settings.get(MOBILITY).equals("own");
        if (own) return new MoveRule.OfSchulz(game, text ? Schulz.TEXT_OWN : Schulz.PROGRAM);
        return new MoveRule.OfSchulz(game, text ? Schulz.TEXT : Schulz.SIGNED);
    }
}
