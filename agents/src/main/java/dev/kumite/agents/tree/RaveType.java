package dev.kumite.agents.tree;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code rave}: UCT whose scores are blended with all-moves-as-first values (schulz 3.4 and 4.3). */
public final class RaveType implements AgentType {

    @Override
    public String name() {
        return "rave";
    }

    @Override
    public String summary() {
        return "UCT with rapid action value estimation (paper schulz)";
    }

    @Override
    public List<Option<?>> options() {
        return Options.RAVE;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        return new TreeAgent(Recipe.of(settings, game, true), seed);
    }
}
