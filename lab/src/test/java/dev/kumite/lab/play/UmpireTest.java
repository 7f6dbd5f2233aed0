package dev.kumite.lab.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.AgentType;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Thinking;
import dev.kumite.agents.Watch;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.lab.run.Faulty;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The umpire: whatever an agent does, in whichever method, costs it this game and nothing else. */
@Timeout(120)
class UmpireTest {
    private static final Game GAME = Games.parse("onitama");
    private static final AgentMaker RANDOM = Agents.shipped().parse("random");
    private static final long LIMIT = 20_000_000_000L;
    private static final long GRACE = 100;

    /** Nanoseconds by the tests' own clock, which stands still until it is moved. */
    private final AtomicLong time = new AtomicLong();

    /** The faulty one is A and has side 0. */
    private Umpire umpire(String faulty) {
        Limits limits = Limits.ofMoves(LIMIT).withPlies(40);
        List<AgentMaker> makers = List.of(Faulty.maker(faulty), RANDOM);
        return new Umpire(GAME, GAME.start(5), makers, 0, new long[] {1, 2}, limits, time::get);
    }

    @ParameterizedTest
    @CsvSource({
        "throws, java.lang.IllegalStateException: broken on purpose",
        "checked, java.io.IOException: past the compiler",
        "error, java.lang.AssertionError: wrong on purpose",
        "overflow, java.lang.StackOverflowError",
        "mute, dev.kumite.lab.run.Faulty$Mute"
    })
    void whateverLeavesAnAgentIsItsFailure(String how, String words) {
        for (String where : List.of("create", "choose", "played", "close")) {
            Played played = umpire("how=" + how + ", where=" + where).play();
            assertThat(played.outcome().ending()).as(where).isEqualTo(Ending.FAILED);
            assertThat(played.score()).as(where).isZero();
            assertThat(played.failure()).as(where).startsWith("faulty(").endsWith("): " + words);
        }
    }

