package dev.kumite.agents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small counts come from a table and large ones do not: the same function on both sides of the seam. */
class TabulatedCountsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4095, 4096, 4097, Integer.MAX_VALUE})
    void tableAndFormulaAgree(int n) {
        assertThat(InverseRoot.of(n)).isEqualTo(1 / Math.sqrt(n));
        assertThat(NaturalLogarithm.of(n)).isEqualTo(StrictMath.log(n));
    }
}
