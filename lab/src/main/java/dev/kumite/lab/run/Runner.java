package dev.kumite.lab.run;

import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * Plays a plan into a store. A game is stored before it is counted; what an earlier process stored of the same plan is
 * not played again. The games depend on the plan alone, not on the crew or on interruptions.
 */
public final class Runner {
    private static final int LOOK_EVERY_MILLIS = 50;
    private static final long LAST_WORDS_MILLIS = 2000;

    private final Store store;
    private final PreparedPlan prepared;
    private final Plan plan;
    private final String version;
    private final RunState state;
    private final BitSet leftOut = new BitSet();
    private Shard shard = Shard.WHOLE;
    private boolean keptOpen;
    private long deadline = Long.MAX_VALUE;
    private volatile boolean stopped;
    private volatile StoredRun run;

    /** Finds the run of this plan in the store, or begins it; until it is played it keeps its numbers of games. */
    public Runner(Store store, PreparedPlan prepared, String version) {
        this.store = store;
        this.prepared = prepared;
        this.version = version;
        this.plan = prepared.plan();
        this.run = store.enter(prepared.key(version), plan, version, Machine.describe(), prepared.whyNotRepeatable());
        this.state = new RunState(plan);
    }

    /** The run of this plan as it is stored. */
    public static StoredRun stored(Store store, PreparedPlan prepared, String version) {
        return store.find(prepared.key(version))
                .orElseThrow(() -> new BadInput("the store " + store.file() + " has no such run of this version;"
                        + " 'kumite runs' lists what it has"));
    }

    public StoredRun run() {
        return run;
    }

    /** Gives the stored run the numbers of games of this plan, unless somebody is playing it. */
    public StoredRun extend() {
        try (RunLock lock = RunLock.take(store.file(), run.id())) {
            assert lock != null;
            return replan();
        }
    }

    private StoredRun replan() {
        run = store.begin(prepared.key(version), plan, version, Machine.describe(), prepared.whyNotRepeatable());
        return run;
    }

    /** The run in the store. */
    public Store store() {
        return store;
    }

    /** The counts of what is stored; to be read by the watcher, or when the play is over. */
    public Totals totals() {
        return state.totals();
    }

    /** Shows all that is stored of the run, in the order of the plan. */
    public void games(Consumer<StoredGame> reader) {
        store.games(run.id(), reader);
    }

    /** Deletes a run with its games, unless somebody is playing it. */
    public static void delete(Store store, long run) {
        try (RunLock lock = RunLock.take(store.file(), run)) {
            assert lock != null;
            store.delete(run);
        }
    }

    /** Whether this process or another is playing a run just now. */
    public static boolean isPlaying(Store store, long run) {
        return RunLock.isTaken(store.file(), run);
    }

    /** Leaves a contest out of this play; what is missing of it can be played another time. */
    public void leaveOut(int contest) {
        leftOut.set(contest);
    }

    /** Plays this part of the run only. Stopping rules need all games, and wait until the parts are merged. */
    public void only(Shard part) {
        shard = part;
    }

    /** Leaves the run incomplete when all games are played: its plan will grow. */
    public void keepOpen() {
        keptOpen = true;
    }

    /** Ends the play at this {@link System#nanoTime}, as {@link #stop} would. */
    public void until(long nanoTime) {
        deadline = nanoTime;
    }

    /** Whether the play has ended before its time. */
    public boolean isStopped() {
        return stopped;
    }

    /** Plays what is missing with threads of this process. */
    public Totals play(int workers, Consumer<Totals> watcher) {
        return play(GameCrew.Hiring.threads(workers), watcher);
    }

    /** Plays what is missing. {@code watcher} is called after each batch of games has been stored and counted. */
    public Totals play(GameCrew.Hiring hiring, Consumer<Totals> watcher) {
        try (RunLock lock = RunLock.take(store.file(), run.id())) {
            assert lock != null;
            replan();
            Schedule schedule = new Schedule(plan, store.played(run.id()), shard);
            leftOut.stream().forEach(schedule::end);
            store.games(run.id(), game -> count(game, schedule));
            watcher.accept(state.totals());
            work(new GameQueue(prepared.contests(), schedule, hiring), schedule, watcher);
            if (!stopped && leftOut.isEmpty() && shard.whole()) finish();
        }
        return state.decidedEarly() && shard.whole() ? Totals.of(store, run) : state.totals();
    }

    private void work(GameQueue queue, Schedule schedule, Consumer<Totals> watcher) {
        try {
            while (!stopped && !queue.done() && !queue.inTrouble()) {
                if (late()) stop();
                else keep(queue.take(LOOK_EVERY_MILLIS), schedule, watcher);
            }
            queue.stop();
            long last = System.nanoTime() + LAST_WORDS_MILLIS * 1_000_000;
            while (!queue.done() && System.nanoTime() < last) keep(queue.take(1), schedule, watcher);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Unavailable.temporarily("the run was interrupted; the same command continues it");
        } finally {
            queue.stop();
        }
        queue.check();
    }

    private boolean late() {
        return System.nanoTime() >= deadline && state.unfinished() >= 0;
    }

    private void keep(List<StoredGame> games, Schedule schedule, Consumer<Totals> watcher) {
        if (games.isEmpty()) return;
        store.add(run.id(), games);
        games.forEach(game -> count(game, schedule));
        watcher.accept(state.totals());
    }

    private void count(StoredGame game, Schedule schedule) {
        if (state.count(game) && shard.whole()) schedule.end(game.contest());
    }

    /** A run is complete when every game is stored, or a stopping rule has ended its contests. */
    private void finish() {
        int contest = state.unfinished();
        if (contest >= 0)
            throw new IllegalStateException("contest " + (contest + 1) + " has come to its end after "
                    + state.totals().contest(contest).games() + " of "
                    + plan.contests().get(contest).games() + " games; the same command continues it");
        if (!keptOpen) state.complete(store, run.id());
    }

    /** Stops soon; finished games are stored. May be called from any thread. */
    public void stop() {
        stopped = true;
    }
}
