package dev.kumite.agents.tree;

import dev.kumite.agents.MovePolicy;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/** Plays a game from a leaf to its end. One per thread. */
interface Playout {

    /**
     * Plays until the game is over or {@code maxPlies} plies were played and leaves the final position.
     *
     * @return the number of plies played; the moves are in {@code trace}, unless it is null
     */
    int play(Position position, Rng rng, int maxPlies, int @Nullable [] trace);

    /**
     * The player who moved into the leaf plays by a rule, the other one greedily (schulz 4.3, MCTSHeuristic, as its program
     * has it).
     */
    final class ByRule implements Playout {
        private final MovePolicy rule;

        ByRule(MovePolicy rule) {
            this.rule = rule;
        }

        @Override
        public int play(Position position, Rng rng, int maxPlies, int @Nullable [] trace) {
            int greedy = position.sideToMove();
            int plies = 0;
            while (plies < maxPlies && position.result() == Result.ONGOING) {
                int move = position.sideToMove() == greedy
                        ? position.playoutMove(rng, Policy.GREEDY)
                        : rule.pick(position, rng);
                if (trace != null) trace[plies] = move;
                position.make(move);
                plies++;
            }
            return plies;
        }
    }
}
