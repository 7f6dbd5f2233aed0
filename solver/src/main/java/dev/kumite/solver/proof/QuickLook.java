package dev.kumite.solver.proof;

import dev.kumite.games.core.Position;

/** Shallow proofs for many positions of one game, one after the other. */
public final class QuickLook {
    private final ProofMemory memory;
    private final int mostMoves;
    private long positions;

    /** @param mostMoves no position has more */
    public QuickLook(long memoryBytes, int mostMoves) {
        memory = new ProofMemory(memoryBytes);
        this.mostMoves = mostMoves;
    }

    /** In how many plies the player to move wins (odd) or loses (even); 0 where neither happens within so many. */
    public int decidedIn(Position position, int within) {
        ProofSearch search = new ProofSearch(position, mostMoves, null, memory, count -> {});
        int plies = 1;
        while (plies <= within && !search.holds(plies)) plies++;
        positions += search.positions();
        return plies <= within ? plies : 0;
    }

    /** How many positions were looked at. */
    public long positions() {
        return positions;
    }
}
