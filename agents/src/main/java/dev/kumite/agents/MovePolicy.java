package dev.kumite.agents;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;

/** A way to pick a move without a search: a whole agent, or one side of a playout. */
@FunctionalInterface
public interface MovePolicy {

    /** A legal move of {@code position}, which stays as it is and is not over; what is random comes from {@code rng}. */
    int pick(Position position, Rng rng);
}
