package dev.kumite.lab.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import dev.kumite.lab.summary.Entrants;
import dev.kumite.lab.totals.ContestTotals;
import dev.kumite.lab.totals.Totals;
import java.util.List;
import java.util.Map;

/** A run for scripts. */
public record RunView(
        RunEntry run,
        List<ContestView> contests,
        List<RatingList> ratings,
        long identicalGames,
        long failures,
        Map<String, Long> failureLines,
        Map<String, Long> threadsLost) {

    /** One contest, counted for agent A. */
    public record ContestView(
            int contest,
            String label,
            String game,
            String a,
            String b,
            long games,
            long wins,
            long losses,
            long draws,
            long unfinished,
            double score,
            double low,
            double high,
            @JsonUnwrapped StrengthView strength) {

        public static ContestView of(ContestTotals totals, Stop stop, boolean complete) {
            Contest contest = totals.contest();
            Interval score = totals.score();
            return new ContestView(
                    totals.number(),
                    contest.label(),
                    contest.game(),
                    contest.a().agent(),
                    contest instanceof Contest.Match match ? match.b().agent() : "",
                    totals.games(),
                    totals.count(ContestTotals.WON),
                    totals.count(ContestTotals.LOST),
                    totals.count(ContestTotals.DRAWN) - totals.unfinished(),
                    totals.unfinished(),
                    score.value(),
                    score.low(),
                    score.high(),
                    StrengthView.of(totals.outcomes(), stop, complete));
        }
    }

    /** The ratings of the agents that met in one game, the highest first. */
    public record RatingList(String game, List<Rating> agents) {
        public static RatingList of(Entrants entrants) {
            return new RatingList(
                    entrants.game(),
                    entrants.ranking().stream()
                            .map(agent -> Rating.of(
                                    entrants.names().get(agent),
                                    entrants.ratings().rating(agent)))
                            .toList());
        }
    }

    /** One agent's rating in Elo. */
    public record Rating(String agent, double rating, double low, double high) {
        static Rating of(String agent, Interval rating) {
            return new Rating(agent, rating.value(), rating.low(), rating.high());
        }
    }

    public static RunView of(Store store, StoredRun run, Totals totals) {
        Stop stop = run.plan().stop();
        boolean complete = run.complete();
        return new RunView(
                RunEntry.of(store, run, null),
                totals.contests().stream()
                        .map(contest -> ContestView.of(contest, stop, complete))
                        .toList(),
                Entrants.of(totals).stream().map(RatingList::of).toList(),
                totals.identicalGames(),
                totals.failures(),
                totals.failureLines(),
                totals.threadsLost());
    }
}
