package dev.kumite.lab.speed;

import dev.kumite.base.BadInput;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Measures every row on one thread by its CPU time, each in a Java process of its own beside the yardstick: what the
 * compiler has learned from one row would make another slower.
 */
public final class Bench {
    private static final String YARDSTICK = "yardstick";
    private static final String YARDSTICK_UNIT = "plies";

    private final List<Row> rows;

    /**
     * One measured line.
     *
     * @param yardsticks {@code perSecond} as a multiple of the yardstick's in the same process
     */
    public record Entry(String name, String unit, double perSecond, double yardsticks) {}

    /** The rows whose names contain {@code part}; the yardstick is always among them. */
    public Bench(String part) {
        rows = Row.all().stream().filter(row -> row.name().contains(part)).toList();
        if (rows.isEmpty() && !YARDSTICK.contains(part))
            throw new BadInput(
                    "--only=" + part + ": no row has this in its name; known: " + String.join(", ", names()));
    }

    public static List<String> names() {
        return Row.all().stream().map(Row::name).toList();
    }

    /** How long {@link #measure} takes, roughly; work that is not divisible makes it longer. */
    public long seconds(int rounds) {
        return Math.max(1, Math.round(Math.max(1, rows.size()) * Speeds.seconds(rounds)));
    }

    /** The yardstick itself counts with its best process. */
    public List<Entry> measure(int rounds) {
        List<Entry> entries = new ArrayList<>();
        double best = rows.isEmpty() ? Speeds.measure("", rounds).yardstick() : 0;
        for (Row row : rows) {
            Speeds speeds = BenchProcess.measure(row.name(), rounds);
            best = Math.max(best, speeds.yardstick());
            entries.add(new Entry(row.name(), row.unit(), speeds.row(), speeds.row() / speeds.yardstick()));
        }
        entries.add(0, new Entry(YARDSTICK, YARDSTICK_UNIT, best, 1));
        return entries;
    }

    /** The names of the rows, for shell completion. */
    public static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }
    }
}
