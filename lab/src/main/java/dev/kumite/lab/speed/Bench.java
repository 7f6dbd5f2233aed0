package dev.kumite.lab.speed;

import dev.kumite.base.BadInput;
import dev.kumite.lab.speed.Row.Workload;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures every row on one thread by its CPU time. The rounds go through all rows in turn, the yardstick first, so
 * that a slow minute of the machine affects all alike; the best round counts, since other programs only ever take time
 * away.
 */
public final class Bench {
    private static final String YARDSTICK = "yardstick";
    private static final long WARM_UP_NANOS = 700_000_000;
    private static final long ROUND_NANOS = 250_000_000;

    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    private final Map<Row, Workload> workloads = new LinkedHashMap<>();
    private final Map<Row, Double> best = new LinkedHashMap<>();

    /**
     * One measured line.
     *
     * @param yardsticks {@code perSecond} as a multiple of the yardstick's
     */
    public record Entry(String name, String unit, double perSecond, double yardsticks) {}

    /** The rows whose names contain {@code part}; the yardstick is always among them. */
    public Bench(String part) {
        Row yardstick = new Row(YARDSTICK, "plies", "", game -> new Yardstick());
        workloads.put(yardstick, new Yardstick());
        for (Row row : Row.all()) if (row.name().contains(part)) workloads.put(row, row.workload());
        if (workloads.size() == 1 && !YARDSTICK.contains(part))
            throw new BadInput(
                    "--only=" + part + ": no row has this in its name; known: " + String.join(", ", names()));
    }

    public static List<String> names() {
        return Row.all().stream().map(Row::name).toList();
    }

    /** How long {@link #measure} takes, roughly; work that is not divisible makes it longer. */
    public long seconds(int rounds) {
        return Math.max(1, workloads.size() * (WARM_UP_NANOS + rounds * ROUND_NANOS) * 5 / 4 / 1_000_000_000);
    }

    public List<Entry> measure(int rounds) {
        workloads.forEach((row, work) -> rate(work, WARM_UP_NANOS));
        for (int round = 0; round < rounds; round++)
            workloads.forEach((row, work) -> best.merge(row, rate(work, ROUND_NANOS), Math::max));
        double yardstick = best.values().iterator().next();
        List<Entry> entries = new ArrayList<>();
        best.forEach((row, rate) -> entries.add(new Entry(row.name(), row.unit(), rate, rate / yardstick)));
        return entries;
    }

    private double rate(Workload work, long nanos) {
        long start = clock.getCurrentThreadCpuTime();
        long units = 0;
        long spent;
        do {
            units += work.run();
            spent = clock.getCurrentThreadCpuTime() - start;
        } while (spent < nanos);
        return units * 1e9 / spent;
    }

    /** The names of the rows, for shell completion. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }
    }
}
