package dev.kumite.agents.baseline;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.games.Policy;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code random}: uniform over the legal moves. */
public final class RandomType implements AgentType {

    @Override
    public String name() {
        return "random";
    }

    @Override
    public String summary() {
        return "any legal move, each as likely as the next";
    }

    @Override
    public List<Option<?>> options() {
        return List.of();
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        return new PolicyAgent(game, (position, rng) -> position.playoutMove(rng, Policy.RANDOM), seed);
    }
}
