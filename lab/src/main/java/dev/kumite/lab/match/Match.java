package dev.kumite.lab.match;

import dev.kumite.agents.AgentMaker;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.Rng;
import dev.kumite.spec.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * A match of two agents. Games come in pairs from the same start with colours swapped. What is random in a game comes
 * from the match's seed and the game's number alone: the same match gives the same games with any number of workers.
 */
public final class Match {
    private final Game game;
    private final AgentMaker first;
    private final AgentMaker second;
    private final int games;
    private final long seed;
    private final int plyCap;

    public Match(Game game, AgentMaker first, AgentMaker second, int games, long seed, int plyCap) {
        if (games < 2 || games % 2 != 0)
            throw new BadInput("a match has an even number of games, two at least, not " + games
                    + ": each start is played twice with colours swapped");
        this.game = game;
        this.first = first;
        this.second = second;
        this.games = games;
        this.seed = seed;
        this.plyCap = plyCap;
        first.create(game, seed).close();
        second.create(game, seed).close();
    }

    /** Plays all games; {@code watcher} is told of each as it finishes, by one thread at a time. */
    public Summary play(int workers, Consumer<PlayedGame> watcher) {
        PlayedGame[] played = new PlayedGame[games];
        ExecutorService pool = Executors.newFixedThreadPool(workers, Match::daemon);
        try {
            List<Future<?>> tasks = new ArrayList<>();
            for (int number = 0; number < games; number++) {
                int which = number;
                tasks.add(pool.submit(() -> {
                    played[which] = playGame(which);
                    synchronized (this) {
                        watcher.accept(played[which]);
                    }
                }));
            }
            for (Future<?> task : tasks) task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the match was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
        return new Summary(Arrays.asList(played));
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "match");
        thread.setDaemon(true);
        return thread;
    }

    private PlayedGame playGame(int number) {
        int pair = number / 2;
        int firstSide = number % 2;
        Rng rng = new Rng(Rng.mix(seed) + pair);
        long startSeed = rng.next();
        Rng own = new Rng(startSeed + number);
        long[] seeds = {own.next(), own.next()};
        List<AgentMaker> bySide = firstSide == 0 ? List.of(first, second) : List.of(second, first);
        Player player = new Player(game, game.opening(pair, startSeed), bySide, seeds);
        Outcome outcome = player.play(plyCap);
        return new PlayedGame(
                number, firstSide, outcome, player.effort(firstSide), player.effort(1 - firstSide), player.failure());
    }
}
