package dev.kumite.cli.bench;

import dev.kumite.games.Game;
import dev.kumite.games.Policy;
import dev.kumite.games.Position;
import dev.kumite.games.Rng;

/** Playouts from the starts of a few seeds, in turn. */
final class Playouts implements Workload {
    private static final int GAMES = 256;
    private static final int STARTS = 16;

    private final Policy policy;
    private final int plyCap;
    private final Position[] starts = new Position[STARTS];
    private final Position scratch;
    private final Rng rng = new Rng(1);

    Playouts(Game game, Policy policy) {
        this.policy = policy;
        this.plyCap = game.plyCap();
        for (int i = 0; i < STARTS; i++) starts[i] = game.start(i + 1);
        this.scratch = game.start(1);
    }

    @Override
    public long run() {
        long plies = 0;
        for (int game = 0; game < GAMES; game++) {
            scratch.become(starts[game % STARTS]);
            plies += scratch.playout(rng, policy, plyCap, null);
        }
        return plies;
    }
}
