package dev.kumite.bench;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Perft;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Perft from the start, a few plies deep: runs and nodes per second. */
public class PerftBenchmark extends GameBenchmark {
    private static final int DEPTH = 5;

    private @Nullable Perft perft;

    /** Leaves beside runs. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Nodes {
        public long nodes;
    }

    @Setup
    public void setUp() {
        Game settled = Games.parse(game);
        perft = new Perft(settled, settled.start(1), DEPTH);
    }

    @Benchmark
    public long count(Nodes count) {
        if (perft == null) throw new IllegalStateException("not set up");
        long leaves = perft.count(DEPTH);
        count.nodes += leaves;
        return leaves;
    }
}
