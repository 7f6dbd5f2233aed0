package dev.kumite.agents;

import dev.kumite.games.Game;
import dev.kumite.spec.Settings;

/**
 * An agent as described, ready to be made for any number of games.
 *
 * @param text what was written: the agent's name in reports
 * @param meaning the same with presets spelled out
 * @param repeatable whether the same seed gives the same moves: not with a time budget or several threads
 */
public record AgentMaker(String text, String meaning, AgentType type, Settings settings, boolean repeatable) {

    public Agent create(Game game, long seed) {
        return type.create(settings, game, seed);
    }
}
