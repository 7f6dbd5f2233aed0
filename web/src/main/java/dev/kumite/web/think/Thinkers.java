package dev.kumite.web.think;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The threads on which agents think. Moves that a game waits for have as many threads as there are cores, first come,
 * first served; a game asks for one move at a time, so all games take turns. Everything else has fewer threads of its
 * own and never keeps a game waiting.
 */
public final class Thinkers implements AutoCloseable {
    private final AgentPool pool;
    private final Consumer<Throwable> log;
    private final Crew moves;
    private final Crew asides;
    private final Crew chores;
    private final ScheduledThreadPoolExecutor clock = Crew.clock("clock");

    /**
     * @param graceMillis how long an agent that was asked to stop may take before its thread is given up
     * @param mostBytes for what agents remember between their moves
     * @param log told of agents that break
     */
    public Thinkers(int cores, long graceMillis, long mostBytes, Consumer<Throwable> log) {
        this.log = log;
        pool = new AgentPool(mostBytes, this::part, this::ask);
        moves = new Crew(cores, "thinking", graceMillis);
        asides = new Crew(Math.max(1, cores / 2), "aside", graceMillis);
        chores = new Crew(1, "chore", graceMillis);
    }

    public AgentPool pool() {
        return pool;
    }

    /** A move that a game waits for. */
    public Search move(Question question, Answer answer) {
        return begun(new Search(this, moves, question, answer));
    }

    /** A hint, an analysis, a review: when there is time. */
    public Search aside(Question question, Answer answer) {
        return begun(new Search(this, asides, question, answer));
    }

    private static Search begun(Search search) {
        search.queue();
        return search;
    }

    /** Lets an agent go that is of no more use; what it does on that occasion keeps nobody waiting. */
    private void part(PooledAgent held) {
        ask(held::close);
    }

    /** Asks something of an agent for which nobody waits; one that hangs there is given up. */
    private void ask(Runnable question) {
        Crew.Work asking = new Crew.Work() {
            @Override
            public Runnable run() {
                question.run();
                return () -> {};
            }

            @Override
            public Runnable failed(Throwable thrown) {
                return () -> log.accept(thrown);
            }

            @Override
            public void givenUp() {
                log.accept(new IllegalStateException("an agent hangs between its moves, and its thread is lost"));
            }
        };
        chores.job(asking, 0).queue();
    }

    /** Does something later that may have to wait for the store. */
    public void chore(long millis, Runnable work) {
        Crew.Work after = new Crew.Work() {
            @Override
            public Runnable run() {
                return work;
            }

            @Override
            public Runnable failed(Throwable thrown) {
                return () -> log.accept(thrown);
            }

            @Override
            public void givenUp() {
                // No agent is asked.
            }
        };
        after(millis, () -> chores.job(after, 0).queue());
    }

    /** How many questions beside the games wait for a thread. */
    public int waiting() {
        return asides.waiting();
    }

    public boolean othersWait() {
        return waiting() > 0;
    }

    /** How many threads agents did not give back, and have not given back since. */
    public int lost() {
        return moves.lost() + asides.lost() + chores.lost();
    }

    public ScheduledFuture<?> later(long millis, Runnable work) {
        return clock.schedule(work, millis, TimeUnit.MILLISECONDS);
    }

    /** The same, when nobody will want to take it back. */
    public void after(long millis, Runnable work) {
        ScheduledFuture<?> unused = later(millis, work);
    }

    void report(Throwable broken) {
        log.accept(broken);
    }

    @Override
    public void close() {
        clock.shutdownNow();
        moves.close();
        asides.close();
        chores.close();
    }
}
