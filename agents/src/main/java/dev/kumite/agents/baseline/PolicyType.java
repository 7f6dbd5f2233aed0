package dev.kumite.agents.baseline;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.games.core.Policy;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** The agents that play a game's playout policies; they have no options. */
public abstract class PolicyType implements AgentType {
    private final String name;
    private final String summary;
    private final Policy policy;

    private PolicyType(String name, String summary, Policy policy) {
        this.name = name;
        this.summary = summary;
        this.policy = policy;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String summary() {
        return summary;
    }

    @Override
    public final List<Option<?>> options() {
        return List.of();
    }

    @Override
    public final Agent create(Settings settings, Game game, long seed) {
        return new PolicyAgent(game, (position, rng) -> position.playoutMove(rng, policy), seed);
    }

    /** {@code random}: uniform over the legal moves. */
    public static final class Random extends PolicyType {
        public Random() {
            super("random", "any legal move, each as likely as the next", Policy.RANDOM);
        }
    }

    /**
     * {@code greedy}: the advanced RandomAi of schulz 4.1. Where the paper takes the first winning move of its list, this
     * one draws among them.
     */
    public static final class Greedy extends PolicyType {
        public Greedy() {
            super(
                    "greedy",
                    "a winning move if there is one, else a random capture, else any move (schulz 4.1)",
                    Policy.GREEDY);
        }
    }
}
