package dev.kumite.cli.learn;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.cli.console.Columns;
import dev.kumite.lab.learning.LearningCurve;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What came of training.
 *
 * @param unit what the known things are, in the plural
 * @param average over how many training games the moving average goes
 */
record TrainReport(
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
        List<ExhibitionEntry> exhibitions) {

    static TrainReport of(Trainer trainer, Training training, Path file, double seconds) {
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

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(agent + " has played " + Columns.count(games) + " training games of " + game + " against "
                + (opponent.equals("self") ? "itself" : opponent) + ".");
        lines.add("It knows " + Columns.count(known) + " " + unit + ", "
                + String.format(Locale.ROOT, "%.1f MB", bytes / 1e6)
                + (known == 0 ? "." : String.format(Locale.ROOT, ", %.1f bytes each.", (double) bytes / known)));
        if (refused > 0)
            lines.add("The memory was full: " + Columns.count(refused)
                    + " times a new entry could not be learned. --memory sets the limit.");
        List<Exhibition> history =
                exhibitions.stream().map(ExhibitionEntry::plain).toList();
        for (String each : LearningCurve.opponents(history))
            lines.add("Against " + each + " it " + TrainProgress.standing(history, each, average) + ".");
        lines.add("Written to " + file + "; play it as " + name() + "(file=" + file + ").");
        return lines;
    }

    private String name() {
        return agent.replaceFirst("\\(.*", "");
    }
}
