package dev.kumite.lab.exact;

import dev.kumite.games.Game;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.solver.Counts;
import dev.kumite.solver.Solver;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.ArrayList;
import java.util.List;

/** The tablebases that were built or that existed already, as JSON and in words. */
public record SolveReport(
        String game,
        int pieces,
        long states,
        long won,
        long wonAtOnce,
        long lost,
        long drawn,
        double cpuSeconds,
        double seconds,
        long memoryBytes,
        List<Entry> tables)
        implements Printable {
    /** One file. */
    public record Entry(
            int pieces,
            String file,
            long bytes,
            boolean built,
            long states,
            long won,
            long wonAtOnce,
            long lost,
            long drawn) {
        private static Entry of(Solver.BuiltTable table) {
            Counts counts = table.counts();
            return new Entry(
                    table.pieces(),
                    table.file().toString(),
                    table.bytes(),
                    table.built(),
                    counts.states(),
                    counts.won(),
                    counts.wonAtOnce(),
                    counts.lost(),
                    counts.drawn());
        }
    }

    public static SolveReport of(Game game, int pieces, Solver.Report found, double seconds) {
        Counts all = Counts.NONE;
        for (Solver.BuiltTable table : found.tables()) all = all.plus(table.counts());
        return new SolveReport(
                game.text(),
                pieces,
                all.states(),
                all.won(),
                all.wonAtOnce(),
                all.lost(),
                all.drawn(),
                found.cpuSeconds(),
                seconds,
                memory(),
                found.tables().stream().map(Entry::of).toList());
    }

    /** Peak memory of this process, without mapped files, whose memory the system can reclaim. */
    private static long memory() {
        long bytes = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans())
            if (pool.getType() == MemoryType.HEAP) bytes += pool.getPeakUsage().getUsed();
        for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class))
            if (pool.getName().equals("direct")) bytes += Math.max(0, pool.getMemoryUsed());
        return bytes;
    }

    @Override
    public List<String> lines(int width) {
        TextTable table = TextTable.of("pieces", "states", "won", "won at once", "lost", "drawn", "bytes", "");
        for (Entry entry : tables)
            table.row(
                    Integer.toString(entry.pieces()),
                    NumberText.count(entry.states()),
                    NumberText.count(entry.won()),
                    NumberText.count(entry.wonAtOnce()),
                    NumberText.count(entry.lost()),
                    NumberText.count(entry.drawn()),
                    NumberText.count(entry.bytes()),
                    entry.built() ? "built" : "existing");
        List<String> lines = new ArrayList<>(table.lines(width));
        lines.add(NumberText.decimal("%.1f CPU seconds, ", cpuSeconds)
                + NumberText.decimal("%.1f seconds of wall-clock time, ", seconds)
                + NumberText.decimal("at most %.0f MB of memory.", memoryBytes / 1e6));
        return lines;
    }
}
