package dev.kumite.selftest;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.games.Game;
import dev.kumite.selftest.Rogue.Deed;
import dev.kumite.selftest.Rogue.Moment;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;

/** {@code rogue}: in no register, so that only the plugin that {@link Rogues} makes can bring it into a game. */
public final class RogueType implements AgentType {
    private static final Option<Deed> DEED = Option.of("deed", Kind.oneOf(Deed.class), "unchecked", "what it does");
    private static final Option<Moment> IN =
            Option.of("in", Kind.oneOf(Moment.class), "choose", "the method in which it does it");

    /** The text of the agent that does this then. */
    static String text(Deed deed, Moment moment) {
        return "rogue(deed=" + Kind.word(deed) + ", in=" + Kind.word(moment) + ")";
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
    public List<Option<?>> options() {
        return List.of(DEED, IN);
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        return new Rogue(game, settings.get(DEED), settings.get(IN), seed);
    }
}
