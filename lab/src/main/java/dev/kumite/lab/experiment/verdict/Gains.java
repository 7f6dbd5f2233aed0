package dev.kumite.lab.experiment.verdict;

import dev.kumite.lab.experiment.Gain;
import dev.kumite.lab.experiment.measure.Figure;
import dev.kumite.lab.stats.Interval;
import java.util.List;

/** What doubled budgets gained in the games that were played. */
public final class Gains {
    private static final double PERCENT = 100;

    private Gains() {}

    /** The gain between the two cells that it compares; none where one is not played. */
    public static Interval of(Gain gain, Findings findings, double confidence) {
        List<String> labels = gain.labels(findings.scaled());
        if (labels.isEmpty()) return Figure.NONE.interval();
        Interval won = findings.figure(Gain.WINS, labels.get(0))
                .interval(confidence)
                .minus(findings.figure(Gain.WINS, labels.get(1)).interval(confidence));
        double unit = gain.millions() * (ratio(findings, labels.get(0)) - ratio(findings, labels.get(1))) / PERCENT;
        return unit > 0
                ? new Interval(won.value() / unit, won.low() / unit, won.high() / unit)
                : Figure.NONE.interval();
    }

    /** R: A's simulations as a multiple of B's. */
    public static double ratio(Findings findings, String label) {
        return findings.figure(Gain.OURS, label).interval().value()
                / findings.figure(Gain.THEIRS, label).interval().value();
    }
}
