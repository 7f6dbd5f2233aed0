package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalLong;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;

/** How many games, against the formula's textbook values and against exact power. */
class PowerTest {

    /** The case of the textbooks: a coin of 55 % told from a fair one. */
    @Test
    void fiftyFiveFromFifty() {
        assertThat(Power.gamesToTell(0.55, 0.5, 0.05, 0.8, true)).isEqualTo(783);
        assertThat(Power.gamesToTell(0.55, 0.5, 0.05, 0.8, false)).isEqualTo(617);
        assertThat(Power.gamesToTell(0.45, 0.5, 0.05, 0.8, true)).isEqualTo(783);
    }

    @Test
    void theExactTestHasAboutThatPower() {
        for (double p1 : new double[] {0.52, 0.55, 0.6}) {
            int games = (int) Power.gamesToTell(p1, 0.5, 0.05, 0.9, false);
            int critical = BinomialDistribution.of(games, 0.5).inverseSurvivalProbability(0.05) + 1;
            assertThat(BinomialDistribution.of(games, p1).survivalProbability(critical - 1))
                    .as("%d games of %s", games, p1)
                    .isEqualTo(0.9, within(0.03));
        }
    }

    @Test
    void equalSharesCannotBeTold() {
        assertThatThrownBy(() -> Power.gamesToTell(0.5, 0.5, 0.05, 0.8, true))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theLeastNumberThatDecides() {
        for (Region region : new Region[] {Region.atLeast(0.5), Region.atMost(0.5), new Region(0.5, 0.6)}) {
            long games = Power.gamesToDecide(0.55, region, 0.95).orElseThrow();
            assertThat(judged(region, games)).isNotEqualTo(Region.Verdict.UNDECIDED);
            assertThat(judged(region, games - 1)).isEqualTo(Region.Verdict.UNDECIDED);
        }
        assertThat(Power.gamesToDecide(0.5, Region.atLeast(0.5), 0.95)).isEmpty();
        assertThat(Power.gamesToDecide(0.5, new Region(0, 1), 0.95)).hasValue(1);
    }

    private static Region.Verdict judged(Region region, long games) {
        return region.judge(Interval.wilson(0.55 * games, games));
    }

    @Test
    void intervalsOfMeansShrinkWithTheRoot() {
        // ±4 around 10 with 100 measurements: ±2, which reaches 12, with 400
        Interval mean = new Interval(10, 6, 14);
        assertThat(Power.countToDecide(mean, 100, Region.atMost(12))).hasValue(400);
        assertThat(Power.countToDecide(mean, 100, Region.atMost(10))).isEmpty();
        assertThat(Power.countToDecide(Interval.mean(3), 1, Region.atMost(12))).isEmpty();
    }

    @Test
    void regionsJudge() {
        Region region = new Region(0.5, 0.6);
        assertThat(region.judge(new Interval(0.55, 0.5, 0.6))).isEqualTo(Region.Verdict.INSIDE);
        assertThat(region.judge(new Interval(0.45, 0.4, 0.49))).isEqualTo(Region.Verdict.OUTSIDE);
        assertThat(region.judge(new Interval(0.65, 0.61, 0.7))).isEqualTo(Region.Verdict.OUTSIDE);
        assertThat(region.judge(new Interval(0.5, 0.4, 0.6))).isEqualTo(Region.Verdict.UNDECIDED);
        assertThat(region.judge(new Interval(0.55, 0.4, 0.7))).isEqualTo(Region.Verdict.UNDECIDED);
        assertThat(region.contains(0.6)).isTrue();
        assertThat(region.contains(0.61)).isFalse();
        assertThatThrownBy(() -> new Region(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void numbersOfGamesAreRoundedUpToTwoDigits() {
        assertThat(Power.rounded(7)).isEqualTo(7);
        assertThat(Power.rounded(99)).isEqualTo(99);
        assertThat(Power.rounded(100)).isEqualTo(100);
        assertThat(Power.rounded(101)).isEqualTo(110);
        assertThat(Power.rounded(1003)).isEqualTo(1100);
        assertThat(Power.rounded(12_345)).isEqualTo(13_000);
    }

    @Test
    void atLeastOneMoreIsNeededWhereNothingIsDecided() {
        assertThat(Power.more(OptionalLong.of(100), 100)).hasValue(1);
        assertThat(Power.more(OptionalLong.of(1234), 100)).hasValue(1200);
        assertThat(Power.more(OptionalLong.empty(), 100)).isEmpty();
    }

    /** Whoever wins or loses everything shows no spread: a fair coin must be refused, 1.96² ≈ 3.84 games of it. */
    @Test
    void certainSharesCanBeToldButNotFrom() {
        assertThat(Power.gamesToTell(1, 0.5, 0.05, 0.8, true)).isEqualTo(4);
        assertThat(Power.gamesToTell(0, 0.5, 0.05, 0.8, true)).isEqualTo(4);
        for (double p0 : new double[] {0, 1})
            assertThatThrownBy(() -> Power.gamesToTell(0.5, p0, 0.05, 0.8, true))
                    .isInstanceOf(IllegalArgumentException.class);
        for (double p1 : new double[] {-0.1, 1.1})
            assertThatThrownBy(() -> Power.gamesToTell(p1, 0.5, 0.05, 0.8, true))
                    .isInstanceOf(IllegalArgumentException.class);
    }
}
