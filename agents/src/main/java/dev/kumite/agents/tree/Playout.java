package dev.kumite.agents.tree;

import dev.kumite.games.Position;
import dev.kumite.games.Rng;
import org.jspecify.annotations.Nullable;

/** Plays a game on from a leaf. One per thread. */
interface Playout {

    /**
     * Plays until the game is over or {@code maxPlies} plies were played and leaves the final position.
     *
     * @return the number of plies played; the moves are in {@code trace}, unless it is null
     */
    int play(Position position, Rng rng, int maxPlies, int @Nullable [] trace);
}
