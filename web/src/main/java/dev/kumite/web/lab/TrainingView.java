package dev.kumite.web.lab;

import dev.kumite.agents.learn.Knowledge;
import dev.kumite.lab.learning.ExhibitionEntry;
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
        List<ExhibitionEntry.Result> curve,
        @Nullable String trouble) {

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
                knowledge.history().stream().map(ExhibitionEntry.Result::of).toList(),
                trouble);
    }
}
