package dev.kumite.lab.run;

import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * A crew without threads: it begins one game whenever somebody looks after it, and all its games end alike, with a win
 * of A in a second. What a run does with the games can so be told without waiting.
 */
final class HandCrew implements GameCrew.Hiring {
    /** What becomes of a game that was begun: it is played at once, when the crew is stopped, or not at all. */
    enum Manner {
        PLAYS,
        PLAYS_WHEN_STOPPED,
        HANGS
    }

    private static final int HALF_A_SECOND = 500_000_000;

    private final Manner manner;
    private final int most;
    private Runnable whenLookedAfter = () -> {};
    private int begun;
    private int looks;
    private boolean stopped;
    private boolean inTrouble;

    /** @param most how many games it begins before it says that it is done */
    HandCrew(Manner manner, int most) {
        this.manner = manner;
        this.most = most;
    }

    /** Won by A, which had this side. */
    static Played won(int sideOfA) {
        Outcome outcome = new Outcome(Result.win(sideOfA), Ending.NONE, 1);
        Effort effort = new Effort(1, 0, 0, 0, 0, HALF_A_SECOND);
        GameResult result = new GameResult(sideOfA, 0, outcome, 5, 5, "");
        return Played.of(result, "setup", MoveList.of(new int[] {7}, 1), effort, effort);
    }

    void whenLookedAfter(Runnable action) {
        whenLookedAfter = action;
    }

    void getIntoTrouble() {
        inTrouble = true;
    }

    int begun() {
        return begun;
    }

    int looks() {
        return looks;
    }

    boolean stopped() {
        return stopped;
    }

    @Override
    public <T extends GameCrew.Task> GameCrew<T> hire(Supplier<Optional<T>> tasks) {
        return new Crew<>(tasks);
    }

    private final class Crew<T extends GameCrew.Task> implements GameCrew<T> {
        private final Supplier<Optional<T>> tasks;
        private final List<T> inHand = new ArrayList<>();
        private boolean done;

        Crew(Supplier<Optional<T>> tasks) {
            this.tasks = tasks;
        }

        @Override
        public boolean done() {
            return done && inHand.isEmpty();
        }

        @Override
        public boolean inTrouble() {
            return inTrouble;
        }

        @Override
        public void check() {
            if (inTrouble) throw new IllegalStateException("the crew is in trouble");
        }

        @Override
        public void checkOverdue(BiConsumer<T, Played> lost) {
            looks++;
            whenLookedAfter.run();
            Optional<T> next = begun < most ? tasks.get() : Optional.empty();
            done = next.isEmpty();
            if (next.isEmpty()) return;
            begun++;
            switch (manner) {
                case PLAYS -> next.get().played(won(0));
                case PLAYS_WHEN_STOPPED -> inHand.add(next.get());
                case HANGS -> lost.accept(next.get(), won(0));
            }
        }

        @Override
        public void await() {
            throw new IllegalStateException("nobody waits for this crew");
        }

        @Override
        public void stop() {
            stopped = true;
            done = true;
            for (T task : inHand) task.played(won(0));
            inHand.clear();
        }
    }
}
