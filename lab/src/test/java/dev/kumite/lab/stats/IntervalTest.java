package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Intervals against published values. */
class IntervalTest {

    private static void check(Interval interval, double low, double high, double precision) {
        assertThat(interval.low()).isEqualTo(low, within(precision));
        assertThat(interval.high()).isEqualTo(high, within(precision));
    }

    @Test
    void seventyThreeOfAHundred() {
        check(Interval.wilson(73, 100), 0.636, 0.807, 0.0005);
        check(Interval.clopperPearson(73, 100), 0.632, 0.814, 0.0005);
        assertThat(Interval.clopperPearson(73, 100).share()).isEqualTo(0.73);
    }

    /** Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, methods 3 and 5. */
    @Test
    void newcombesExamples() {
        check(Interval.wilson(81, 263), 0.2553, 0.3662, 0.00006);
        check(Interval.wilson(15, 148), 0.0624, 0.1605, 0.00006);
        check(Interval.wilson(0, 20), 0.0000, 0.1611, 0.00006);
        check(Interval.wilson(1, 29), 0.0061, 0.1718, 0.00006);
        check(Interval.clopperPearson(81, 263), 0.2527, 0.3676, 0.00006);
        check(Interval.clopperPearson(15, 148), 0.0578, 0.1617, 0.00006);
        check(Interval.clopperPearson(0, 20), 0.0000, 0.1684, 0.00006);
        check(Interval.clopperPearson(1, 29), 0.0009, 0.1776, 0.00006);
    }

    /** Agresti, "Categorical Data Analysis" (2002), section 1.4.3: none of 25 students is a vegetarian. */
    @Test
    void agrestisVegetarians() {
        check(Interval.wilson(0, 25), 0, 0.133, 0.0005);
        check(Interval.clopperPearson(0, 25), 0, 0.137, 0.0005);
    }

    @Test
    void theEndsAreExact() {
        for (int trials = 1; trials < 100; trials++) {
            assertThat(Interval.wilson(0, trials).low()).isZero();
            assertThat(Interval.wilson(trials, trials).high()).isEqualTo(1);
        }
        assertThat(Interval.clopperPearson(0, 7).low()).isZero();
        assertThat(Interval.clopperPearson(7, 7).high()).isEqualTo(1);
        // all of n: the lower bound is the n-th root of the tail
        assertThat(Interval.clopperPearson(7, 7).low()).isEqualTo(Math.pow(0.025, 1.0 / 7), within(1e-12));
    }

    @Test
    void moreConfidenceIsWider() {
        assertThat(Interval.wilson(73, 100, 0.99).width())
                .isGreaterThan(Interval.wilson(73, 100).width());
        assertThat(Interval.clopperPearson(73, 100, 0.99).width())
                .isGreaterThan(Interval.clopperPearson(73, 100).width());
    }

    /** Student, "The probable error of a mean" (1908): hours of sleep gained with one drug over another. */
    @Test
    void studentsSleepers() {
        Interval mean = Interval.mean(1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4);
        assertThat(mean.value()).isEqualTo(1.58, within(1e-12));
        check(mean, 0.7001142, 2.4598858, 1e-7);
    }

    /**
     * Newcombe, "Interval estimation for the difference between independent proportions" (1998), table II, method 10.
     */
    @Test
    void newcombesDifferences() {
        check(Interval.wilson(56, 70).minus(Interval.wilson(48, 80)), 0.0524, 0.3339, 0.00006);
        check(Interval.wilson(9, 10).minus(Interval.wilson(3, 10)), 0.1705, 0.8090, 0.00006);
        check(Interval.wilson(10, 10).minus(Interval.wilson(0, 10)), 0.6075, 1.0000, 0.00006);
    }

    @Test
    void withoutTrialsNothingIsKnown() {
        for (Interval nothing : new Interval[] {Interval.wilson(0, 0), Interval.clopperPearson(0, 0)}) {
            assertThat(nothing.share()).isNaN();
            assertThat(nothing.low()).isZero();
            assertThat(nothing.high()).isEqualTo(1);
        }
        assertThat(Interval.mean().value()).isNaN();
        assertThat(Interval.mean(3).value()).isEqualTo(3);
        assertThat(Interval.mean(3).width()).isInfinite();
    }

    /** For a sample that is skewed to the right the mean is more likely to lie high than Student's interval says. */
    @Test
    void skewnessWidensTheIntervalOfAMeanOnItsSide() {
        Interval student = Interval.mean(20, 30, 10, 0.99);
        assertThat(Interval.skewedMean(20, 30, 10, 0, 0.99)).isEqualTo(student);
        Interval right = Interval.skewedMean(20, 30, 10, 1.5, 0.99);
        assertThat(right.low()).isEqualTo(student.low());
        assertThat(right.high()).isGreaterThan(student.high() + 1);
        Interval left = Interval.skewedMean(20, 30, 10, -1.5, 0.99);
        assertThat(left.low() + right.high()).isCloseTo(60, within(1e-9));
        assertThat(left.high()).isEqualTo(student.high());
        assertThat(Interval.skewedMean(1, 30, Double.NaN, Double.NaN, 0.99).width())
                .isInfinite();
    }

    /**
     * Hall (1992) compares g(T) = T + γT²/3 + γ²T³/27 + γ/6n of T, the distance of the sample's mean from the true one
     * in standard deviations, with Student's quantile over √n: at the bounds the two are equal.
     */
    @Test
    void theBoundsOfASkewedMeanAreWhereHallsTransformationReachesStudentsQuantile() {
        double quantile = 2.093024; // of 19 degrees of freedom at 97.5 %
        for (double skewness : new double[] {1.2, 0.3, -0.7}) {
            Interval interval = Interval.skewedMean(20, 30, 10, skewness, 0.95);
            double bound = skewness > 0 ? interval.high() : interval.low();
            double t = (30 - bound) / 10;
            double transformed = t + skewness * t * t / 3 + skewness * skewness * t * t * t / 27 + skewness / (6 * 20);
            assertThat(transformed * Math.sqrt(20)).isCloseTo(skewness > 0 ? -quantile : quantile, within(1e-5));
        }
    }

    @Test
    void twoMeasurementsAreEnoughForSkewnessToCount() {
        assertThat(Interval.skewedMean(2, 30, 10, 0.5, 0.95).width())
                .isGreaterThan(Interval.mean(2, 30, 10, 0.95).width());
    }

    @Test
    void shrinkingMovesEachBoundByTheSameFactor() {
        assertThat(new Interval(3, 1, 9).shrunk(0.5)).isEqualTo(new Interval(3, 2, 6));
    }
}
