package dev.kumite.agents.tree;

import dev.kumite.agents.MovePolicy;
import dev.kumite.games.Policy;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.Rng;
import org.jspecify.annotations.Nullable;

/**
 * The player who moved into the leaf plays by a rule, the other one greedily (schulz 4.3, MCTSHeuristic, as its program
 * has it).
 */
final class RulePlayout implements Playout {
    private final MovePolicy rule;

    RulePlayout(MovePolicy rule) {
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
