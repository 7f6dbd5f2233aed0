package dev.kumite.lab.run;

import dev.kumite.base.Unavailable;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * Plays a plan into a store. A game is stored before it is counted; what an earlier process stored of the same plan is
 * not played again. The games depend on the plan alone, not on the workers or on interruptions.
 */
public final class Runner {
    private static final int LOOK_EVERY_MILLIS = 50;
    private static final long LAST_WORDS_MILLIS = 2000;

    private final Store store;
    private final Plan plan;
    private final List<PreparedContest> contests;
    private final StoredRun run;
    private final Totals totals;
    private final List<Stopping> stopping = new ArrayList<>();
    private final BitSet leftOut = new BitSet();
    private volatile boolean stopped;

    /** Finds the run of this plan in the store, or begins it. */
    public Runner(Store store, PreparedPlan prepared, String version) {
        this.store = store;
        this.plan = prepared.plan();
        this.contests = prepared.contests();
        this.run = store.begin(prepared.key(version), plan, version, Machine.describe(), prepared.repeatable());
        this.totals = new Totals(plan);
        for (Contest contest : plan.contests())
            stopping.add(new Stopping(StoppingRules.of(plan.stop()), contest.games()));
    }

    public StoredRun run() {
        return run;
    }

    /** Where the games are. */
    public Store store() {
        return store;
    }

    /** The counts of what is stored; to be read by the watcher, or when the play is over. */
    public Totals totals() {
        return totals;
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

    /** Leaves a contest out of this play; what is missing of it can be played another time. */
    public void leaveOut(int contest) {
        leftOut.set(contest);
    }

    /** Plays what is missing. {@code watcher} is told after each batch of games has been stored and counted. */
    public Totals play(int workers, Consumer<Totals> watcher) {
        try (RunLock lock = RunLock.take(store.file(), run.id())) {
            assert lock != null;
            Schedule schedule = new Schedule(plan, store.played(run.id()));
            leftOut.stream().forEach(schedule::end);
            store.games(run.id(), game -> count(game, schedule));
            watcher.accept(totals);
            Workers crew = new Workers(contests, schedule, workers);
            work(crew, schedule, watcher);
            if (!stopped && leftOut.isEmpty()) finish();
        }
        return decidedEarly() ? Totals.of(store, run) : totals;
    }

    private void work(Workers crew, Schedule schedule, Consumer<Totals> watcher) {
        try {
            while (!stopped && !crew.done() && !crew.inTrouble()) {
                keep(crew.take(LOOK_EVERY_MILLIS), schedule, watcher);
                keep(crew.checkOverdue(), schedule, watcher);
            }
            crew.stop();
            long last = System.nanoTime() + LAST_WORDS_MILLIS * 1_000_000;
            while (!crew.done() && System.nanoTime() < last) keep(crew.take(1), schedule, watcher);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Unavailable.temporarily("the run was interrupted; the same command continues it");
        } finally {
            crew.stop();
        }
        crew.check();
    }

    private void keep(List<StoredGame> games, Schedule schedule, Consumer<Totals> watcher) {
        if (games.isEmpty()) return;
        store.add(run.id(), games);
        games.forEach(game -> count(game, schedule));
        watcher.accept(totals);
    }

    private void count(StoredGame game, Schedule schedule) {
        totals.add(game);
        if (!plan.includes(game.contest(), game.number())) return;
        int halfPoints = (int) (2 * game.played().score());
        if (stopping.get(game.contest())
                .note(game.number(), halfPoints, game.played().nanos())) schedule.end(game.contest());
    }

    /**
     * Complete is a run whose every game is stored, or whose contests a stopping rule has ended. Games that ran past
     * the decision of such a rule are taken out: how many there are is chance.
     */
    private void finish() {
        for (int contest = 0; contest < stopping.size(); contest++) {
            int wanted = plan.contests().get(contest).games();
            long there = totals.contest(contest).games();
            if (there < wanted && stopping.get(contest).decidedAfter() < 0)
                throw new IllegalStateException("contest " + (contest + 1) + " has come to its end after " + there
                        + " of " + wanted + " games; the same command continues it");
        }
        for (int contest = 0; contest < stopping.size(); contest++) {
            int decided = stopping.get(contest).decidedAfter();
            if (decided >= 0) store.drop(run.id(), contest, decided);
        }
        store.setComplete(run.id(), true);
    }

    private boolean decidedEarly() {
        return stopping.stream().anyMatch(rule -> rule.decidedAfter() >= 0);
    }

    /** Ends the play soon, from any thread; what is finished is stored. */
    public void stop() {
        stopped = true;
    }
}
