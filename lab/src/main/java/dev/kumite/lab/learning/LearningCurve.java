package dev.kumite.lab.learning;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/** The exhibitions of one learner against one opponent, in the order of games trained. */
public final class LearningCurve {
    private final List<Exhibition> exhibitions;

    /** Those of the history that were played against this opponent. */
    public LearningCurve(List<Exhibition> history, String opponent) {
        exhibitions = history.stream()
                .filter(each -> each.opponent().equals(opponent))
                .toList();
    }

    /** All opponents of a history, in the order in which they first appear. */
    public static List<String> opponents(List<Exhibition> history) {
        return history.stream().map(Exhibition::opponent).distinct().toList();
    }

    /** A win rate with its interval after a number of games. */
    public record Point(long trained, Interval rate) {}

    /** Each exhibition by itself. */
    public List<Point> single() {
        return average(1);
    }

    /**
     * The win rate over all exhibitions of the last {@code window} games of training, as if they were one: the paper's
     * moving average.
     */
    public List<Point> average(long window) {
        List<Point> points = new ArrayList<>();
        long wins = 0;
        long games = 0;
        int oldest = 0;
        for (Exhibition each : exhibitions) {
            wins += each.wins();
            games += each.games();
            for (; exhibitions.get(oldest).trained() <= each.trained() - window; oldest++) {
                wins -= exhibitions.get(oldest).wins();
                games -= exhibitions.get(oldest).games();
            }
            points.add(new Point(each.trained(), Interval.wilson((double) wins, games)));
        }
        return points;
    }
}
