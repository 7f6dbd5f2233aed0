package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/**
 * Elo, normalised Elo and likelihood of superiority against the values that other testing tools publish in their tests.
 */
class OutcomesTest {

    /** Half the width of the interval is near the error that those tools print from a normal approximation, not below. */
    private static void assertError(Interval elo, double normal) {
        assertThat(elo.width() / 2).isBetween(normal, 1.06 * normal);
    }

    @Test
    void pairsOfPublishedTests() {
        Pairs pairs = Pairs.of(34, 54, 63, 64, 75);
        assertThat(pairs.elo().value()).isEqualTo(55.58, within(0.005));
        assertError(pairs.elo(), 27.65);
        assertThat(pairs.normalisedElo().value()).isEqualTo(57.94, within(0.005));
        assertThat(pairs.superiority()).isEqualTo(1, within(0.00005));

        pairs = Pairs.of(332, 433, 457 + 41, 333, 334);
        assertThat(pairs.elo().value()).isEqualTo(-8.64, within(0.005));
        assertError(pairs.elo(), 10.33);
        assertThat(pairs.normalisedElo().value()).isEqualTo(-9.17, within(0.005));
        assertThat(pairs.superiority()).isEqualTo(0.0505, within(0.0005));

        pairs = Pairs.of(7895, 8757, 5485 + 200, 568, 9999);
        assertThat(pairs.elo().value()).isEqualTo(-21.04, within(0.005));
        assertError(pairs.elo(), 2.95);
        assertThat(pairs.normalisedElo().value()).isEqualTo(-19.01, within(0.005));
    }

    @Test
    void gamesOfPublishedTests() {
        WinDrawLoss games = new WinDrawLoss(76, 123, 89);
        assertThat(games.normalisedElo().value()).isEqualTo(-20.76, within(0.005));
        assertThat(games.superiority()).isEqualTo(0.1553, within(0.002));

        games = new WinDrawLoss(136, 111, 96);
        assertThat(games.elo().value()).isEqualTo(40.70, within(0.005));
        assertError(games.elo(), 30.43);
        assertThat(games.normalisedElo().value()).isEqualTo(49.77, within(0.005));
        assertThat(games.superiority()).isEqualTo(0.9960, within(0.0005));
        assertThat(games.pValue()).isEqualTo(0.0080, within(0.003));

        assertThat(new WinDrawLoss(34, 0, 356).normalisedElo().value()).isEqualTo(-508.44, within(0.01));
    }

    @Test
    void countsAndPoints() {
        Pairs pairs = Pairs.NONE.and(0).and(1).and(2).and(3).and(4).and(4);
        assertThat(pairs).isEqualTo(new Pairs(1, 1, 1, 1, 2));
        assertThat(pairs.plus(pairs)).isEqualTo(new Pairs(2, 2, 2, 2, 4));
        assertThat(pairs.units()).isEqualTo(6);
        assertThat(pairs.games()).isEqualTo(12);
        assertThat(pairs.points()).isEqualTo(7);
        assertThat(new WinDrawLoss(3, 1, 0).points()).isEqualTo(3.5);
    }

    @Test
    void theOtherSideSeesTheOpposite() {
        Pairs ours = Pairs.of(3, 9, 20, 14, 8);
        Pairs theirs = Pairs.of(8, 14, 20, 9, 3);
        assertThat(ours.elo().low()).isEqualTo(-theirs.elo().high(), within(1e-9));
        assertThat(ours.normalisedElo().low()).isEqualTo(-theirs.normalisedElo().high(), within(1e-9));
        assertThat(ours.superiority()).isEqualTo(1 - theirs.superiority(), within(1e-12));
    }

    /** Without a spread a normal interval would have no width, which ten wins do not justify. */
    @Test
    void tenWonPairsProveNoCertainty() {
        Pairs pairs = new Pairs(0, 0, 0, 0, 10);
        Interval score = pairs.scoreInterval();
        assertThat(score.high()).isEqualTo(1);
        assertThat(score.low()).isEqualTo(Math.pow(0.025, 0.1), within(1e-9));
        assertThat(pairs.elo()).isEqualTo(Elo.of(score));
        assertThat(pairs.pValue()).isEqualTo(2 * Math.pow(0.5, 10), within(1e-12));
        assertThat(pairs.superiority()).isEqualTo(1 - Math.pow(0.5, 11), within(1e-12));
        assertThat(new Pairs(10, 0, 0, 0, 0).superiority()).isEqualTo(1 - pairs.superiority(), within(1e-12));
    }

    /** As 0–20 and 2–18 once stood in one table with 0.0010 and less than 0.0001. */
    @Test
    void losingEverythingIsNotLessSureThanLosingAlmostEverything() {
        assertThat(new Pairs(10, 0, 0, 0, 0).pValue()).isLessThan(new Pairs(8, 0, 2, 0, 0).pValue());
        assertThat(new Pairs(10, 0, 0, 0, 0).superiority()).isLessThan(new Pairs(8, 0, 2, 0, 0).superiority());
        assertThat(new WinDrawLoss(0, 0, 20).pValue()).isLessThan(new WinDrawLoss(2, 0, 18).pValue());
    }

    @Test
    void allDrawnIsEven() {
        WinDrawLoss games = new WinDrawLoss(0, 50, 0);
        assertThat(games.elo().value()).isZero();
        assertThat(games.elo().low()).isBetween(-30.0, -1.0);
        assertThat(games.elo().high()).isBetween(1.0, 30.0);
        assertThat(games.superiority()).isEqualTo(0.5);
        assertThat(games.normalisedElo().value()).isNaN();
    }

    @Test
    void withoutGamesNothingIsKnown() {
        assertThat(Pairs.NONE.score()).isNaN();
        assertThat(Pairs.NONE.points()).isZero();
        assertThat(Pairs.NONE.elo().low()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(Pairs.NONE.elo().high()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Pairs.NONE.superiority()).isEqualTo(0.5);
    }
}
