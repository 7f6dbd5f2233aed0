package dev.kumite.solver;

import dev.kumite.games.Game;
import java.nio.file.Path;

/** Proves the value of deals from their starting positions. */
public interface DealProver {

    /**
     * Tries to prove what the start of a game with one start position is worth. A run that ended before it was done left a
     * file in {@code folder}, and this one continues from there.
     *
     * @param pieces where not 0, tables of so many pieces, which must be in {@code folder}, end the lines
     */
    Proof prove(Game game, int pieces, Path folder, Effort effort, Proof.Watcher watcher);

    /** Looks at all deals of a game's cards: which of them are decided within so many plies. */
    DealSurvey deals(Game game, int plies, int workers, Solver.Progress progress);
}
