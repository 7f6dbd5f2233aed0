package dev.kumite.solver;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import java.nio.file.Path;
import java.util.List;

/** Proves the value of deals from their starting positions. */
public interface DealProver {

    /** The game's solver, which must be one. */
    static DealProver required(Game game, Solver solver) {
        if (solver instanceof DealProver prover) return prover;
        throw new BadInput("'" + game.name() + "' has no deals; --deal and --deals are for games with cards");
    }

    /**
     * Tries to prove what the start of a game with one start position is worth. A run that ended before it was done left a
     * file in {@code folder}, and this one continues from there.
     *
     * @param pieces where not 0, tables of so many pieces, which must be in {@code folder}, end the lines
     */
    Proof prove(Game game, int pieces, Path folder, Proof.Effort effort, Proof.Watcher watcher);

    /**
     * In how many plies the player to move wins (odd) or loses (even) from each of these starts; 0 where neither happens
     * within so many.
     */
    int[] decided(Game game, List<Position> starts, int plies);

    /** Looks at all deals of a game's cards: which of them are decided within so many plies. */
    Survey deals(Game game, int plies, int workers, Solver.Progress progress);

    /**
     * How soon starting positions are decided, for the player who begins.
     *
     * @param plies how far it was looked
     * @param deals how many there are
     * @param decided those that are won or lost within so many plies, in order
     */
    public record Survey(int plies, int deals, List<Decided> decided, long positions, double cpuSeconds) {
        public Survey {
            decided = List.copyOf(decided);
        }

        /**
         * One deal.
         *
         * @param deal the hand of the player who begins, the other one's, the side card
         * @param plies exactly so many; odd where he wins, even where he loses
         */
        public record Decided(String deal, int plies) {}

        /** How many deals take so many plies. */
        public long count(int exactly) {
            return decided.stream().filter(one -> one.plies() == exactly).count();
        }
    }
}
