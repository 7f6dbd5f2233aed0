package dev.kumite.cli.lab;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Interruption;
import dev.kumite.cli.console.Program;
import dev.kumite.cli.option.AgentsOption;
import dev.kumite.cli.option.ClusterOption;
import dev.kumite.cli.option.StoreOption;
import dev.kumite.cli.option.WorkersOption;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.run.Shard;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import java.nio.file.Path;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every command takes that plays games into the store, and the playing itself. */
final class RunOptions {
    @Mixin
    private final WorkersOption workers = new WorkersOption();

    @Mixin
    private final ClusterOption cluster = new ClusterOption();

    @Mixin
    private final StoreOption store = new StoreOption();

    @Option(
            names = "--shard",
            paramLabel = "K/N",
            description = {
                "Play the K-th of N parts of the run only, into a store of its own, for batch",
                "schedulers; 'kumite runs merge' joins the parts."
            })
    private @Nullable String part;

    private long deadline = Long.MAX_VALUE;

    /** Ends all play at this {@link System#nanoTime}. */
    void until(long nanoTime) {
        deadline = nanoTime;
    }

    private Shard shard() {
        return part == null ? Shard.WHOLE : Shard.parse(part);
    }

    Path store() {
        return store.file();
    }

    /** Refuses a shard where the games are not known before the play. */
    void refuseShard(String why) {
        if (!shard().whole()) throw new BadInput("--shard cannot be used here: " + why);
    }

    int workers(int usual) {
        return workers.workersOr(usual);
    }

    /** Whoever plays the games of these agents: the cluster, or this many threads. */
    GameCrew.Hiring crew(AgentsOption options, Agents playing, int threads) {
        return cluster.hiring(options, playing, threads);
    }

    /** Reports how a run went, as far as it did. */
    interface LastWords {
        void say(Store store, StoredRun run, Totals totals);
    }

    /** Plays a plan with the agents of this command; {@code usual} is the default number of workers. */
    void play(Console console, Plan plan, AgentsOption agents, int usual, boolean quiet, LastWords last) {
        GameCrew.Hiring crew = crew(agents, agents.agents(), workers(usual));
        play(console, plan, agents.agents(), crew, new BitSet(), quiet, last);
    }

    /**
     * Plays what is missing of a plan, showing how far it is; then, or on Ctrl-C, {@code last} prints what there is.
     *
     * @param leftOut contests that are not played
     * @param quiet whether not even progress is to be shown
     * @return whether all of it was played, and not stopped before
     */
    boolean play(
            Console console,
            Plan plan,
            Agents agents,
            GameCrew.Hiring crew,
            BitSet leftOut,
            boolean quiet,
            LastWords last) {
        Shard shard = shard();
        PreparedPlan prepared = PreparedPlan.of(plan, agents);
        try (Store opened = Store.open(store())) {
            Runner runner = new Runner(opened, prepared, Program.version());
            leftOut.stream().forEach(runner::leaveOut);
            runner.only(shard);
            runner.until(deadline);
            RunProgress progress = new RunProgress(console, plan, shard.games(plan), quiet);
            Interruption.stoppedBy(runner::stop, () -> {
                Totals totals = runner.play(crew, progress::show);
                progress.end();
                last.say(opened, opened.run(runner.run().id()), totals);
                if (runner.isStopped()) sayHowToContinue(console, runner, totals);
                else if (!shard.whole()) console.note(shard.sentence(plan, totals.games(), store()));
                console.out().flush();
            });
            return !runner.isStopped();
        }
    }

    /** Prints what there is of a plan and plays nothing. */
    void report(Plan plan, Agents agents, LastWords last) {
        try (Store opened = Store.existing(store())) {
            StoredRun run = Runner.stored(opened, PreparedPlan.of(plan, agents), Program.version());
            last.say(opened, run, Totals.of(opened, run));
        }
    }

    private static void sayHowToContinue(Console console, Runner runner, Totals totals) {
        console.note("Stopped after " + totals.games() + " of " + totals.plan().games() + " games, all stored as run "
                + runner.run().id() + ". Run the same command again to continue.");
    }
}
