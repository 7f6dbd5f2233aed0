package dev.kumite.lab.experiment.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.lab.stats.Interval;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums and ratios of figures, correlated or not. */
class IntervalsTest {
    private static final Interval X = new Interval(10, 8, 12);
    private static final Interval Y = new Interval(5, 4.2, 5.8);

    /** Symmetric intervals are those of normal means, so that the variance of a sum is the known one. */
    @ParameterizedTest
    @ValueSource(doubles = {-1, -0.5, 0, 0.3, 1})
    void aSumHasTheVarianceOfItsParts(double correlation) {
        Interval sum = Intervals.sum(List.of(X, Y), (one, other) -> correlation);
        double reach = Math.sqrt(4 + 0.64 + 2 * correlation * 2 * 0.8);
        assertThat(sum.value()).isEqualTo(15);
        assertThat(sum.low()).isCloseTo(15 - reach, within(1e-12));
        assertThat(sum.high()).isCloseTo(15 + reach, within(1e-12));
    }

    /** One unit tells nothing of how units differ. */
    @Test
    void aRatioWithoutBoundsHasNone() {
        Interval one = new Interval(30, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        Interval all = new Interval(0.75, 0, Double.POSITIVE_INFINITY);
        assertThat(Intervals.dividedBy(one, new Interval(40, 35, 45), 0)).isEqualTo(all);
        assertThat(Intervals.dividedBy(new Interval(30, 25, 35), new Interval(40, one.low(), one.high()), 0))
                .isEqualTo(all);
    }

    /** The bounds are the ratios r at which x − r·y is as far from zero as its own interval reaches (Fieller 1954). */
    @ParameterizedTest
    @ValueSource(doubles = {-1, -0.5, 0, 0.3, 0.9})
    void aRatioIsFiellers(double correlation) {
        Interval ratio = Intervals.dividedBy(X, Y, correlation);
        assertThat(ratio.value()).isEqualTo(2);
        for (double r : new double[] {ratio.low(), ratio.high()}) {
            double reach = Math.sqrt(4 - 2 * r * correlation * 2 * 0.8 + r * r * 0.64);
            assertThat(Math.abs(10 - 5 * r)).isCloseTo(reach, within(1e-9));
        }
    }
}
