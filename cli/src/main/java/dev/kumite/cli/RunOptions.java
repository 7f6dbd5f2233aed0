package dev.kumite.cli;

import dev.kumite.agents.Agents;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.run.Programme;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.run.Standings;
import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import picocli.CommandLine.Option;

/** What every command takes that plays games into the store, and the playing itself. */
final class RunOptions {
    private static final int MOST_WORKERS = 1024;

    @Option(names = "--workers", paramLabel = "W", description = "How many games at the same time; 1 unless given.")
    private int workers = 1;

    @Option(
            names = "--store",
            paramLabel = "FILE",
            description = "Where games are kept; kumite.db in this directory unless given.")
    private Path store = StoreOption.USUAL;

    /**
     * Plays what is missing of a plan, showing how far it is; then, or on Ctrl-C, {@code last} prints what there is.
     *
     * @param quiet whether not even progress is to be shown
     */
    void play(Console console, Plan plan, Agents agents, boolean quiet, BiConsumer<Runner, Standings> last) {
        Numbers.check("--workers", workers, 1, MOST_WORKERS);
        Programme programme = Programme.of(plan, agents);
        try (Store opened = Store.open(store)) {
            Runner runner = new Runner(opened, programme, Overview.version());
            RunProgress progress = new RunProgress(console, plan, quiet);
            boolean[] asked = new boolean[1];
            Interruption.stoppedBy(
                    () -> {
                        asked[0] = true;
                        runner.stop();
                    },
                    () -> {
                        Standings standings = runner.play(workers, progress::show);
                        progress.end();
                        last.accept(runner, standings);
                        if (asked[0]) sayHowToGoOn(console, runner, standings);
                        console.out().flush();
                    });
        }
    }

    private static void sayHowToGoOn(Console console, Runner runner, Standings standings) {
        console.err()
                .print("Stopped after " + standings.games() + " of "
                        + standings.plan().games() + " games, all of them stored as run "
                        + runner.run().id() + ". The same command goes on from here.\n");
        console.err().flush();
    }
}
