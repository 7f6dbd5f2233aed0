package dev.kumite.lab.play;

import dev.kumite.agents.Watch;
import dev.kumite.base.Unavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Threads that play games, each one at a time. Their owner checks them now and then: a thread whose agent hangs is
 * abandoned, and another takes its place.
 */
final class ThreadCrew<T extends GameCrew.Task> implements GameCrew<T> {
    private static final long GRACE_NANOS = 2_000_000_000L;
    private static final int LOOK_EVERY_MILLIS = 50;

    private final Supplier<Optional<T>> tasks;
    private final long graceNanos;
    private final List<Player> playing = new ArrayList<>();
    private volatile boolean stopping;
    private volatile @Nullable Throwable trouble;

    ThreadCrew(Supplier<Optional<T>> tasks, int count) {
        this(tasks, count, GRACE_NANOS);
    }

    ThreadCrew(Supplier<Optional<T>> tasks, int count, long graceNanos) {
        this.tasks = tasks;
        this.graceNanos = graceNanos;
        for (int i = 0; i < count; i++) hire();
    }

    private void hire() {
        Player player = new Player();
        playing.add(player);
        player.start();
    }

    @Override
    public boolean done() {
        return playing.stream().noneMatch(Thread::isAlive);
    }

    @Override
    public boolean inTrouble() {
        return trouble != null;
    }

    /** Rethrows what our own code threw. */
    @Override
    public void check() {
        Throwable own = trouble;
        if (own instanceof Error error) throw error;
        if (own instanceof RuntimeException failure) throw failure;
        if (own != null) throw new IllegalStateException(own);
    }

    @Override
    public void checkOverdue(BiConsumer<T, Played> lost) {
        for (Player player : List.copyOf(playing))
            player.checkOverdue().ifPresent(game -> {
                playing.remove(player);
                lost.accept(player.task(), game);
                hire();
            });
    }

    @Override
    public void await() {
        try {
            while (!done() && !inTrouble()) {
                Optional<Player> busy = playing.stream().filter(Thread::isAlive).findFirst();
                if (busy.isPresent()) busy.get().join(LOOK_EVERY_MILLIS);
                checkOverdue(Task::played);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Unavailable.temporarily("interrupted before everything was played");
        } finally {
            stop();
        }
        check();
    }

    @Override
    public void stop() {
        stopping = true;
        playing.forEach(Player::cancel);
    }

    private final class Player extends Thread {
        private volatile @Nullable Umpire umpire;
        private volatile @Nullable T task;

        Player() {
            super("game");
            setDaemon(true);
        }

        /** What agents throw stays with the umpire: whatever arrives here is our own, and must be reported. */
        @Override
        public void run() {
            try {
                while (!stopping) {
                    Optional<T> next = tasks.get();
                    if (next.isEmpty()) return;
                    Umpire begun = next.get().umpire();
                    task = next.get();
                    umpire = begun;
                    if (stopping) return;
                    next.get().played(begun.play());
                }
            } catch (Watch.Cancelled e) {
                // The game is not wanted any more, or this thread was given up.
            } catch (Throwable e) {
                trouble = e;
            }
        }

        T task() {
            return Objects.requireNonNull(task);
        }

        Optional<Played> checkOverdue() {
            Umpire playing = umpire;
            return playing == null ? Optional.empty() : playing.checkOverdue(graceNanos);
        }

        void cancel() {
            Umpire playing = umpire;
            if (playing != null) playing.cancel();
        }
    }
}
