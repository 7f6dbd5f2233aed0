package dev.kumite.web.lab;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.lab.learning.ExhibitionEntry;
import dev.kumite.lab.view.RunEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An agent that learns or has learned.
 *
 * @param player the agent that plays by what was learned
 * @param state {@code running}, {@code queued}, {@code stopped}, or {@code finished} once all the games that were asked
 *     for are played
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
    static final String FINISHED = "finished";

    /**
     * The state of a training that this server has not played. The file does not say how many games were asked for; but
     * the last of them is followed by an exhibition, and a training that is stopped seldom is.
     */
    static String state(Knowledge knowledge) {
        List<Exhibition> shown = knowledge.history();
        boolean judged = !shown.isEmpty() && shown.get(shown.size() - 1).trained() == knowledge.games();
        return judged ? FINISHED : RunEntry.STOPPED;
    }

    /** The same when it has ended with nothing saved, because of this trouble or because it was stopped. */
    TrainingView stopped(@Nullable String why) {
        return new TrainingView(
                name, file, agent, player, game, opponent, seed, RunEntry.STOPPED, games, null, null, curve, why);
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
                knowledge.history().stream().map(ExhibitionEntry.Result::of).toList(),
                trouble);
    }
}
