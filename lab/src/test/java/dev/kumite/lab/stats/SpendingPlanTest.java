package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boundaries of repeated looks, against published ones. */
class SpendingPlanTest {
    private static final double LAST = 1e-9;

    /** Looks at equal steps. */
    private static double[] steps(int looks) {
        return IntStream.rangeClosed(1, looks).asDoubleStream().toArray();
    }

    /**
     * Pocock ("Group sequential methods in the design and analysis of clinical trials", 1977, table 1): with the same
     * reach at every one of so many looks, 5 % are wrong in all. What the looks spend is found from the reach, one by one.
     */
    @ParameterizedTest
    @CsvSource({"2, 2.178", "3, 2.289", "4, 2.361", "5, 2.413"})
    void pococksBoundariesSpendFivePercent(int looks, double reach) {
        double[] errors = new double[looks];
        for (int look = 0; look < looks; look++) {
            double low = 0;
            double high = 0.05;
            for (int i = 0; i < 40; i++) {
                errors[look] = (low + high) / 2;
                double found = SpendingPlan.reaches(
                        Arrays.copyOf(steps(looks), look + 1), Arrays.copyOf(errors, look + 1))[look];
                if (found > reach) low = errors[look];
                else high = errors[look];
            }
        }
        assertThat(Arrays.stream(errors).sum()).isCloseTo(0.05, within(2e-4));
    }

    @Test
    void aLookAloneHasTheUsualInterval() {
        assertThat(SpendingPlan.reaches(new double[] {7}, new double[] {0.05})[0])
                .isCloseTo(1.959964, within(1e-6));
    }

    /** Where the samples have nothing in common, a look knows nothing of the one before. */
    @Test
    void looksFarApartAreIndependent() {
        double[] reaches = SpendingPlan.reaches(new double[] {1, 1e8}, new double[] {0.02, 0.02});
        assertThat(reaches[1]).isCloseTo(Normal.reach(1 - 0.02 / 0.98), within(1e-3));
    }

    /** A sample that has hardly grown is hardly ever the first to miss, so the same error lets it reach less far. */
    @Test
    void looksThatHaveMuchInCommonReachLessFar() {
        double[] near = SpendingPlan.reaches(new double[] {1, 1.01}, new double[] {0.02, 0.02});
        double[] far = SpendingPlan.reaches(new double[] {1, 2}, new double[] {0.02, 0.02});
        assertThat(near[1]).isLessThan(far[1]);
        assertThat(far[1]).isLessThan(Normal.reach(1 - 0.02 / 0.98) + LAST);
    }
}
