package dev.kumite.cli.learn;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.cli.console.Columns;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.LiveLines;
import dev.kumite.cli.console.Words;
import dev.kumite.lab.learning.LearningCurve;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;

/** How training goes: lines that are drawn again on a terminal, elsewhere a line on standard error now and then. */
final class TrainProgress {
    private static final int BAR = 24;
    private static final long LINE_EVERY_NANOS = 10_000_000_000L;

    private final Console console;
    private final LiveLines live;
    private final boolean quiet;
    private final long wanted;
    private final long before;
    private final int average;
    private final List<Exhibition> history;
    private final long started = System.nanoTime();
    private long shown = started;

    TrainProgress(Console console, Trainer trainer, Training training, long wanted, boolean quiet) {
        this.console = console;
        this.wanted = wanted;
        this.quiet = quiet;
        live = new LiveLines(console, !quiet);
        before = trainer.knowledge().games();
        history = new ArrayList<>(trainer.knowledge().history());
        average = Training.type(training.agent()).course().average();
    }

    void add(Exhibition exhibition) {
        history.add(exhibition);
    }

    void show(long games) {
        long now = System.nanoTime();
        if (quiet || now - shown < (console.live() ? LiveLines.EVERY_NANOS : LINE_EVERY_NANOS)) return;
        shown = now;
        List<String> lines = new ArrayList<>();
        lines.add(line(games));
        for (String opponent : LearningCurve.opponents(history)) lines.add(standing(opponent));
        if (console.live()) {
            lines.set(0, bar(games) + " " + lines.get(0));
            live.draw(lines);
        } else {
            console.err().print(String.join("; ", lines) + "\n");
            console.err().flush();
        }
    }

    private String bar(long games) {
        int full = (int) (BAR * games / wanted);
        return "[" + "#".repeat(full) + "-".repeat(BAR - full) + "]";
    }

    private String line(long games) {
        double rate = (games - before) / seconds();
        return String.format(
                Locale.ROOT,
                "%,d of %,d games, %,.0f a second, %s left",
                games,
                wanted,
                rate,
                rate > 0 ? Words.duration((wanted - games) / rate) : "unknown");
    }

    private String standing(String opponent) {
        return opponent + ": " + standing(history, opponent, average);
    }

    /** The last exhibition, and the moving average with its interval. */
    static String standing(List<Exhibition> history, String opponent, int average) {
        LearningCurve curve = new LearningCurve(history, opponent);
        List<LearningCurve.Point> single = curve.single();
        List<LearningCurve.Point> averages = curve.average(average);
        Interval last = single.get(single.size() - 1).rate();
        Interval mean = averages.get(averages.size() - 1).rate();
        return "won " + Columns.percent(last.share()) + " in the last exhibition, "
                + Columns.percent(mean.share())
                + String.format(Locale.ROOT, " [%.1f, %.1f]", 100 * mean.low(), 100 * mean.high())
                + String.format(Locale.ROOT, " over %,d training games", average);
    }

    double seconds() {
        return (System.nanoTime() - started) / 1e9;
    }

    void erase() {
        live.erase();
    }

    static void await(CountDownLatch done) {
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
