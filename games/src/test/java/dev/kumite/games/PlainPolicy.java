package dev.kumite.games;

import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** The playout policies spelled out through the list of moves: what the fast ones are held to. */
public final class PlainPolicy {
    private PlainPolicy() {}

    /** The moves among which the policy draws uniformly. */
    public static int[] candidates(Game game, Position position, Policy policy) {
        int[] all = game.moves(position);
        if (policy == Policy.RANDOM) return all;
        int[] wins = only(all, position::wins);
        if (wins.length > 0) return wins;
        int[] captures = only(all, position::captures);
        return captures.length > 0 ? captures : all;
    }

    private static int[] only(int[] moves, IntPredicate wanted) {
        return Arrays.stream(moves).filter(wanted).toArray();
    }
}
