package dev.kumite.bench;

import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.games.oracle.Oracles;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
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

/**
 * One look into the tablebase of checkers, in the folder for tables. Every look is at another position, drawn from all
 * of them, so that nearly none finds its place in the processor's cache: a search, whose positions are alike, is faster.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class ProbeBenchmark {
    /** A power of two. */
    private static final int POSITIONS = 1 << 17;

    @Param({"4", "5", "6"})
    public int pieces;

    private @Nullable Oracle oracle;
    private final Position[] positions = new Position[POSITIONS];
    private int next;

    @Setup
    public void setUp() {
        var checkers = Games.parse("checkers");
        Oracle tables = Oracles.required(checkers).open(checkers, pieces, Oracles.folder());
        Rng rng = new Rng(1);
        for (int i = 0; i < POSITIONS; i++) positions[i] = tables.any(rng);
        oracle = tables;
    }

    @Benchmark
    public int probe() {
        if (oracle == null) throw new IllegalStateException("not set up");
        next = next + 1 & POSITIONS - 1;
        return oracle.value(positions[next]);
    }
}
