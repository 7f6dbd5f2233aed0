package dev.kumite.lab.view;

import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A run in a list, for {@code kumite runs --json} and the API.
 *
 * @param state {@code running}, {@code queued}, {@code stopped} or {@code complete}
 * @param elsewhere whether another process than the one that is asked plays it: only that one can stop it
 * @param done the number of stored games
 * @param of the number of games of the plan; a stopping rule or a rating that is certain enough may end it with fewer
 * @param perSecond games in a second, and {@code secondsLeft} at that speed; null where it is not being played
 *     here
 * @param games the games' texts
 * @param whyNotRepeatable each cause in a clause that names the agent; empty if the games can be repeated
 * @param created when it began, in UTC
 * @param trouble why it cannot be played, or null
 */
public record RunEntry(
        long id,
        String name,
        String state,
        boolean elsewhere,
        long done,
        long of,
        @Nullable Double perSecond,
        @Nullable Double secondsLeft,
        List<String> games,
        List<String> agents,
        int contestCount,
        long seed,
        String until,
        boolean repeatable,
        List<String> whyNotRepeatable,
        String version,
        String machine,
        String created,
        @Nullable String trouble) {
    public static final String RUNNING = "running";
    public static final String QUEUED = "queued";
    public static final String STOPPED = "stopped";
    public static final String COMPLETE = "complete";

    private static final int WIDEST = 60;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());

    /** A run that this process does not play; another may. */
    public static RunEntry of(Store store, StoredRun run, @Nullable String trouble) {
        return !run.complete() && Runner.isPlaying(store, run.id())
                ? of(run, RUNNING, true, 0, null)
                : of(run, trouble);
    }

    /** A run that nobody plays. */
    static RunEntry of(StoredRun run, @Nullable String trouble) {
        return of(run, run.complete() ? COMPLETE : STOPPED, false, 0, trouble);
    }

    /**
     * A run that this process plays or will play.
     *
     * @param rate games per second, or 0 where it is unknown
     */
    public static RunEntry of(StoredRun run, String state, double rate) {
        return of(run, state, false, rate, null);
    }

    private static RunEntry of(StoredRun run, String state, boolean elsewhere, double rate, @Nullable String trouble) {
        Plan plan = run.plan();
        boolean plays = state.equals(RUNNING) && rate > 0;
        long most = run.complete() ? plan.games() : plan.mostGames();
        return new RunEntry(
                run.id(),
                plan.name(),
                state,
                elsewhere,
                run.games(),
                most,
                plays ? rate : null,
                plays ? (most - run.games()) / rate : null,
                plan.contests().stream().map(Contest::game).distinct().toList(),
                plan.contests().stream()
                        .flatMap(contest -> contest.entrants().stream())
                        .map(Contest.Entrant::agent)
                        .distinct()
                        .toList(),
                plan.contests().size(),
                plan.seed(),
                plan.stop().text(),
                run.repeatable(),
                run.whyNotRepeatable(),
                run.version(),
                run.machine(),
                Instant.ofEpochMilli(run.created()).toString(),
                trouble);
    }

    public boolean complete() {
        return state.equals(COMPLETE);
    }

    /** Whether somebody plays it or will play it soon. */
    public boolean active() {
        return state.equals(RUNNING) || state.equals(QUEUED);
    }

    /** The agents if they fit into a line, otherwise their number. */
    public String who() {
        String all = String.join(", ", agents);
        if (contestCount == 1 && agents.size() == 2) all = agents.get(0) + Contest.DASH + agents.get(1);
        return all.length() <= WIDEST ? all : agents.size() + " agents in " + contestCount + " contests";
    }

    /** When it began, in local time. */
    public String begun() {
        return TIME.format(Instant.parse(created));
    }
}
