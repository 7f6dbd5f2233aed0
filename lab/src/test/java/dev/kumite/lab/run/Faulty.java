package dev.kumite.lab.run;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Position;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** An agent that does what it must not: {@code faulty(how=throws)}. Found through the tests' register of services. */
public final class Faulty implements AgentType {
    private static final Option HOW = new Option("how", Kind.oneOf("throws", "cheats", "hangs", "dawdles"), "", "");

    @Override
    public String name() {
        return "faulty";
    }

    @Override
    public String summary() {
        return "does what it must not";
    }

    @Override
    public List<Option> options() {
        return List.of(HOW);
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        String how = settings.text("how", "throws");
        return (position, thinking) -> misbehave(how, game, position, thinking);
    }

    private static Choice misbehave(String how, Game game, Position position, Thinking thinking) {
        return switch (how) {
            case "cheats" -> Choice.of(123_456_789, 0, List.of());
            case "hangs" -> forEver();
            case "dawdles" -> {
                while (!thinking.stopped()) Thread.onSpinWait();
                yield Choice.of(game.moves(position)[0], 0, List.of());
            }
            default -> throw new IllegalStateException("broken on purpose");
        };
    }

    /** Deaf to every request, but not to the thread's end. */
    private static Choice forEver() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new IllegalStateException("woken");
    }

    static AgentMaker maker(String how) {
        Spec spec = Spec.parse("faulty(how=" + how + ")");
        return new AgentMaker(spec.toString(), spec.toString(), new Faulty(), new Settings(spec, List.of(HOW)));
    }
}
