package dev.kumite.agents.rule;

import dev.kumite.agents.MovePolicy;
import dev.kumite.games.Position;
import dev.kumite.games.Rng;
import dev.kumite.games.Terrain;

/** Scores every legal move and picks one of the best; equal ones are equally likely. */
public abstract class MoveRule implements MovePolicy {
    /** A move that wins at once. */
    public static final int WINS = Integer.MAX_VALUE;
    /** A move after which the opponent wins at once: schulz's minus infinity. */
    public static final int LOSES = Integer.MIN_VALUE;

    private final int[] moves;

    MoveRule(int maxMoves) {
        moves = new int[maxMoves];
    }

    /** The score of a legal move; the position is left as it was. */
    public abstract int score(Terrain position, int move);

    /** One pass that keeps one of the best: the n-th equal takes the place with probability 1/n. */
    @Override
    public final int pick(Position position, Rng rng) {
        Terrain terrain = (Terrain) position;
        int count = terrain.moves(moves, 0);
        int best = score(terrain, moves[0]);
        int chosen = moves[0];
        int equals = 1;
        for (int i = 1; i < count; i++) {
            int score = score(terrain, moves[i]);
            if (score < best) continue;
            equals = score > best ? 1 : equals + 1;
            best = score;
            if (equals == 1 || rng.below(equals) == 0) chosen = moves[i];
        }
        return chosen;
    }
}
