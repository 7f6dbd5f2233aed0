package dev.kumite.agents.engine;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Budget;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * An engine as a kind of agent. Its processes are kept between games, one for each game that is played at the same time;
 * one that has had nothing to do for a minute is ended.
 */
public final class EngineType implements AgentType {
    static final Option<Long> MARGIN = Option.of(
            "margin", Kind.time(), "250ms", "how much later than its time it may answer before it loses the game");

    private static final List<Option<?>> OPTIONS = List.of(
            Budget.TIME.withDefault("1s").noting(" unless another budget is given"),
            Budget.NODES,
            Budget.DEPTH,
            MARGIN);
    private static final long IDLE_SECONDS = 60;
    private static final ScheduledExecutorService HOUSEKEEPING = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "idle-engines");
        thread.setDaemon(true);
        return thread;
    });

    private final EngineSetup setup;
    private final Deque<Idle> idle = new ArrayDeque<>();

    /** That of the program which the idle processes run; empty as long as none was started. */
    private final AtomicReference<String> fingerprint = new AtomicReference<>("");

    private record Idle(EngineProcess process, long since) {}

    public EngineType(EngineSetup setup) {
        this.setup = setup;
    }

    public EngineSetup setup() {
        return setup;
    }

    @Override
    public String name() {
        return setup.name();
    }

    @Override
    public String summary() {
        return "engine: " + String.join(" ", setup.command());
    }

    @Override
    public List<Option<?>> options() {
        return OPTIONS;
    }

    @Override
    public boolean repeatable(Settings settings) {
        boolean counted = settings.has(Budget.NODES) || settings.has(Budget.DEPTH);
        return setup.repeatable() && counted && !settings.has(Budget.TIME);
    }

    @Override
    public String whyNotRepeatable(Settings settings) {
        return setup.repeatable() ? "has a time limit" : "is an engine, and its file does not say 'repeatable: true'";
    }

    /** Who asks is about to play, and no process of an earlier program may play for that one. */
    @Override
    public String fingerprint(Settings settings, Game game) {
        String now = EngineFingerprint.of(setup);
        String before = fingerprint.getAndSet(now);
        if (!before.equals(now)) {
            List<EngineProcess> outdated = removeIdle(0);
            HOUSEKEEPING.execute(() -> outdated.forEach(EngineProcess::quit));
        }
        return now;
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        if (!setup.plays(game))
            throw new BadInput(
                    "the engine '" + name() + "' plays " + String.join(", ", setup.games()) + ", not " + game.text());
        EngineProcess process = take();
        process.newGame(game, seed);
        return new EngineAgent(this, process, game, Budget.of(settings), settings.get(MARGIN));
    }

    private EngineProcess take() {
        synchronized (idle) {
            for (Idle kept = idle.pollLast(); kept != null; kept = idle.pollLast())
                if (kept.process.usable()) return kept.process;
        }
        fingerprint.compareAndSet("", EngineFingerprint.of(setup));
        return EngineProcess.start(setup);
    }

    /** A process whose game is over; it is kept for the next one unless something is wrong with it. */
    void giveBack(EngineProcess process) {
        if (!process.usable()) {
            process.kill();
            return;
        }
        synchronized (idle) {
            idle.addLast(new Idle(process, System.nanoTime()));
        }
        ScheduledFuture<?> unused = HOUSEKEEPING.schedule(
                () -> endIdle(TimeUnit.SECONDS.toNanos(IDLE_SECONDS)), IDLE_SECONDS + 1, TimeUnit.SECONDS);
    }

    /**
     * Ends the processes that have been idle for so long. That may take a second each: nobody who wants a process for a
     * game may have to wait meanwhile.
     */
    void endIdle(long nanos) {
        removeIdle(nanos).forEach(EngineProcess::quit);
    }

    private List<EngineProcess> removeIdle(long nanos) {
        List<EngineProcess> removed = new ArrayList<>();
        synchronized (idle) {
            long before = System.nanoTime() - nanos;
            while (!idle.isEmpty() && idle.peekFirst().since - before <= 0) removed.add(idle.pollFirst().process);
        }
        return removed;
    }
}
