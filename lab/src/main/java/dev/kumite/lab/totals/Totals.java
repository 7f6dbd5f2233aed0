package dev.kumite.lab.totals;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredGame;
import dev.kumite.lab.store.StoredRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the games of a run add up to, by contest and over all. It is fed game by game while they are played, or from the
 * store, in one pass that holds no game; both give the same. Games that the plan does not include are left out.
 */
public final class Totals {
    private final Plan plan;
    private final List<ContestTotals> contests = new ArrayList<>();
    private long[] gamesByPlies = new long[64];
    private long[] fingerprints = new long[64];
    private int known;
    private int games;

    /** The totals of no games yet. */
    public Totals(Plan plan) {
        this.plan = plan;
        for (Contest contest : plan.contests()) contests.add(new ContestTotals(contests.size() + 1, contest));
    }

    /** Of the games that the store has of a run. */
    public static Totals of(Store store, StoredRun run) {
        Totals totals = new Totals(run.plan());
        List<List<Effort>> efforts = store.results(
                run.id(),
                run.plan(),
                game -> totals.add(game.contest(), game.number(), game.result(), game.fingerprint()));
        for (int i = 0; i < totals.contests.size(); i++)
            totals.contests.get(i).add(efforts.get(i).get(0), efforts.get(i).get(1));
        return totals;
    }

    public void add(StoredGame game) {
        Played played = game.played();
        long fingerprint = played.moves().fingerprint(played.setup());
        if (add(game.contest(), game.number(), played.result(), fingerprint))
            contests.get(game.contest()).add(played.a(), played.b());
    }

    private boolean add(int contest, int number, GameResult result, long fingerprint) {
        if (!plan.includes(contest, number)) return false;
        contests.get(contest).add(number, result);
        games++;
        if (!(plan.contests().get(contest) instanceof Contest.Match)) return true;
        int plies = result.outcome().plies();
        if (plies >= gamesByPlies.length)
            gamesByPlies = Arrays.copyOf(gamesByPlies, Math.max(plies + 1, 2 * gamesByPlies.length));
        gamesByPlies[plies]++;
        if (known == fingerprints.length) fingerprints = Arrays.copyOf(fingerprints, 2 * known);
        fingerprints[known++] = fingerprint;
        return true;
    }

    public Plan plan() {
        return plan;
    }

    public ContestTotals contest(int place) {
        return contests.get(place);
    }

    public List<ContestTotals> contests() {
        return List.copyOf(contests);
    }

    /** The matches that have games. */
    public List<ContestTotals> matches() {
        return contests.stream()
                .filter(contest -> contest.contest() instanceof Contest.Match && contest.games() > 0)
                .toList();
    }

    public long games() {
        return games;
    }

    /** How many games of matches were move for move the same as an earlier one. */
    public long identicalGames() {
        long[] sorted = Arrays.copyOf(fingerprints, known);
        Arrays.sort(sorted);
        long same = 0;
        for (int i = 1; i < known; i++) if (sorted[i] == sorted[i - 1]) same++;
        return same;
    }

    /** The number of forfeits. */
    public long failures() {
        return contests.stream().mapToLong(ContestTotals::failures).sum();
    }

    /** What agents did wrong, with counts. */
    public Map<String, Long> failureLines() {
        Map<String, Long> lines = new TreeMap<>();
        for (ContestTotals contest : contests)
            contest.failureLines().forEach((line, count) -> lines.merge(line, count, Long::sum));
        return lines;
    }

    /** How many threads of each agent could not be stopped; without those that lost none. */
    public Map<String, Long> threadsLost() {
        Map<String, Long> lost = new TreeMap<>();
        for (ContestTotals contest : contests)
            for (int agent = 0; agent < contest.contest().entrants().size(); agent++)
                lost.merge(contest.name(agent), contest.threadsLost(agent), Long::sum);
        lost.values().removeIf(threads -> threads == 0);
        return lost;
    }

    /** The number of games of each length, of all matches. */
    public long[] gamesByPlies() {
        return gamesByPlies.clone();
    }
}
