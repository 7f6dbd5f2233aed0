package dev.kumite.lab.learning;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.lab.report.text.NumberText;
import dev.kumite.lab.report.text.Printable;
import dev.kumite.lab.stats.Interval;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The result of a training, for {@code kumite train}.
 *
 * @param unit what is counted as known, in the plural
 * @param average the number of training games that the moving average covers
 */
public record TrainReport(
        String agent,
        String game,
        String opponent,
        long seed,
        long games,
        String unit,
        long known,
        long bytes,
        long refused,
        double seconds,
        boolean finished,
        String file,
        int average,
        List<ExhibitionEntry> exhibitions)
        implements Printable {
    private static final int MOST_ROWS = 12;

    public static TrainReport of(Trainer trainer, Training training, Path file, double seconds) {
        LearnerType type = Training.type(training.agent());
        Knowledge knowledge = trainer.knowledge();
        Learner.Size size = trainer.learner().size();
        return new TrainReport(
                knowledge.agent(),
                knowledge.game(),
                knowledge.opponent(),
                knowledge.seed(),
                knowledge.games(),
                type.unit(),
                size.known(),
                size.bytes(),
                size.refused(),
                seconds,
                !trainer.stopped(),
                file.toString(),
                type.course().average(),
                ExhibitionEntry.of(knowledge.history(), type.course().average()));
    }

    @Override
    public List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        lines.add(agent + " has played " + NumberText.count(games) + " training games of " + game + " against "
                + (opponent.equals("self") ? "itself" : opponent) + ".");
        lines.add("It knows " + NumberText.count(known) + " " + unit + ", "
                + String.format(Locale.ROOT, "%.1f MB", bytes / 1e6)
                + (known == 0 ? "." : String.format(Locale.ROOT, ", %.1f bytes each.", (double) bytes / known)));
        if (refused > 0)
            lines.add("The memory was full: " + NumberText.count(refused)
                    + " times a new entry could not be learned. --memory sets the limit.");
        List<Exhibition> history =
                exhibitions.stream().map(ExhibitionEntry::plain).toList();
        for (String each : LearningCurve.opponents(history))
            lines.add("Against " + each + " it " + standing(history, each, average) + ".");
        lines.addAll(CurveTable.lines(exhibitions, average, MOST_ROWS, width));
        lines.add("Written to " + file + "; play it as " + name() + "(file=" + file + ").");
        return lines;
    }

    private String name() {
        return agent.replaceFirst("\\(.*", "");
    }

    /** A line for each opponent. */
    public static List<String> standings(List<Exhibition> history, int average) {
        return LearningCurve.opponents(history).stream()
                .map(opponent -> opponent + ": " + standing(history, opponent, average))
                .toList();
    }

    /** The last exhibition, and the moving average with its interval. */
    private static String standing(List<Exhibition> history, String opponent, int average) {
        LearningCurve curve = new LearningCurve(history, opponent);
        List<LearningCurve.Point> single = curve.single();
        List<LearningCurve.Point> averages = curve.average(average);
        LearningCurve.Point newest = single.get(single.size() - 1);
        Interval mean = averages.get(averages.size() - 1).rate();
        return "won " + NumberText.percent(newest.rate().share()) + " in the last exhibition, "
                + NumberText.percent(mean.share())
                + String.format(Locale.ROOT, " [%.1f, %.1f]", 100 * mean.low(), 100 * mean.high())
                + String.format(Locale.ROOT, " over %,d training games", Math.min(average, newest.trained()));
    }
}
