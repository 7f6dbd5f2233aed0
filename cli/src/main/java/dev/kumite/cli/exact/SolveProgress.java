package dev.kumite.cli.exact;

import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.LiveLines;
import dev.kumite.solver.Solver;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;

/** How far a build has come: a bar in a terminal, a line for each slice elsewhere, nothing beside JSON. */
final class SolveProgress implements Solver.Progress {
    private static final int WIDTH = 30;

    private final Console console;
    private final LiveLines live;
    private final boolean silent;
    private final long start = System.nanoTime();

    SolveProgress(Console console, boolean silent) {
        this.console = console;
        this.silent = silent;
        live = new LiveLines(console, !silent);
    }

    @Override
    public void slice(String table, String slice, long done, long all) {
        if (silent) return;
        double share = (double) done / all;
        String line = table + ", " + slice + Columns.decimal(": %.1f %%", 100 * share) + left(share);
        if (console.live()) live.draw(List.of(bar(share) + "  " + line));
        else {
            console.line(line);
            console.out().flush();
        }
    }

    private static String bar(double share) {
        int full = (int) (WIDTH * share);
        return "[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "]";
    }

    private String left(double share) {
        return share >= 1 ? "" : Columns.decimal(", about %.0f seconds left", seconds() * (1 - share) / share);
    }

    double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }

    void done() {
        live.erase();
    }

    /** The most memory that this process has used; files that it reads lie in memory of the system, which can take it back. */
    static long memory() {
        long bytes = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans())
            if (pool.getType() == MemoryType.HEAP) bytes += pool.getPeakUsage().getUsed();
        for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class))
            if (pool.getName().equals("direct")) bytes += Math.max(0, pool.getMemoryUsed());
        return bytes;
    }
}
