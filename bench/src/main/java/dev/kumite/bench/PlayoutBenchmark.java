package dev.kumite.bench;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One playout from the start: playouts and plies per second. */
public class PlayoutBenchmark extends GameBenchmark {
    @Param({"RANDOM", "GREEDY"})
    public Policy policy = Policy.RANDOM;

    private @Nullable Playing playing;

    /** What one game needs, made once. */
    private static final class Playing {
        final Position start;
        final Position scratch;
        final Rng rng = new Rng(1);
        final int plyCap;

        Playing(String text) {
            Game game = Games.parse(text);
            start = game.start(1);
            scratch = game.start(1);
            plyCap = game.plyCap();
        }
    }

    /** Plies beside playouts. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Plies {
        public long plies;
    }

    @Setup
    public void setUp() {
        playing = new Playing(game);
    }

    @Benchmark
    public int playout(Plies count) {
        Playing on = playing;
        if (on == null) throw new IllegalStateException("not set up");
        on.scratch.become(on.start);
        int plies = on.scratch.playout(on.rng, policy, on.plyCap, null);
        count.plies += plies;
        return plies;
    }
}
