package dev.kumite.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Starts;
import dev.kumite.games.core.Position;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which starts a survey plays, in which order, and how its games begin. */
class SurveyOpeningsTest {
    private static final Game CHECKERS = Games.parse("checkers");
    private static final String QUIET = "B:W32:B1";

    /** Black can take the last man, and has no other move. */
    private static final String WON_AT_ONCE = "B:W18:B14";

    /** Checkers with this many starts that all look alike. */
    private static final class Alike implements Starts {
        private final long count;
        private final String position;
        private final List<Long> asked = new ArrayList<>();

        Alike(long count, String position) {
            this.count = count;
            this.position = position;
        }

        Game game() {
            return (Game) Proxy.newProxyInstance(
                    Game.class.getClassLoader(),
                    new Class<?>[] {Game.class},
                    (proxy, method, values) ->
                            method.getName().equals("starts") ? Optional.of(this) : method.invoke(CHECKERS, values));
        }

        @Override
        public String noun() {
            return "start";
        }

        @Override
        public long count() {
            return count;
        }

        @Override
        public Position position(long number) {
            asked.add(number);
            return CHECKERS.notation().read(position);
        }

        @Override
        public String name(long number) {
            return "number " + number;
        }

        @Override
        public List<Feature> features() {
            return List.of();
        }

        @Override
        public void describe(long number, double[] out) {}
    }

    private static SurveyOpenings openings(Alike starts, int sample, long seed, int plies) {
        return new SurveyOpenings(starts.game(), sample, seed, plies);
    }

    private static List<Long> numbers(SurveyOpenings openings) {
        return IntStream.range(0, openings.size()).mapToObj(openings::number).toList();
    }

    private static String written(Position position) {
        return CHECKERS.notation().write(position);
    }

    /** The orders are those of a program of its own. */
    @Test
    void theSeedShufflesTheStartsAndASampleIsTheFirstOfThem() {
        Alike seven = new Alike(7, QUIET);
        assertThat(numbers(openings(seven, 0, 1, 0))).containsExactly(5L, 3L, 4L, 6L, 2L, 1L, 0L);
        assertThat(numbers(openings(seven, 7, 2, 0))).containsExactly(1L, 6L, 3L, 5L, 2L, 0L, 4L);
        assertThat(numbers(openings(seven, 3, 1, 0))).containsExactly(5L, 3L, 4L);
        assertThat(openings(seven, 3, 1, 0).starts()).isSameAs(seven);
    }

    @Test
    void startsWithoutEndAreNumberedFromTheSeedOn() {
        assertThat(numbers(openings(new Alike(Starts.ENDLESS, QUIET), 3, 40, 0)))
                .containsExactly(40L, 41L, 42L);
        assertThatThrownBy(() -> openings(new Alike(Starts.ENDLESS, QUIET), 0, 40, 0))
                .isInstanceOf(BadInput.class)
                .hasMessage("there are too many starts of checkers to survey them all; --sample 1000 takes a thousand");
    }

    @Test
    void twoMillionStartsAreSurveyedAndMoreOnlyBySample() {
        assertThat(openings(new Alike(2_000_000, QUIET), 0, 1, 0).size()).isEqualTo(2_000_000);
        assertThatThrownBy(() -> openings(new Alike(2_000_001, QUIET), 0, 1, 0))
                .isInstanceOf(BadInput.class)
                .hasMessage("checkers has 2000001 starts, more than 2000000; take a --sample of them");
        assertThat(openings(new Alike(2_000_001, QUIET), 5, 1, 0).size()).isEqualTo(5);
    }

    @Test
    void aSampleIsNoLargerThanTheStarts() {
        assertThatThrownBy(() -> openings(new Alike(7, QUIET), 8, 1, 0))
                .isInstanceOf(BadInput.class)
                .hasMessage("--sample: checkers has only 7 starts, not 8");
    }

    @Test
    void aGameWithOneStartIsNotSurveyed() {
        assertThatThrownBy(() -> new SurveyOpenings(Games.parse("onitama(deal=ox+boar/horse+elephant/crab)"), 0, 1, 0))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith(" has only one start: there is nothing to survey");
    }

    @Test
    void theStartsComeInTheirOrderAndThenAllOverAgain() {
        Alike seven = new Alike(7, QUIET);
        SurveyOpenings openings = openings(seven, 3, 1, 0);
        for (int game = 0; game < 5; game++)
            assertThat(written(openings.of(game, game))).isEqualTo(QUIET);
        assertThat(seven.asked).containsExactly(5L, 3L, 4L, 5L, 3L);
        assertThat(openings.place(4)).isEqualTo(1);
    }

    /** Each man has two moves from here. */
    @Test
    void asManyPliesAreRandomAsAreAskedFor() {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(written(openings(new Alike(1, QUIET), 0, 1, 1).of(0, seed)))
                    .isIn("W:W32:B5", "W:W32:B6");
            assertThat(written(openings(new Alike(1, QUIET), 0, 1, 2).of(0, seed)))
                    .isIn("B:W27:B5", "B:W27:B6", "B:W28:B5", "B:W28:B6");
        }
    }

    /** Whatever is drawn, somebody wins at once: after a hundred lines the start itself has to do. */
    @Test
    void aStartWithoutAQuietLineIsPlayedAsItIs() {
        for (int plies : List.of(0, 3)) {
            Alike blunder = new Alike(1, WON_AT_ONCE);
            assertThat(written(openings(blunder, 0, 1, plies).of(0, 9))).isEqualTo(WON_AT_ONCE);
            assertThat(blunder.asked).hasSize(101);
        }
    }
}
