package dev.kumite.lab.run;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.totals.Totals;
import java.util.ArrayList;
import java.util.List;

/** How far a run is by the games that are stored: their totals, and which contests a stopping rule has ended. */
final class RunState {
    private final Plan plan;
    private final Totals totals;
    private final List<Stopping> stopping = new ArrayList<>();

    RunState(Plan plan) {
        this.plan = plan;
        this.totals = new Totals(plan);
        for (Contest contest : plan.contests())
            stopping.add(new Stopping(StoppingRules.of(plan.stop()), contest.games()));
    }

    /** Counts a game; true if a stopping rule has ended its contest by now. */
    boolean count(StoredGame game) {
        totals.add(game);
        if (!plan.includes(game.contest(), game.number())) return false;
        int halfPoints = (int) (2 * game.played().score());
        return stopping.get(game.contest())
                .note(game.number(), halfPoints, game.played().nanos());
    }

    Totals totals() {
        return totals;
    }

    boolean decidedEarly() {
        return stopping.stream().anyMatch(rule -> rule.decidedAfter() >= 0);
    }

    /** The first contest that has neither all its games nor a decision, or −1: the run can be completed. */
    int unfinished() {
        for (int contest = 0; contest < stopping.size(); contest++) {
            int wanted = plan.contests().get(contest).games();
            if (totals.contest(contest).games() < wanted
                    && stopping.get(contest).decidedAfter() < 0) return contest;
        }
        return -1;
    }

    /** Completes the run. Games played past the decision of a stopping rule are removed: their number is arbitrary. */
    void complete(Store store, long run) {
        for (int contest = 0; contest < stopping.size(); contest++) {
            int decided = stopping.get(contest).decidedAfter();
            if (decided >= 0) store.drop(run, contest, decided);
        }
        store.setComplete(run, true);
    }
}
