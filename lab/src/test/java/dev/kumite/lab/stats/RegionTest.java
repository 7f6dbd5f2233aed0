package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.lab.stats.Region.Verdict;
import org.junit.jupiter.api.Test;

/** A claim's region against intervals on all sides of it; its bounds belong to it. */
class RegionTest {
    private static final Region REGION = new Region(0.4, 0.6);

    private static Verdict judge(Region region, double low, double high) {
        return region.judge(new Interval((low + high) / 2, low, high));
    }

    @Test
    void anIntervalIsJudgedByBothOfItsEnds() {
        assertThat(judge(REGION, 0.45, 0.55)).isEqualTo(Verdict.INSIDE);
        assertThat(judge(REGION, 0.4, 0.6)).isEqualTo(Verdict.INSIDE);
        assertThat(judge(REGION, 0.2, 0.39)).isEqualTo(Verdict.OUTSIDE);
        assertThat(judge(REGION, 0.61, 0.8)).isEqualTo(Verdict.OUTSIDE);
        assertThat(judge(REGION, 0.3, 0.5)).isEqualTo(Verdict.UNDECIDED);
        assertThat(judge(REGION, 0.5, 0.7)).isEqualTo(Verdict.UNDECIDED);
        assertThat(judge(REGION, 0.3, 0.7)).isEqualTo(Verdict.UNDECIDED);
        assertThat(judge(REGION, 0.2, 0.4)).as("it touches the lower bound").isEqualTo(Verdict.UNDECIDED);
        assertThat(judge(REGION, 0.6, 0.8)).as("it touches the upper bound").isEqualTo(Verdict.UNDECIDED);
    }

    @Test
    void aRegionMayBeOpenOnOneSide() {
        assertThat(judge(Region.atLeast(0.5), 0.5, 0.9)).isEqualTo(Verdict.INSIDE);
        assertThat(judge(Region.atLeast(0.5), 0.1, 0.4)).isEqualTo(Verdict.OUTSIDE);
        assertThat(judge(Region.atMost(0.5), 0.1, 0.5)).isEqualTo(Verdict.INSIDE);
        assertThat(judge(Region.atMost(0.5), 0.6, 0.9)).isEqualTo(Verdict.OUTSIDE);
    }

    @Test
    void theBoundsBelongToIt() {
        assertThat(REGION.contains(0.4)).isTrue();
        assertThat(REGION.contains(0.6)).isTrue();
        assertThat(REGION.contains(Math.nextDown(0.4))).isFalse();
        assertThat(REGION.contains(Math.nextUp(0.6))).isFalse();
        assertThat(REGION.contains(REGION)).isTrue();
        assertThat(REGION.contains(new Region(0.3, 0.5))).isFalse();
        assertThat(REGION.contains(new Region(0.5, 0.7))).isFalse();
    }

    @Test
    void aPointIsARegionAndATurnedOneIsNot() {
        assertThat(new Region(0.5, 0.5).contains(0.5)).isTrue();
        assertThatThrownBy(() -> new Region(0.6, 0.4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Region(Double.NaN, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** A normal interval decides until it reaches the bound: where the bound is z errors away, p is twice the tail at z. */
    @Test
    void thePValueIsTheErrorAtWhichTheIntervalTouchesTheBound() {
        assertThat(pValue(2.5)).isCloseTo(0.0124193, within(1.5e-5));
        assertThat(pValue(1)).isCloseTo(0.3173105, within(3.5e-4));
        assertThat(pValue(0.1)).isCloseTo(0.9203443, within(1e-3));
        assertThat(pValue(4)).isCloseTo(6.3342e-5, within(7e-8));
        assertThat(pValue(6)).as("two in a billion").isEqualTo(Region.LEAST_P);
    }

    /** Of the region from one half up, for a value so many standard errors above one half. */
    private static double pValue(double errors) {
        return Region.atLeast(0.5).pValue(confidence -> {
            double value = 0.5 + 0.01 * errors;
            double half = 0.01 * Normal.reach(confidence);
            return new Interval(value, value - half, value + half);
        });
    }

    @Test
    void whatNoIntervalDecidesHasThePValueOne() {
        assertThat(REGION.pValue(confidence -> new Interval(0.4, 0.39, 0.41))).isEqualTo(1);
    }

    @Test
    void thePValueIsAtMostFivePercentExactlyWhereTheUsualIntervalDecides() {
        assertThat(REGION.pValue(confidence -> decidedUpTo(confidence, 0.95))).isBetween(0.0499, 0.05 + 1e-12);
        assertThat(REGION.pValue(confidence -> decidedUpTo(confidence, 0.94999999)))
                .isBetween(0.05 + 1e-9, 0.0501);
    }

    private static Interval decidedUpTo(double confidence, double most) {
        return confidence <= most ? new Interval(0.5, 0.45, 0.55) : new Interval(0.5, 0.1, 0.9);
    }
}
