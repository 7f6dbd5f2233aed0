package dev.kumite.agents;

import dev.kumite.games.Game;
import dev.kumite.spec.Settings;

/**
 * An agent as described, ready to be made for any number of games.
 *
 * @param text what was written: the agent's name in reports
 * @param meaning the same with presets spelled out
 */
public record AgentMaker(String text, String meaning, AgentType type, Settings settings) {

    public Agent create(Game game, long seed) {
        return type.create(settings, game, seed);
    }

    public boolean repeatable() {
        return type.repeatable(settings);
    }
}
