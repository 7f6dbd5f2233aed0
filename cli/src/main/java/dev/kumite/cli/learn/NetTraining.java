package dev.kumite.cli.learn;

import dev.kumite.agents.net.NetTrainer;
import dev.kumite.base.NewFile;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Progress;
import dev.kumite.cli.option.OutOption;
import dev.kumite.lab.learning.NetReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** {@code kumite train net}: self-play and epochs, with the loss as it falls. */
final class NetTraining {
    private final Console console;
    private final NetTrainer.Plan plan;
    private final Progress progress;

    NetTraining(Console console, NetTrainer.Plan plan, boolean quiet) {
        this.console = console;
        this.plan = plan;
        progress = new Progress(console, !quiet);
    }

    void run(Path out, int workers, Consumer<NetReport> printer) {
        NewFile.check(OutOption.NAME, out);
        NetTrainer.refuseOther(OutOption.NAME, out);
        Interruption.partingWith(() -> progress.stopped("What was played and learned is kept"), () -> {
            NetTrainer.Trained trained = new NetTrainer(plan).train(out, workers, new Listener());
            progress.end();
            printer.accept(NetReport.of(plan, trained, out));
        });
    }

    private final class Listener implements NetTrainer.Progress {
        private final List<NetReport.EpochEntry> curve = new ArrayList<>();

        @Override
        public void played(int games) {
            progress.count(games, plan.games(), "games of self-play");
        }

        @Override
        public void learned(NetTrainer.Epoch epoch) {
            curve.add(NetReport.EpochEntry.of(epoch));
            progress.show(
                    (double) epoch.number() / plan.epochs(),
                    NetReport.line(epoch, plan),
                    console.live() ? NetReport.curve(curve) : List.of());
        }
    }
}
