package dev.kumite.web.think;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import java.util.List;

/**
 * What an agent is asked to think about.
 *
 * @param key whose agent it is: the same key gets the same agent again, with all it remembers of the game
 * @param position what to think about, with its history
 * @param moves that led there from the start
 * @param nanos after so much time the search is asked to answer
 */
public record Question(
        String key, AgentMaker maker, Game game, Position position, List<Integer> moves, long seed, long nanos) {
    public Question {
        moves = List.copyOf(moves);
    }
}
