package dev.kumite.agents;

import dev.kumite.games.Position;
import dev.kumite.games.Rng;

/** A rule that picks a move in a position without searching: for agents that play by it and for playouts. */
public interface MovePolicy {

    /** A legal move of {@code position}, which is not over and stays as it is. */
    int pick(Position position, Rng rng);
}
