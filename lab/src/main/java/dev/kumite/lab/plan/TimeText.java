package dev.kumite.lab.plan;

import java.util.Locale;

/** A length of time as a person writes it. */
public final class TimeText {
    private static final long MILLI = 1_000_000;
    private static final long SECOND = 1000 * MILLI;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;

    private TimeText() {}

    /** Roughly, for estimates: {@code 3.4 hours}, {@code 12 minutes}, {@code 40 seconds}. */
    public static String rough(double nanos) {
        if (nanos >= HOUR)
            return String.format(Locale.ROOT, nanos < 100.0 * HOUR ? "%.1f hours" : "%,.0f hours", nanos / HOUR);
        return nanos >= 2 * MINUTE
                ? String.format(Locale.ROOT, "%.0f minutes", nanos / MINUTE)
                : String.format(Locale.ROOT, "%.0f seconds", nanos / SECOND);
    }

    /** In the largest unit that has no fraction: 6h, 90m, 5s. */
    public static String of(long nanos) {
        if (nanos % HOUR == 0) return nanos / HOUR + "h";
        if (nanos % MINUTE == 0) return nanos / MINUTE + "m";
        return nanos % SECOND == 0
                ? nanos / SECOND + "s"
                : String.format(Locale.ROOT, "%.6f", (double) nanos / MILLI).replaceAll("\\.?0+$", "") + "ms";
    }
}
