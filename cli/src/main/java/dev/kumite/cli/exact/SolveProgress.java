package dev.kumite.cli.exact;

import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Progress;
import dev.kumite.solver.Solver;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/** How far a build or a survey has come; nothing is told beside JSON. */
final class SolveProgress implements Solver.Progress {
    private final Progress progress;

    SolveProgress(Console console, boolean silent) {
        progress = new Progress(console, !silent);
    }

    @Override
    public void slice(String table, String slice, long done, long all) {
        if (!progress.due()) return;
        double share = (double) done / all;
        String rest = done < all ? ", about " + progress.left(done, all) + " left" : "";
        progress.show(share, table + ", " + slice + Columns.decimal(": %.1f %%", 100 * share) + rest);
    }

    double seconds() {
        return progress.seconds();
    }

    void done() {
        progress.end();
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
