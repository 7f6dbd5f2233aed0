package dev.kumite.lab.run;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An agent that does what it must not: {@code faulty(how=throws, where=close)}. Found through the tests' register of
 * services.
 */
public final class Faulty implements AgentType {
    /** How many agents are waiting for ever at this moment. */
    public static final AtomicInteger WAITING = new AtomicInteger();

    /** What agents that nobody can stop wait for. */
    private static volatile CountDownLatch freedom = new CountDownLatch(1);

    private static final Option<String> HOW = Option.of(
            "how",
            Kind.oneOf(
                    "throws",
                    "checked",
                    "error",
                    "overflow",
                    "mute",
                    "interrupts",
                    "nothing",
                    "cheats",
                    "hangs",
                    "deaf",
                    "dawdles"),
            "throws",
            "what it does");
    private static final Option<String> WHERE =
            Option.of("where", Kind.oneOf("create", "choose", "played", "close"), "choose", "in which method");
    private static final List<Option<?>> OPTIONS = List.of(HOW, WHERE);

    @Override
    public String name() {
        return "faulty";
    }

    @Override
    public String summary() {
        return "does what it must not";
    }

    @Override
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        String how = settings.get(HOW);
        String where = settings.get(WHERE);
        if (where.equals("create")) misbehave(how);
        return new Agent() {
            @Override
            public Choice choose(Position position, Thinking thinking) {
                if (where.equals("choose")) misbehave(how);
                while (how.equals("dawdles") && !thinking.stopped()) Thread.onSpinWait();
                if (how.equals("nothing")) return Faulty.nothing();
                return Choice.of(how.equals("cheats") ? 123_456_789 : game.moves(position)[0], 0, List.of());
            }

            @Override
            public void played(int move) {
                if (where.equals("played")) misbehave(how);
            }

            @Override
            public void close() {
                if (where.equals("close")) misbehave(how);
            }
        };
    }

    private static void misbehave(String how) {
        switch (how) {
            case "throws" -> throw new IllegalStateException("broken on purpose");
            case "checked" -> Faulty.<RuntimeException>sneak(new IOException("past the compiler"));
            case "error" -> throw new AssertionError("wrong on purpose");
            case "overflow" -> deeper(1);
            case "mute" -> throw new Mute();
            case "interrupts" -> Thread.currentThread().interrupt();
            case "hangs" -> hang();
            case "deaf" -> beDeaf();
            default -> {}
        }
    }

    /** An exception that cannot even be put into words. */
    @SuppressWarnings("OverrideThrowableToString")
    private static final class Mute extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            throw new IllegalStateException("no words");
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void sneak(Throwable checked) throws E {
        throw (E) checked;
    }

    @SuppressWarnings("InfiniteRecursion")
    private static int deeper(int depth) {
        return deeper(depth + 1) + depth;
    }

    @SuppressWarnings("NullAway")
    private static Choice nothing() {
        return null;
    }

    /** Deaf to every request, but not to an interrupt. */
    private static void hang() {
        WAITING.incrementAndGet();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            WAITING.decrementAndGet();
        }
        throw new IllegalStateException("woken");
    }

    /** Deaf to everything, until the test has seen enough. */
    private static void beDeaf() {
        CountDownLatch awaited = freedom;
        WAITING.incrementAndGet();
        while (awaited.getCount() > 0)
            try {
                awaited.await();
            } catch (InterruptedException e) {
                // Not heard.
            }
        WAITING.decrementAndGet();
    }

    /** Lets all the deaf go. */
    public static void free() {
        CountDownLatch old = freedom;
        freedom = new CountDownLatch(1);
        old.countDown();
    }

    /** An agent that misbehaves as its options say, such as {@code how=throws}. */
    public static AgentMaker maker(String options) {
        Spec spec = Spec.parse("faulty(" + options + ")");
        return new AgentMaker(spec.toString(), spec.toString(), new Faulty(), new Settings(spec, OPTIONS));
    }
}
