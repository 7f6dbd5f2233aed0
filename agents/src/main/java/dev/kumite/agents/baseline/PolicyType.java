package dev.kumite.agents.baseline;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.MovePolicy;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.ArrayList;
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

    /** Plays what a policy picks. */
    static final class PolicyAgent implements Agent {
        private final Game game;
        private final MovePolicy policy;
        private final Rng rng;

        PolicyAgent(Game game, MovePolicy policy, long seed) {
            this.game = game;
            this.policy = policy;
            this.rng = new Rng(seed);
        }

        @Override
        public int pick(Position position) {
            return position.result() == Result.ONGOING ? policy.pick(position, rng) : Choice.NO_MOVE;
        }

        @Override
        public Choice choose(Position position, Thinking thinking) {
            if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
            long start = System.nanoTime();
            int move = policy.pick(position, rng);
            List<RootMove> rootMoves = new ArrayList<>();
            rootMoves.add(new RootMove(move, 0, value(position, move)));
            for (int other : game.moves(position))
                if (other != move) rootMoves.add(new RootMove(other, 0, value(position, other)));
            return Choice.of(move, value(position, move), List.copyOf(rootMoves))
                    .withTime(System.nanoTime() - start);
        }

        /** A policy expects nothing; only a move that ends the game has a value. */
        private static double value(Position position, int move) {
            return position.wins(move) ? 1 : 0;
        }
    }
}