    @Test
    void anAnswerThatIsNoneIsAFailure() {
        assertThat(umpire("how=nothing").play().outcome().ending()).isEqualTo(Ending.FAILED);
        assertThat(umpire("how=cheats").play().outcome().ending()).isEqualTo(Ending.ILLEGAL_MOVE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"create", "choose", "played", "close"})
    void anInterruptLeftBehindIsClearedAndNoFault(String where) {
        Played played = umpire("how=interrupts, where=" + where).play();
        assertThat(played.failure()).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"create", "choose", "played", "close"})
    void whoHangsIsInterruptedAndLosesOnTime(String where) throws InterruptedException, ExecutionException {
        Umpire umpire = umpire("how=hangs, where=" + where);
        FutureTask<Played> game = playing(umpire);
        time.set(LIMIT + GRACE);
        assertThat(umpire.checkOverdue(GRACE)).as("time for an answer").isEmpty();
        assertThat(Faulty.WAITING).as("not interrupted yet").hasValue(1);
        time.incrementAndGet();
        assertThat(umpire.checkOverdue(GRACE)).isEmpty();
        Played played = game.get();
        assertThat(played.outcome().ending()).isEqualTo(Ending.OVERTIME);
        assertThat(played.score()).isZero();
        assertThat(played.failure()).contains("the limit is ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"create", "choose", "played", "close"})
    void whoCannotBeStoppedIsGivenUp(String where) throws InterruptedException {
        Umpire umpire = umpire("how=deaf, where=" + where);
        FutureTask<Played> game = playing(umpire);
        try {
            time.set(LIMIT + 2 * GRACE);
            assertThat(umpire.checkOverdue(GRACE)).isEmpty();
            time.incrementAndGet();
            Played played = umpire.checkOverdue(GRACE).orElseThrow();
            assertThat(played.outcome().ending()).isEqualTo(Ending.HANGING);
            assertThat(played.score()).isZero();
            assertThat(played.failure()).endsWith("and its thread could not be stopped");
            assertThat(umpire.checkOverdue(GRACE)).as("it is told once").isEmpty();
        } finally {
            Faulty.free();
        }
        assertThat(game)
                .as("the thread comes back to nothing")
                .failsWithin(java.time.Duration.ofMinutes(1))
                .withThrowableOfType(ExecutionException.class)
                .withCauseInstanceOf(Watch.Cancelled.class);
    }

    /** Notes how often it is closed; the first legal move is good enough for it. */
    private static final class Leaving implements AgentType {
        private final AtomicInteger times = new AtomicInteger();
        private final CountDownLatch closed = new CountDownLatch(1);

        @Override
        public String name() {
            return "leaving";
        }

        @Override
        public String summary() {
            return "notes how often it is closed";
        }

        @Override
        public List<Option<?>> options() {
            return List.of();
        }

        @Override
        public Agent create(Settings settings, Game game, long seed) {
            return new Agent() {
                @Override
                public Choice choose(Position position, Thinking thinking) {
                    return Choice.of(game.moves(position)[0], 0, List.of());
                }

                @Override
                public void close() {
                    times.incrementAndGet();
                    closed.countDown();
                }
            };
        }
    }

    /** The other one, which moves first, may be a process that would stay for ever. */
    @ParameterizedTest
    @ValueSource(strings = {"create", "choose", "played", "close"})
    void theOpponentOfOneThatIsGivenUpIsClosedOnce(String where) throws InterruptedException {
        Leaving leaving = new Leaving();
        Spec spec = Spec.parse("leaving");
        AgentMaker other = new AgentMaker("leaving", "leaving", leaving, new Settings(spec, List.of()));
        Game game = Games.parse("onitama(first=red)");
        List<AgentMaker> makers = List.of(Faulty.maker("how=deaf, where=" + where), other);
        Limits limits = Limits.ofMoves(LIMIT).withPlies(40);
        Umpire umpire = new Umpire(game, game.start(5), makers, 0, new long[] {1, 2}, limits, time::get);
        FutureTask<Played> playing = playing(umpire);
        try {
            assertThat(leaving.times).hasValue(0);
            time.set(LIMIT + 2 * GRACE + 1);
            assertThat(umpire.checkOverdue(GRACE)).isPresent();
            leaving.closed.await();
        } finally {
            Faulty.free();
        }
        assertThat(playing)
                .failsWithin(java.time.Duration.ofMinutes(1))
                .withThrowableOfType(ExecutionException.class)
                .withCauseInstanceOf(Watch.Cancelled.class);
        assertThat(leaving.times).hasValue(1);
    }

    /** A game under way on a thread of its own, as far as the agent that hangs. */
    private static FutureTask<Played> playing(Umpire umpire) {
        FutureTask<Played> game = new FutureTask<>(umpire::play);
        Thread thread = new Thread(game, "game");
        thread.setDaemon(true);
        thread.start();
        while (Faulty.WAITING.get() == 0) Thread.onSpinWait();
        return game;
    }

    /** The making of a large agent is not a move. */
    @Test
    void housekeepingHasTimeEvenWhereMovesHaveNone() {
        Limits hasty = Limits.ofMoves(1).withPlies(40);
        assertThat(hasty.housekeepingNanos()).isEqualTo(10_000_000_000L);
        assertThat(Limits.ofMoves(LIMIT).withPlies(40).housekeepingNanos()).isEqualTo(LIMIT);
    }

    @Test
    void aGameThatIsCalledOffHasNoResult() {
        Umpire umpire = umpire("how=dawdles");
        umpire.cancel();
        FutureTask<Played> game = new FutureTask<>(umpire::play);
        game.run();
        assertThat(game)
                .failsWithin(java.time.Duration.ofMinutes(1))
                .withThrowableOfType(ExecutionException.class)
                .withCauseInstanceOf(Watch.Cancelled.class);
    }
}
