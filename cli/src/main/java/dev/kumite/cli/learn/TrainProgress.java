package dev.kumite.cli.learn;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Trainer;
import dev.kumite.agents.learn.Training;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Progress;
import dev.kumite.lab.learning.CurveTable;
import dev.kumite.lab.learning.ExhibitionEntry;
import dev.kumite.lab.learning.TrainReport;
import java.util.ArrayList;
import java.util.List;

/** Shows how far the training is, its speed, and the results of the exhibitions; in a terminal also their curves. */
final class TrainProgress implements Trainer.Progress {
    /** Of each curve: two of them fit a terminal of 24 lines. */
    private static final int ROWS = 6;

    private final Console console;
    private final Progress progress;
    private final Trainer trainer;
    private final long wanted;
    private final int average;
    private final List<Exhibition> history;

    TrainProgress(Console console, Trainer trainer, Training training, long wanted, boolean quiet) {
        this.console = console;
        this.trainer = trainer;
        this.wanted = wanted;
        progress = new Progress(console, !quiet);
        progress.games(trainer.knowledge().games(), wanted);
        history = new ArrayList<>(trainer.knowledge().history());
        average = Training.type(training.agent()).course().average();
    }

    @Override
    public void exhibited(Exhibition exhibition) {
        history.add(exhibition);
    }

    @Override
    public void trained(long games) {
        if (!progress.due()) return;
        List<String> below = new ArrayList<>(TrainReport.standings(history, average));
        if (progress.live())
            below.addAll(CurveTable.lines(ExhibitionEntry.of(history, average), average, ROWS, console.width()));
        long all = trainer.expected(wanted, games);
        progress.show((double) games / all, progress.games(games, all), below);
    }

    double seconds() {
        return progress.seconds();
    }

    void end() {
        progress.end();
    }
}
