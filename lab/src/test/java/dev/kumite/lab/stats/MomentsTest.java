package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Count, mean and spread of numbers worked out by hand, and what is made of them. */
class MomentsTest {
    private static Moments of(long... values) {
        Moments moments = new Moments();
        LongStream.of(values).forEach(moments::add);
        return moments;
    }

    @Test
    void fourNumbers() {
        Moments moments = of(4, 1, 3, 2);
        assertThat(moments.count()).isEqualTo(4);
        assertThat(moments.sum()).isEqualTo(10);
        assertThat(moments.mean()).isEqualTo(2.5);
        assertThat(moments.deviation()).as("√(5/3)").isEqualTo(1.2909944487358056, within(1e-15));
        assertThat(moments.lowest()).isEqualTo(1);
        assertThat(moments.highest()).isEqualTo(4);
    }

    @Test
    void equalNumbersHaveNoSpreadAndOneHasNone() {
        assertThat(of(7, 7).deviation()).isZero();
        assertThat(of(7).deviation()).isNaN();
        assertThat(of(7).mean()).isEqualTo(7);
        assertThat(of().mean()).isNaN();
        assertThat(of(-3).highest()).isEqualTo(-3);
    }

    /** t with three degrees of freedom is 3.182446 at 97.5 %. */
    @Test
    void studentsIntervalOfTheirMean() {
        Interval interval = Interval.mean(new double[] {4, 1, 3, 2});
        double half = 3.182446 * 1.2909944 / 2;
        assertThat(interval.value()).isEqualTo(2.5);
        assertThat(interval.low()).isEqualTo(2.5 - half, within(1e-6));
        assertThat(interval.high()).isEqualTo(2.5 + half, within(1e-6));
        assertThat(Interval.mean(2, 1, 0.5, 0.95).low()).as("two are enough").isFinite();
        assertThat(Interval.mean(1, 1, 0.5, 0.95).low()).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void tenToOneIsFourHundredElo() {
        assertThat(Elo.score(400)).isEqualTo(10 / 11.0, within(1e-12));
        assertThat(Elo.score(-400)).isEqualTo(1 / 11.0, within(1e-12));
        assertThat(Elo.score(Elo.of(0.73))).isEqualTo(0.73, within(1e-12));
    }

    /** Of even scores without draws the deviation is one half, and the interval that of the mean: 1.96 / √n. */
    @Test
    void theIntervalOfNormalisedElo() {
        Interval interval = new WinDrawLoss(50, 0, 50).normalisedElo();
        double half = 800 / Math.log(10) * 1.959964 / Math.sqrt(100);
        assertThat(interval.value()).isZero();
        assertThat(interval.low()).isEqualTo(-half, within(1e-3));
        assertThat(interval.high()).isEqualTo(half, within(1e-3));
        assertThat(new WinDrawLoss(5, 0, 0).normalisedElo().value()).isNaN();
    }
}
