package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.Student;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.Rng;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Goes on learning while the opponent thinks: training games from the position on the board, on a thread of their own,
 * change the table by which the player plays. When a move is asked for they are told to stop, and nobody waits for them.
 */
final class LiveAgent implements Agent {
    private final Agent player;
    private final Learner learner;
    private final Rng rng;
    private int side;
    private @Nullable Position board;
    private @Nullable Lesson lesson;

    LiveAgent(Agent player, Learner learner, long seed) {
        this.player = player;
        this.learner = learner;
        rng = new Rng(seed);
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (lesson != null) lesson.stop();
        board = position.copy();
        side = position.sideToMove();
        return player.choose(position, thinking);
    }

    /** After the own move the opponent thinks, and there is time to learn. */
    @Override
    public void played(int move) {
        player.played(move);
        if (lesson != null) lesson.end();
        Position now = board;
        if (now == null || now.result() != Result.ONGOING) return;
        now.make(move);
        if (now.result() == Result.ONGOING && now.sideToMove() != side) lesson = new Lesson(now.copy());
    }

    @Override
    public void close() {
        if (lesson != null) lesson.end();
        player.close();
    }

    /** Training games from one position, until it is told to stop. */
    private final class Lesson {
        private final AtomicBoolean stopped = new AtomicBoolean();
        private final Thread thread;

        Lesson(Position from) {
            Student student = learner.student(stopped::get);
            Rng dice = new Rng(rng.next());
            thread = new Thread(
                    () -> {
                        while (!stopped.get()) student.play(from.copy(), dice, null, 0);
                    },
                    "live learning");
            thread.setDaemon(true);
            thread.start();
        }

        void stop() {
            stopped.set(true);
        }

        void end() {
            stop();
            boolean interrupted = false;
            while (thread.isAlive())
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            if (interrupted) Thread.currentThread().interrupt();
        }
    }
}
