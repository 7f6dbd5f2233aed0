package dev.kumite.lab.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.run.Tally;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.summary.ContestFigures;
import dev.kumite.lab.summary.Entrants;
import dev.kumite.lab.summary.Figures;
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

    /** One contest, told of agent A. */
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

        public static ContestView of(ContestFigures figures, Stop stop, boolean complete) {
            Tally tally = figures.tally();
            Interval score = figures.score();
            return new ContestView(
                    figures.number(),
                    figures.contest().label(),
                    figures.contest().game(),
                    figures.contest().a(),
                    figures.contest().b(),
                    tally.games(),
                    tally.count(Tally.WON),
                    tally.count(Tally.LOST),
                    tally.count(Tally.DRAWN) - tally.unfinished(),
                    tally.unfinished(),
                    score.value(),
                    score.low(),
                    score.high(),
                    StrengthView.of(figures.outcomes(), stop, complete));
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

    public static RunView of(Figures figures) {
        Stop stop = figures.run().plan().stop();
        boolean complete = figures.run().complete();
        return new RunView(
                RunEntry.of(figures.run()),
                figures.contests().stream()
                        .map(contest -> ContestView.of(contest, stop, complete))
                        .toList(),
                Entrants.of(figures).stream().map(RatingList::of).toList(),
                figures.identicalGames(),
                figures.failures(),
                figures.failureLines(),
                figures.threadsLost());
    }
}
