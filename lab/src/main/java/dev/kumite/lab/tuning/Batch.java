package dev.kumite.lab.tuning;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.selfplay.SelfPlayGame;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import dev.kumite.lab.run.Openings;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Pairs of games: the two of a pair have the same start and swapped sides. What is random in a game depends on the seed
 * and the pair's number alone.
 */
final class Batch {
    private final SearchTuning tuning;
    private final int firstPair;
    private final List<Rivals> pairs;
    private final AtomicReferenceArray<@Nullable Played> played;
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();

    /** Two agents. */
    record Rivals(AgentMaker a, AgentMaker b) {}

    /** @param firstPair the number of the first of these pairs among all */
    Batch(SearchTuning tuning, int firstPair, List<Rivals> pairs) {
        this.tuning = tuning;
        this.firstPair = firstPair;
        this.pairs = pairs;
        played = new AtomicReferenceArray<>(2 * pairs.size());
    }

    /**
     * Plays all of them; which crew plays does not change the scores.
     *
     * @param watcher told after every game how many are done, on the threads of the crew
     */
    List<PairScore> play(GameCrew.Hiring hiring, IntConsumer watcher) {
        hiring.hire(() -> next(watcher)).await();
        return IntStream.range(0, pairs.size())
                .mapToObj(pair -> PairScore.of(game(2 * pair), game(2 * pair + 1)))
                .toList();
    }

    private Played game(int number) {
        return Objects.requireNonNull(played.get(number));
    }

    private Optional<BatchGame> next(IntConsumer watcher) {
        int number = begun.getAndIncrement();
        return number < played.length() ? Optional.of(new BatchGame(number, watcher)) : Optional.empty();
    }

    private final class BatchGame implements GameCrew.Task {
        private final int number;
        private final IntConsumer watcher;

        BatchGame(int number, IntConsumer watcher) {
            this.number = number;
            this.watcher = watcher;
        }

        @Override
        public Umpire umpire() {
            int pair = firstPair + number / 2;
            int sideOfA = number % 2;
            Rng rng = new Rng(Rng.mix(~tuning.seed()) + pair);
            int plies = SelfPlayGame.randomPlies(tuning.opening(), rng);
            Position start = new Openings.RandomPlies(tuning.game(), plies, 0).of(pair, rng.next());
            Rivals rivals = pairs.get(number / 2);
            List<AgentMaker> bySide = sideOfA == 0 ? List.of(rivals.a, rivals.b) : List.of(rivals.b, rivals.a);
            Rng own = new Rng(rng.next() + sideOfA);
            long[] seeds = {own.next(), own.next()};
            Limits limits = Limits.USUAL.withPlies(tuning.game().plyCap());
            return new Umpire(tuning.game(), start, bySide, sideOfA, seeds, limits);
        }

        @Override
        public void played(Played game) {
            if (played.compareAndSet(number, null, game)) watcher.accept(done.incrementAndGet());
        }
    }
}
