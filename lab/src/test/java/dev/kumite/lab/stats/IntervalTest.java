package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Wilson's interval against published values. */
class IntervalTest {

    @Test
    void seventyThreeOfAHundred() {
        Interval interval = Interval.wilson(73, 100);
        assertThat(interval.low()).isEqualTo(0.636, within(0.0005));
        assertThat(interval.high()).isEqualTo(0.807, within(0.0005));
    }

    /** Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29. */
    @Test
    void newcombesExamples() {
        check(81, 263, 0.2553, 0.3662);
        check(15, 148, 0.0624, 0.1605);
        check(0, 20, 0.0000, 0.1611);
        check(1, 29, 0.0061, 0.1718);
    }

    private static void check(int successes, int trials, double low, double high) {
        Interval interval = Interval.wilson(successes, trials);
        assertThat(interval.low()).isEqualTo(low, within(0.00006));
        assertThat(interval.high()).isEqualTo(high, within(0.00006));
    }

    @Test
    void withoutTrialsNothingIsKnown() {
        assertThat(Interval.wilson(0, 0).low()).isZero();
        assertThat(Interval.wilson(0, 0).high()).isEqualTo(1);
    }
}
