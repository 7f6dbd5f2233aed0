package dev.kumite.agents.learn;

import dev.kumite.agents.Agent;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/** Plays training games for a {@link Learner} and learns from them. One per thread. */
public interface Student {

    /**
     * Plays one game to its end and learns from it.
     *
     * @param start where the game begins; it is changed
     * @param opponent who plays the other side, or null for a game against itself
     * @param side the learner's side where there is an opponent
     * @return the result; {@code ONGOING} where the game's cap or a wish to stop ended it
     */
    int play(Position start, Rng rng, @Nullable Agent opponent, int side);
}
