package dev.kumite.bench;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Perft;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Perft from the start, a few plies deep: runs and nodes per second. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PerftBenchmark {
    private static final int DEPTH = 5;

    @Param({
        "checkers",
        "katarenga(size=8)",
        "katarenga(size=12)",
        "katarenga(rules=published)",
        "onitama",
        "onitama(size=7)",
        "onitama(size=9)"
    })
    public String game = "";

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
