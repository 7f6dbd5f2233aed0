package dev.kumite.lab.regret;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;

/**
 * Draws positions from a table: those in which no move wins at once and not all moves are worth the same. Each of them has
 * the same chance, whatever the number of pieces; a lost position is never one, since nothing can be given away there. The
 * n-th position depends on the seed and n alone, and the same one may come twice.
 */
public final class Sampling {
    /** After this many positions in a row with nothing to decide, hardly any others exist. */
    private static final int PATIENCE = 100_000;

    private final Game game;
    private final Oracle oracle;
    private final long seed;

    public Sampling(Game game, Oracle oracle, long seed) {
        this.game = game;
        this.oracle = oracle;
        this.seed = Rng.mix(seed);
    }

    public Dilemma position(int number) {
        Rng rng = new Rng(seed + number);
        for (int i = 0; i < PATIENCE; i++) {
            Position position = oracle.any(rng);
            if (position.canWin()) continue;
            Dilemma drawn = new Dilemma(game, oracle, position);
            if (drawn.isOne()) return drawn;
        }
        throw new BadInput("in none of " + PATIENCE + " positions drawn from these tables can a move be wrong");
    }

    /** What is random in an agent's play of a position. */
    public long agentSeed(int number) {
        return Rng.mix(seed - number);
    }
}
