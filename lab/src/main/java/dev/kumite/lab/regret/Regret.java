package dev.kumite.lab.regret;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Oracle;
import dev.kumite.spec.Unavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * Sets agents positions whose exact values are known and counts what their moves give away. All agents get the same
 * positions, each with a fresh agent, so that no position helps with another.
 */
public final class Regret {
    private final Game game;
    private final Oracle oracle;
    private final List<AgentMaker> makers;
    private final int positions;
    private final long seed;
    private final Sampling sampling;
    private final Ledger ledger;

    public Regret(Game game, Oracle oracle, List<AgentMaker> makers, int positions, long seed) {
        this.game = game;
        this.oracle = oracle;
        this.makers = List.copyOf(makers);
        this.positions = positions;
        this.seed = seed;
        sampling = new Sampling(game, oracle, seed);
        ledger = new Ledger(this.makers, positions);
    }

    /**
     * Plays all positions; how many threads share them does not change the figures.
     *
     * @param watcher told after every position how many are done, on the threads that play
     */
    public void play(int workers, IntConsumer watcher) {
        AtomicInteger next = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(workers, task -> {
            Thread thread = new Thread(task, "regret");
            thread.setDaemon(true);
            return thread;
        });
        try {
            List<Future<?>> crew = new ArrayList<>();
            for (int i = 0; i < workers; i++) crew.add(pool.submit(() -> work(next, watcher)));
            for (Future<?> member : crew) member.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Unavailable.temporarily("the positions were not all played: interrupted");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) throw failure;
            throw new IllegalStateException(e.getCause());
        } finally {
            next.set(positions);
            pool.shutdownNow();
        }
    }

    private void work(AtomicInteger next, IntConsumer watcher) {
        for (int number = next.getAndIncrement(); number < positions; number = next.getAndIncrement()) {
            play(number);
            watcher.accept(ledger.done());
        }
    }

    private void play(int number) {
        Dilemma dilemma = sampling.position(number);
        int[] losses = new int[makers.size()];
        long[] times = new long[makers.size()];
        for (int i = 0; i < losses.length; i++)
            try (Agent agent = makers.get(i).create(game, sampling.agentSeed(number))) {
                long start = System.nanoTime();
                int move = agent.choose(dilemma.position().copy(), Thinking.quietly())
                        .move();
                times[i] = System.nanoTime() - start;
                losses[i] = dilemma.loss(move);
            } finally {
                Thread.interrupted(); // left behind by the agent, and not meant for the next one
            }
        ledger.add(number, dilemma, losses, times);
    }

    /** What is known so far. */
    public Findings findings() {
        synchronized (ledger) {
            return new Findings(
                    game.text(),
                    oracle.pieces(),
                    seed,
                    positions,
                    ledger.done(),
                    ledger.won(),
                    makers.stream().allMatch(AgentMaker::repeatable),
                    ledger.chance(),
                    ledger.figures());
        }
    }
}
