package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
}
