package dev.kumite.web;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Inspectable;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** An agent as a plugin could bring it, {@code misbehaving(how=hangs, in=choose)}: it hangs or throws anything. */
public final class Misbehaving implements AgentType {
    /** Those who hang do so until this is set, deaf to every request and interrupt. */
    static final AtomicBoolean RELEASED = new AtomicBoolean();

    static final AtomicInteger HANGING = new AtomicInteger();

    private static final Option<String> HOW =
            Option.of("how", Kind.oneOf("hangs", "throws", "fails"), "hangs", "what it does");
    private static final Option<String> IN = Option.of(
            "in", Kind.oneOf("trial", "create", "choose", "played", "close", "look"), "choose", "in which method");

    /** Those that were made once: the first of each kind is on trial, and passes it whatever it is to do later. */
    private static final Set<String> TRIED = ConcurrentHashMap.newKeySet();

    /** Our agents, and this one from a folder of plugins. */
    static Agents with(Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(AgentType.class.getName()), Misbehaving.class.getName());
        URL[] urls = {folder.toUri().toURL()};
        return Agents.in(new URLClassLoader(urls, Misbehaving.class.getClassLoader()));
    }

    @Override
    public String name() {
        return "misbehaving";
    }

    @Override
    public String summary() {
        return "does what it must not";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(HOW, IN);
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        String how = settings.get(HOW);
        String in = settings.get(IN);
        boolean trial = TRIED.add(how + " " + in);
        if (in.equals("trial") || in.equals("create") && !trial) misbehave(how);
        class Misbehaver implements Agent, Inspectable {
            @Override
            public Optional<Glance> look(List<Integer> path) {
                if (in.equals("look")) misbehave(how);
                return Optional.empty();
            }

            @Override
            public Choice choose(Position position, Thinking thinking) {
                if (in.equals("choose")) misbehave(how);
                return Choice.of(game.moves(position)[0], 0, List.of());
            }

            @Override
            public void played(int move) {
                if (in.equals("played")) misbehave(how);
            }

            @Override
            public void close() {
                if (in.equals("close") && !trial) misbehave(how);
            }
        }
        return new Misbehaver();
    }

    private static void misbehave(String how) {
        if (how.equals("throws")) Misbehaving.<RuntimeException>sneak(new IOException("past the compiler"));
        if (how.equals("fails")) throw new LinkageError("broken on purpose");
        HANGING.incrementAndGet();
        while (!RELEASED.get()) LockSupport.parkNanos(1_000_000);
        HANGING.decrementAndGet();
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void sneak(Throwable any) throws E {
        throw (E) any;
    }
}
