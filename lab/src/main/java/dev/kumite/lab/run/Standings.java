package dev.kumite.lab.run;

import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The tallies of a run's contests, and how many games were the same as another. */
public final class Standings {
    private final Plan plan;
    private final List<Tally> tallies = new ArrayList<>();
    private long[] fingerprints = new long[64];
    private int games;

    public Standings(Plan plan) {
        this.plan = plan;
        plan.contests().forEach(contest -> tallies.add(new Tally()));
    }

    /** What the store has of a run. */
    public static Standings of(Store store, StoredRun run) {
        Standings standings = new Standings(run.plan());
        store.games(run.id(), standings::add);
        return standings;
    }

    /** Games beyond the number that the plan asks for are left out: an earlier run may have asked for more. */
    public void add(StoredGame game) {
        if (game.contest() >= tallies.size()
                || game.number() >= plan.contests().get(game.contest()).games()) return;
        tallies.get(game.contest()).add(game.number(), game.played());
        if (games == fingerprints.length) fingerprints = Arrays.copyOf(fingerprints, 2 * games);
        fingerprints[games++] = game.played().moves().fingerprint(game.played().setup());
    }

    public Plan plan() {
        return plan;
    }

    public Tally tally(int contest) {
        return tallies.get(contest);
    }

    public List<Tally> tallies() {
        return List.copyOf(tallies);
    }

    public long games() {
        return games;
    }

    /** How many games were move for move the same as an earlier one. */
    public long identicalGames() {
        long[] sorted = Arrays.copyOf(fingerprints, games);
        Arrays.sort(sorted);
        long same = 0;
        for (int i = 1; i < games; i++) if (sorted[i] == sorted[i - 1]) same++;
        return same;
    }
}
