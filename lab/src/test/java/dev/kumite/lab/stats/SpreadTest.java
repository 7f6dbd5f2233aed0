package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The moments of small counts, worked out by hand. */
class SpreadTest {
    /** A loss, a draw and two wins: 0.625 on average, and −5/8, −1/8, 3/8 and 3/8 away from it. */
    @Test
    void aLossADrawAndTwoWins() {
        Spread spread = Spread.of(new long[] {1, 1, 2});
        assertThat(spread.mean()).isCloseTo(0.625, within(1e-15));
        // (25 + 1 + 9 + 9) / 64 / 4
        assertThat(spread.variance()).isCloseTo(0.171875, within(1e-15));
        // (-125 - 1 + 27 + 27) / 512 / 4
        assertThat(spread.skewness()).isCloseTo(-0.03515625 / (0.171875 * Math.sqrt(0.171875)), within(1e-12));
        // (625 + 1 + 81 + 81) / 4096 / 4
        assertThat(spread.kurtosis()).isCloseTo(0.048095703125 / 0.029541015625, within(1e-12));
        // (1/8)² / 0.171875 = 1/11
        assertThat(spread.distance()).isCloseTo(Math.sqrt(1 / 11.0), within(1e-12));
        double skewed = 0.125 * 0.03515625 / (0.171875 * 0.171875);
        double tailed = 1 / 44.0 * (0.048095703125 / 0.029541015625 - 1);
        assertThat(spread.varianceOfDistance()).isCloseTo(1 + skewed + tailed, within(1e-12));
    }

    /** A coin: skewness (1 − 2p) / √(p q) and kurtosis 1 / (p q) − 3 (textbooks subtract another 3). */
    @Test
    void aCoin() {
        Spread spread = Spread.of(new double[] {0.2, 0.8});
        assertThat(spread.mean()).isCloseTo(0.8, within(1e-15));
        assertThat(spread.variance()).isCloseTo(0.16, within(1e-15));
        assertThat(spread.skewness()).isCloseTo(-1.5, within(1e-12));
        assertThat(spread.kurtosis()).isCloseTo(3.25, within(1e-12));
        assertThat(spread.distance()).isCloseTo(0.75, within(1e-12));
        // 1 + 0.75 · 1.5 + 0.75² / 4 · 2.25
        assertThat(spread.varianceOfDistance()).isCloseTo(2.44140625, within(1e-12));
    }
}
