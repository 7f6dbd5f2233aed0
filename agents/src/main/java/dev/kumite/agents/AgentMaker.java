package dev.kumite.agents;

import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A parsed description of an agent, which creates the agent for any number of games.
 *
 * @param text what was written: the agent's name in reports
 * @param meaning the same with presets spelled out
 */
public record AgentMaker(String text, String meaning, AgentType type, Settings settings) {

    public Agent create(Game game, long seed) {
        return type.create(settings, game, seed);
    }

    /** All that determines its play in a game: its meaning, and the weights of the learned evaluations that it uses. */
    public String meaning(Game game) {
        Stream<String> weights = type.options().stream()
                .filter(option -> option.kind() == EvaluationOption.KIND)
                .flatMap(option -> settings.findOrDefault(option).stream())
                .map(String.class::cast)
                .filter(evaluation -> !evaluation.equals("default"))
                .map(evaluation -> game.evaluation(evaluation).fingerprint())
                .filter(fingerprint -> !fingerprint.isEmpty());
        return Stream.concat(Stream.of(meaning), weights).collect(Collectors.joining(" "));
    }

    /** Whether it has this option and nobody has set it. */
    public boolean leavesOpen(Option<?> option) {
        return settings.declares(option) && !settings.has(option);
    }

    /** What to write for the same agent with another option. */
    public String textWith(Option<?> option, String value) {
        return Spec.parse(text).with(option.name(), value).toString();
    }

    /** This agent under the name of another. */
    public AgentMaker named(AgentMaker other) {
        return new AgentMaker(other.text, other.meaning, type, settings);
    }

    public boolean repeatable() {
        return type.repeatable(settings);
    }

    /** Why its moves may differ with the same seed, such as {@code mcts(time=1s) has a time limit}; empty if not. */
    public Optional<String> whyNotRepeatable() {
        return repeatable() ? Optional.empty() : Optional.of(text + " " + type.whyNotRepeatable(settings));
    }
}
