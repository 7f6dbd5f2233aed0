package dev.kumite.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.IntSupplier;

/** Pearson's test that draws are uniform over some candidates. */
public final class ChiSquare {
    private static final int DRAWS_PER_CANDIDATE = 200;

    private ChiSquare() {}

    public static void assertUniform(int[] candidates, IntSupplier draw, String what) {
        int[] sorted = candidates.clone();
        Arrays.sort(sorted);
        int[] counts = new int[sorted.length];
        for (int i = 0; i < DRAWS_PER_CANDIDATE * sorted.length; i++) {
            int place = Arrays.binarySearch(sorted, draw.getAsInt());
            assertThat(place).as("a move outside the candidates, " + what).isNotNegative();
            counts[place]++;
        }
        double statistic = Arrays.stream(counts)
                .mapToDouble(count -> Math.pow(count - DRAWS_PER_CANDIDATE, 2) / DRAWS_PER_CANDIDATE)
                .sum();
        assertThat(statistic).as(what + " " + Arrays.toString(counts)).isLessThan(critical(sorted.length - 1));
    }

    /** The 99.9999 % quantile for {@code freedom} degrees, by Wilson and Hilferty's cube approximation. */
    private static double critical(int freedom) {
        if (freedom == 0) return 1e-9;
        double spread = 2.0 / (9.0 * freedom);
        return freedom * Math.pow(1 - spread + 4.753 * Math.sqrt(spread), 3);
    }
}
