package dev.kumite.web.lab;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.lab.stats.Interval;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An agent that learns or has learned.
 *
 * @param player the agent that plays by what was learned
 * @param state {@code running}, {@code queued} or {@code stopped}
 * @param games how many training games were played
 * @param of how many there are to be; null where it does not learn just now
 * @param curve its exhibitions in the order of training
 * @param trouble why it cannot go on, or null
 */
public record TrainingView(
        String name,
        String file,
        String agent,
        String player,
        String game,
        String opponent,
        long seed,
        String state,
        long games,
        @Nullable Long of,
        @Nullable Double perSecond,
        List<Point> curve,
        @Nullable String trouble) {

    /** An exhibition: what was won after so many training games, with the 95 % interval (Wilson) of the win rate. */
    public record Point(
            long trained,
            String opponent,
            long wins,
            long draws,
            long losses,
            double winRate,
            double low,
            double high) {
        static Point of(Exhibition exhibition) {
            Interval rate = Interval.wilson((double) exhibition.wins(), exhibition.games());
            return new Point(
                    exhibition.trained(),
                    exhibition.opponent(),
                    exhibition.wins(),
                    exhibition.draws(),
                    exhibition.losses(),
                    exhibition.winRate(),
                    rate.low(),
                    rate.high());
        }
    }

    static TrainingView of(
            String name,
            String file,
            Knowledge knowledge,
            String state,
            long games,
            @Nullable Long of,
            @Nullable Double perSecond,
            @Nullable String trouble) {
        return new TrainingView(
                name,
                file,
                knowledge.agent(),
                knowledge.agentName() + "(file=" + file + ")",
                knowledge.game(),
                knowledge.opponent(),
                knowledge.seed(),
                state,
                games,
                of,
                perSecond,
                knowledge.history().stream().map(Point::of).toList(),
                trouble);
    }
}
