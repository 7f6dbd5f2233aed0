package dev.kumite.agents;

import dev.kumite.base.NamedFile;
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
    private static final String DEFAULT = "default";

    public Agent create(Game game, long seed) {
        return type.create(settings, game, seed);
    }

    /**
     * All that determines its play in a game: its meaning, the fingerprint of its type, the plugins that the two come
     * from, the weights of the learned evaluations that it uses, and the contents of the files that it names.
     */
    public String meaning(Game game) {
        Stream<String> given = Stream.of(
                meaning,
                type.fingerprint(settings, game),
                PluginLoader.fingerprint(type.getClass()),
                PluginLoader.fingerprint(game.getClass()));
        Stream<String> learned = type.options().stream()
                .map(option -> option.kind() == EvaluationOption.KIND ? weights(option, game) : contents(option));
        return Stream.concat(given, learned).filter(part -> !part.isEmpty()).collect(Collectors.joining(" "));
    }

    private String weights(Option<?> option, Game game) {
        String evaluation =
                settings.findOrDefault(option).map(String.class::cast).orElse(DEFAULT);
        if (evaluation.equals(DEFAULT)) return "";
        String weights = game.evaluation(evaluation).fingerprint();
        int file = evaluation.indexOf('@') + 1;
        return weights.isEmpty() && file > 0 ? checksum(evaluation.substring(file)) : weights;
    }

    /** A name that stands for a file, such as a lesson's, says itself what the file contains. */
    private String contents(Option<?> option) {
        if (!option.name().equals(Agents.FILE) || !settings.has(option)) return "";
        String file = settings.find(option).orElseThrow().toString();
        return file.equals(Spec.parse(meaning).options().get(Agents.FILE)) ? checksum(file) : "";
    }

    private static String checksum(String file) {
        return "file:" + NamedFile.checksum(NamedFile.path(file));
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
