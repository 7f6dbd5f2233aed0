package dev.kumite.lab.run;

import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import dev.kumite.lab.store.StoredGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** The games of a schedule, as a crew finishes them: they wait in a queue until they are taken and stored. */
final class GameQueue {
    private static final int QUEUE = 4096;

    /** A commit costs as much as storing several games: short games are gathered for a moment and stored together. */
    private static final int GATHER_MILLIS = 50;

    private final List<PreparedContest> contests;
    private final Schedule schedule;
    private final BlockingQueue<StoredGame> finished = new ArrayBlockingQueue<>(QUEUE);
    private final GameCrew<Game> crew;
    private boolean stopped;

    GameQueue(List<PreparedContest> contests, Schedule schedule, GameCrew.Hiring hiring) {
        this.contests = contests;
        this.schedule = schedule;
        crew = hiring.hire(this::next);
    }

    private Optional<Game> next() {
        Schedule.Place place = schedule.next();
        return place.none() ? Optional.empty() : Optional.of(new Game(place));
    }

    /**
     * The games finished since the last call, and those forfeited by agents that hang; waits a little if there is none.
     * Empty and {@link #done}: the end.
     */
    List<StoredGame> take(long waitMillis) throws InterruptedException {
        List<StoredGame> games = new ArrayList<>();
        if (!stopped) crew.checkOverdue((game, played) -> games.add(game.stored(played)));
        StoredGame first = finished.poll(waitMillis, TimeUnit.MILLISECONDS);
        if (first == null) return games;
        games.add(first);
        Thread.sleep(GATHER_MILLIS);
        finished.drainTo(games);
        return games;
    }

    boolean done() {
        return crew.done() && finished.isEmpty();
    }

    /** Whether the lab's own code has failed; the run cannot be continued with it. */
    boolean inTrouble() {
        return crew.inTrouble();
    }

    /** Throws what left the lab's own code: an opening cannot be found, or there is a mistake in it. */
    void check() {
        crew.check();
    }

    /** Cancels the games in play; those already finished can still be taken. */
    void stop() {
        stopped = true;
        crew.stop();
    }

    private final class Game implements GameCrew.Task {
        private final Schedule.Place place;
        private final PreparedContest contest;

        Game(Schedule.Place place) {
            this.place = place;
            contest = contests.get(place.contest());
        }

        @Override
        public Umpire umpire() {
            return contest.umpire(place.number());
        }

        @Override
        public void played(Played game) {
            StoredGame stored = stored(game);
            while (true) {
                try {
                    finished.put(stored);
                    return;
                } catch (InterruptedException e) {
                    // It can only come from an agent's thread, and a game that was played is not lost by it.
                }
            }
        }

        StoredGame stored(Played played) {
            Played scored = contest.scored(place.number(), played);
            return new StoredGame(place.contest(), place.number(), scored, System.currentTimeMillis());
        }
    }
}
