package dev.kumite.lab.play;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * What plays the games of a run: threads of this process, or the machines of a cluster. A crew asks for the next
 * game whenever it can play one, and reports each finished game to its task, in any order. What is played, and
 * when enough has been played, is decided by its owner alone.
 */
public interface GameCrew<T extends GameCrew.Task> {

    /** A game to be played. */
    interface Task {
        /** The game, not begun yet. */
        Umpire umpire();

        /** Takes the finished game; called by a thread of the crew. */
        void played(Played game);
    }

    /** Makes crews. */
    interface Hiring {
        /**
         * Hires a crew for these games.
         *
         * @param tasks gives the next game, empty when none is left; asked by several threads
         */
        <T extends Task> GameCrew<T> hire(Supplier<Optional<T>> tasks);

        /** Crews of this many threads of this process. */
        static Hiring threads(int count) {
            return new Hiring() {
                @Override
                public <T extends Task> GameCrew<T> hire(Supplier<Optional<T>> tasks) {
                    return new ThreadCrew<>(tasks, count);
                }
            };
        }
    }

    /** Whether all games have been played, or no more will be. */
    boolean done();

    /** Whether the crew itself has failed, not an agent; {@link #check} then throws the reason. */
    boolean inTrouble();

    /** Throws the reason why the crew has failed, if it has. */
    void check();

    /** Checks for agents that hang; {@code lost} is given the games they forfeit before another thread starts. */
    void checkOverdue(BiConsumer<T, Played> lost);

    /** Waits until all games are played. */
    void await();

    /** Cancels the games in play. */
    void stop();
}
