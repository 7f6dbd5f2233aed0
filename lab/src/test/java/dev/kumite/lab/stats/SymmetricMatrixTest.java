package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Inverses worked out by hand, and matrices that have none. */
class SymmetricMatrixTest {
    @Test
    void aMatrixIsInvertedInPlace() {
        double[][] matrix = {{2, 1}, {1, 3}};
        assertThat(SymmetricMatrix.invert(matrix)).isTrue();
        assertThat(matrix[0]).containsExactly(new double[] {0.6, -0.2}, within(1e-15));
        assertThat(matrix[1]).containsExactly(new double[] {-0.2, 0.4}, within(1e-15));
    }

    @Test
    void aDirectionThatIsNotDeterminedIsNoticedAtAnyScale() {
        assertThat(SymmetricMatrix.invert(new double[][] {{1, 1}, {1, 1}})).isFalse();
        assertThat(SymmetricMatrix.invert(new double[][] {{1e6, 0}, {0, 1e-6}}))
                .as("a millionth of a millionth")
                .isFalse();
        assertThat(SymmetricMatrix.invert(new double[][] {{1e-20, 0}, {0, 1e-20}}))
                .as("small but even")
                .isTrue();
        assertThat(SymmetricMatrix.invert(new double[][] {{1, 2}, {2, 1}}))
                .as("not positive definite")
                .isFalse();
    }
}
