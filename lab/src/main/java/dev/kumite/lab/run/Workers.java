package dev.kumite.lab.run;

import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import dev.kumite.lab.store.StoredGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Threads that play the games of a schedule and lay the finished ones into a queue. */
final class Workers {
    private static final long GRACE_NANOS = 2_000_000_000L;
    private static final int QUEUE = 4096;

    /** A commit costs as much as storing several games: short games are gathered for a moment and stored together. */
    private static final int GATHER_MILLIS = 50;

    private final List<Bout> bouts;
    private final Schedule schedule;
    private final BlockingQueue<StoredGame> finished = new ArrayBlockingQueue<>(QUEUE);
    private final List<Worker> working = new ArrayList<>();
    private volatile boolean stopping;
    private volatile @Nullable Throwable trouble;

    Workers(List<Bout> bouts, Schedule schedule, int count) {
        this.bouts = bouts;
        this.schedule = schedule;
        for (int i = 0; i < count; i++) hire();
    }

    private void hire() {
        Worker worker = new Worker();
        working.add(worker);
        worker.start();
    }

    /** The games finished since the last call; waits a little where there is none. Empty and {@link #done}: the end. */
    List<StoredGame> take(long waitMillis) throws InterruptedException {
        List<StoredGame> games = new ArrayList<>();
        StoredGame first = finished.poll(waitMillis, TimeUnit.MILLISECONDS);
        if (first == null) return games;
        games.add(first);
        Thread.sleep(GATHER_MILLIS);
        finished.drainTo(games);
        return games;
    }

    boolean done() {
        return working.stream().noneMatch(Thread::isAlive) && finished.isEmpty();
    }

    /** What left the lab's own code, as it did; the run cannot be continued with it. */
    Optional<Throwable> trouble() {
        return Optional.ofNullable(trouble);
    }

    /** Looks for hanging agents: gives the games they lost, and someone else takes the place of the lost thread. */
    List<StoredGame> lookIn() {
        List<StoredGame> lost = new ArrayList<>();
        for (Worker worker : List.copyOf(working)) {
            Optional<StoredGame> calledOff = worker.lookIn();
            if (calledOff.isEmpty()) continue;
            working.remove(worker);
            hire();
            lost.add(calledOff.get());
        }
        return lost;
    }

    /** Lets games in play go; those already finished can still be taken. */
    void stop() {
        stopping = true;
        working.forEach(Worker::callOff);
    }

    private final class Worker extends Thread {
        private volatile @Nullable Umpire umpire;
        private volatile Schedule.Place place = Schedule.Place.NONE;

        Worker() {
            super("game");
            setDaemon(true);
        }

        /** What agents throw stays with the umpire: whatever comes here is our own, and must not go unheard. */
        @Override
        public void run() {
            try {
                while (!stopping) {
                    place = schedule.next();
                    if (place.none()) return;
                    Umpire playing = bouts.get(place.contest()).umpire(place.number());
                    umpire = playing;
                    if (stopping) return;
                    deliver(stored(playing.play()));
                }
            } catch (Umpire.CalledOff e) {
                // The game is not wanted any more, or this thread was given up.
            } catch (Throwable e) {
                trouble = e;
            }
        }

        private void deliver(StoredGame game) {
            while (true) {
                try {
                    finished.put(game);
                    return;
                } catch (InterruptedException e) {
                    // It can only come from an agent's thread, and a game that was played is not lost by it.
                }
            }
        }

        private StoredGame stored(Played played) {
            Played told = bouts.get(place.contest()).told(place.number(), played);
            return new StoredGame(place.contest(), place.number(), told, System.currentTimeMillis());
        }

        Optional<StoredGame> lookIn() {
            Umpire playing = umpire;
            return playing == null
                    ? Optional.empty()
                    : playing.lookIn(GRACE_NANOS).map(this::stored);
        }

        void callOff() {
            Umpire playing = umpire;
            if (playing != null) playing.callOff();
        }
    }
}
