package dev.kumite.lab.speed;

import dev.kumite.lab.speed.Row.Workload;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * What the yardstick and one row reach in this process, in units per second of CPU time. The rounds take turns, so that
 * a slow minute of the machine affects both alike; the best round counts, since other programs only ever take time away.
 *
 * @param row 0 if only the yardstick was measured
 */
record Speeds(double yardstick, double row) {
    private static final long WARM_UP_NANOS = 700_000_000;
    private static final long ROUND_NANOS = 250_000_000;
    private static final double START_SECONDS = 0.5;
    private static final double NANOS_PER_SECOND = 1e9;

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    /** The row of this name; none if it is empty. */
    static Speeds measure(String name, int rounds) {
        Workload yardstick = new Yardstick();
        Workload work = name.isEmpty() ? () -> 0 : Row.named(name).workload();
        rate(yardstick, WARM_UP_NANOS);
        rate(work, WARM_UP_NANOS);
        double bestYardstick = 0;
        double bestRow = 0;
        for (int round = 0; round < rounds; round++) {
            bestYardstick = Math.max(bestYardstick, rate(yardstick, ROUND_NANOS));
            bestRow = Math.max(bestRow, rate(work, ROUND_NANOS));
        }
        return new Speeds(bestYardstick, bestRow);
    }

    /** How long a process of its own takes for it. */
    static double seconds(int rounds) {
        return START_SECONDS + 2 * (WARM_UP_NANOS + rounds * ROUND_NANOS) / NANOS_PER_SECOND * 5 / 4;
    }

    private static double rate(Workload work, long nanos) {
        long start = CLOCK.getCurrentThreadCpuTime();
        long units = 0;
        long spent;
        do {
            units += work.run();
            spent = CLOCK.getCurrentThreadCpuTime() - start;
        } while (spent < nanos);
        return units * NANOS_PER_SECOND / spent;
    }
}
