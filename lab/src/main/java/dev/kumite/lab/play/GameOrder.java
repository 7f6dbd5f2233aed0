package dev.kumite.lab.play;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import java.io.Serializable;
import java.util.List;

/**
 * A game to be played, as texts and numbers: everything that determines it, so that another machine can play the same
 * game.
 *
 * @param game the game's text
 * @param start its starting position, in the game's notation
 * @param agent0 the text of the agent of side 0
 * @param sideOfA the side that A has
 * @param seed0 the seed of the agent of side 0
 */
public record GameOrder(
        String game, String start, String agent0, String agent1, int sideOfA, long seed0, long seed1, Limits limits)
        implements Serializable {

    /** The game, not begun yet, with the agents that the texts describe. */
    public Umpire umpire(Game parsed, AgentMaker maker0, AgentMaker maker1) {
        return new Umpire(
                parsed,
                parsed.notation().read(start),
                List.of(maker0, maker1),
                sideOfA,
                new long[] {seed0, seed1},
                limits);
    }
}
