package dev.kumite.cluster;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Choice;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code faint}: plays the first legal move, but half of its games it does not see through. In no register. */
public final class FaintType implements AgentType {
    @Override
    public String name() {
        return "faint";
    }

    @Override
    public String summary() {
        return "faints";
    }

    @Override
    public List<Option<?>> options() {
        return List.of();
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        int[] moves = new int[1];
        return (position, thinking) -> {
            if (++moves[0] == 3 && seed % 2 == 0) throw new IllegalStateException("I feel faint");
            return Choice.of(game.moves(position)[0], 0, List.of());
        };
    }
}
