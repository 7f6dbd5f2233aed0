package dev.kumite.lab.summary;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.replay.Replayer;
import dev.kumite.lab.run.Tally;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredResult;
import dev.kumite.lab.store.StoredRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the stored games of a run add up to: read in one pass, holding no game. */
public final class Figures {
    private final StoredRun run;
    private final List<ContestFigures> contests = new ArrayList<>();
    private long[] gamesByPlies = new long[64];
    private long[] fingerprints = new long[64];
    private int games;

    private Figures(StoredRun run) {
        this.run = run;
    }

    public static Figures of(Store store, StoredRun run) {
        Figures figures = new Figures(run);
        List<Contest> planned = run.plan().contests();
        for (int i = 0; i < planned.size(); i++) {
            Contest contest = planned.get(i);
            figures.contests.add(new ContestFigures(i, contest, store.efforts(run.id(), i, contest.games())));
        }
        Replayer replayer = new Replayer(run);
        store.results(run.id(), result -> {
            if (replayer.isPlanned(result.contest(), result.number())) figures.add(result);
        });
        return figures;
    }

    private void add(StoredResult result) {
        contests.get(result.contest()).add(result.number(), result.played());
        int plies = result.played().outcome().plies();
        if (plies >= gamesByPlies.length)
            gamesByPlies = Arrays.copyOf(gamesByPlies, Math.max(plies + 1, 2 * gamesByPlies.length));
        gamesByPlies[plies]++;
        if (games == fingerprints.length) fingerprints = Arrays.copyOf(fingerprints, 2 * games);
        fingerprints[games++] = result.fingerprint();
    }

    public StoredRun run() {
        return run;
    }

    public List<ContestFigures> contests() {
        return List.copyOf(contests);
    }

    /** Those in which two agents played, as far as they have games. */
    List<ContestFigures> matches() {
        return contests.stream()
                .filter(contest -> !contest.contest().exam() && contest.tally().games() > 0)
                .toList();
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

    public long failures() {
        return contests.stream()
                .mapToLong(contest -> contest.tally().failures())
                .sum();
    }

    /** What agents at fault did, and how often. */
    public Map<String, Long> failureLines() {
        Map<String, Long> lines = new TreeMap<>();
        for (ContestFigures contest : contests)
            contest.tally().failureLines().forEach((line, count) -> lines.merge(line, count, Long::sum));
        return lines;
    }

    /** How many threads of each agent could not be stopped; without those that lost none. */
    public Map<String, Long> threadsLost() {
        Map<String, Long> lost = new TreeMap<>();
        for (ContestFigures contest : contests) {
            lost.merge(contest.names().a(), contest.tally().threadsLost(Tally.LOST), Long::sum);
            lost.merge(contest.names().b(), contest.tally().threadsLost(Tally.WON), Long::sum);
        }
        lost.values().removeIf(threads -> threads == 0);
        return lost;
    }

    /** How many games had each length. */
    long[] gamesByPlies() {
        return gamesByPlies.clone();
    }
}
