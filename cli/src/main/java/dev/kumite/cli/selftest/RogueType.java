package dev.kumite.cli.selftest;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.cli.selftest.Rogue.Deed;
import dev.kumite.cli.selftest.Rogue.Moment;
import dev.kumite.games.Game;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** {@code rogue}: in no register, so that only the plugin that {@link Rogues} makes can bring it into a game. */
public final class RogueType implements AgentType {
    private static final List<Option> OPTIONS = List.of(
            new Option("deed", Kind.oneOf(words(Deed.values())), "unchecked", "what it does"),
            new Option("in", Kind.oneOf(words(Moment.values())), "choose", "the method in which it does it"));

    private static String[] words(Enum<?>[] values) {
        return Stream.of(values).map(RogueType::word).toArray(String[]::new);
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** The text of the agent that does this then. */
    static String text(Deed deed, Moment moment) {
        return "rogue(deed=" + word(deed) + ", in=" + word(moment) + ")";
    }

    @Override
    public String name() {
        return "rogue";
    }

    @Override
    public String summary() {
        return "misbehaves";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        Deed deed = Deed.valueOf(settings.text("deed", "unchecked").toUpperCase(Locale.ROOT));
        Moment moment = Moment.valueOf(settings.text("in", "choose").toUpperCase(Locale.ROOT));
        return new Rogue(game, deed, moment, seed);
    }
}
