package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.base.Crew;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Learns while the opponent thinks: a background thread plays training games from the position on the board, which change
 * the table by which the agent plays. They stop when the agent has to move, and the agent does not wait for them.
 */
final class LiveAgent implements Agent {
    private final Agent player;
    private final Learner learner;
    private final Rng rng;
    private int side;
    private @Nullable Position board;
    private @Nullable Practice practice;

    LiveAgent(Agent player, Learner learner, long seed) {
        this.player = player;
        this.learner = learner;
        rng = new Rng(seed);
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (practice != null) practice.stop();
        board = position.copy();
        side = position.sideToMove();
        return player.choose(position, thinking);
    }

    /** After the own move the opponent thinks, and there is time to learn. */
    @Override
    public void played(int move) {
        player.played(move);
        if (practice != null) practice.end();
        Position now = board;
        if (now == null || now.result() != Result.ONGOING) return;
        now.make(move);
        if (now.result() == Result.ONGOING && now.sideToMove() != side) practice = new Practice(now.copy());
    }

    @Override
    public void close() {
        if (practice != null) practice.end();
        player.close();
    }

    /** Training games from one position, until it is told to stop. */
    private final class Practice {
        private final AtomicBoolean stopped = new AtomicBoolean();
        private final Thread thread;

        Practice(Position from) {
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
            Crew.join(thread);
        }
    }
}
