package dev.kumite.web.lab;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.summary.Entrants;
import dev.kumite.lab.totals.Totals;
import dev.kumite.lab.view.ReproductionEntry;
import dev.kumite.lab.view.RunView;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A run with all that is known of it.
 *
 * @param contests as {@code kumite runs show --json} tells them
 * @param crossTables who made how many points against whom, for each game in which more than two agents met
 * @param reproduction the verdicts, where the run is a paper's experiment and does not play just now; else null
 */
public record LabRun(
        @JsonUnwrapped Line line,
        List<RunView.ContestView> contests,
        List<CrossTable> crossTables,
        List<RunView.RatingList> ratings,
        long identicalGames,
        long failures,
        @Nullable ReproductionEntry reproduction) {

    /**
     * A run in a list.
     *
     * @param state {@code running}, {@code queued}, {@code stopped} or {@code complete}
     * @param done how many games are stored
     * @param of how many the plan asks for; a stopping rule may end it with fewer
     * @param perSecond games in a second, and {@code secondsLeft} at that speed; null where it does not play
     * @param trouble why it cannot be played, or null
     */
    public record Line(
            long id,
            String name,
            String state,
            long done,
            long of,
            @Nullable Double perSecond,
            @Nullable Double secondsLeft,
            List<String> games,
            List<String> agents,
            long seed,
            String until,
            boolean repeatable,
            String version,
            String machine,
            String created,
            @Nullable String trouble) {

        static Line of(StoredRun run, Progress progress) {
            List<Contest> contests = run.plan().contests();
            double rate = progress.perSecond();
            long left = run.plan().games() - run.games();
            boolean plays = progress.state().equals(Progress.RUNNING) && rate > 0;
            return new Line(
                    run.id(),
                    run.plan().name(),
                    progress.state(),
                    run.games(),
                    run.plan().games(),
                    plays ? rate : null,
                    plays ? left / rate : null,
                    contests.stream().map(Contest::game).distinct().toList(),
                    contests.stream()
                            .flatMap(contest -> contest.entrants().stream())
                            .map(Contest.Entrant::agent)
                            .distinct()
                            .toList(),
                    run.plan().seed(),
                    run.plan().stop().text(),
                    run.repeatable(),
                    run.version(),
                    run.machine(),
                    Instant.ofEpochMilli(run.created()).toString(),
                    progress.trouble());
        }
    }

    /** Points and games of each agent (rows) against each other (columns). */
    public record CrossTable(String game, List<String> agents, List<List<Double>> points, List<List<Long>> games) {
        static CrossTable of(Entrants entrants) {
            int size = entrants.names().size();
            List<List<Double>> points = new ArrayList<>();
            List<List<Long>> games = new ArrayList<>();
            for (int row = 0; row < size; row++) {
                int agent = row;
                points.add(IntStream.range(0, size)
                        .mapToObj(other -> entrants.points(agent, other))
                        .toList());
                games.add(IntStream.range(0, size)
                        .mapToObj(other -> entrants.games(agent, other))
                        .toList());
            }
            return new CrossTable(entrants.game(), entrants.names(), points, games);
        }
    }

    static LabRun of(StoredRun run, Totals totals, Progress progress, @Nullable ReproductionEntry reproduction) {
        RunView view = RunView.of(run, totals);
        return new LabRun(
                Line.of(run, progress),
                view.contests(),
                Entrants.of(totals).stream().map(CrossTable::of).toList(),
                view.ratings(),
                view.identicalGames(),
                view.failures(),
                reproduction);
    }
}
