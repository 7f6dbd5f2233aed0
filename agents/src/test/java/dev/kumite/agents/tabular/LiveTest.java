package dev.kumite.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Learning while the opponent thinks. */
class LiveTest {
    private static final Game GAME = Games.parse("onitama");

    private static Learner learner() {
        var maker = Agents.shipped().parse("tdlambda");
        return ((LearnerType) maker.type()).learner(maker.settings(), GAME, 8 << 20);
    }

    private static Settings settings() {
        return new Settings(new Spec("tdlambda", Map.of()), List.of());
    }

    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("live learning"))
                .count();
    }

    /** Hands on to a real learner, and says when a training game is over. */
    private record Watched(Learner inner, CountDownLatch played, CountDownLatch hold) implements Learner {
        @Override
        public Student student(BooleanSupplier stop) {
            Student student = inner.student(stop);
            return (start, rng, opponent, side) -> {
                int result = student.play(start, rng, opponent, side);
                played.countDown();
                try {
                    hold.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return result;
            };
        }

        @Override
        public Agent player(Settings settings, long seed) {
            return inner.player(settings, seed);
        }

        @Override
        public double value(Position position) {
            return inner.value(position);
        }

        @Override
        public boolean knows(Position position) {
            return inner.knows(position);
        }

        @Override
        public Size size() {
            return inner.size();
        }

        @Override
        public void write(KnowledgeWriter out) {
            inner.write(out);
        }

        @Override
        public void read(KnowledgeReader in) {
            inner.read(in);
        }
    }

    /** The training game does not end until the move has been made: a move that waited for it would never come. */
    @Test
    void aMoveDoesNotWaitForATrainingGame() throws InterruptedException {
        CountDownLatch hold = new CountDownLatch(1);
        Watched learner = new Watched(learner(), new CountDownLatch(1), hold);
        Agent live = new LiveAgent(learner.player(settings(), 1), learner, 1);
        Position position = GAME.start(1);
        int move = live.choose(position, Thinking.unwatched()).move();
        assertThat(threads()).isZero();
        position.make(move);
        live.played(move);
        learner.played().await();
        assertThat(threads()).isEqualTo(1);
        assertThat(GAME.moves(position))
                .contains(live.choose(position, Thinking.unwatched()).move());
        hold.countDown();
        live.close();
        assertThat(threads()).isZero();
        assertThat(learner.size().known()).isPositive();
    }

    @Test
    void aWholeGameLeavesNoThread() {
        try (Agent live = Agents.shipped().parse("q(learn=live, memory=8m)").create(GAME, 1);
                Agent random = Agents.shipped().parse("random").create(GAME, 2)) {
            Position position = GAME.start(1);
            for (int ply = 0; ply < 60 && position.result() == Result.ONGOING; ply++) {
                Agent mover = ply % 2 == 1 ? live : random;
                int move = mover.choose(position, Thinking.unwatched()).move();
                position.make(move);
                live.played(move);
                assertThat(threads()).isLessThanOrEqualTo(1);
            }
        }
        assertThat(threads()).isZero();
    }

    @Test
    void aReportOnLiveLearningSaysThatItCannotBeRepeated() {
        assertThat(Agents.shipped().parse("td(learn=live)").repeatable()).isFalse();
        assertThat(Agents.shipped().parse("td(file=some)").repeatable()).isTrue();
    }
}
