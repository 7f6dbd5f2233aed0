package dev.kumite.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

/** Whether things that should be drawn equally often were. */
public final class Fairness {
    private Fairness() {}

    /** Pearson's test: the sum lies within five standard deviations of what chance makes it. */
    public static <T> void check(Map<T, Integer> drawn, Map<T, Double> expected) {
        assertThat(drawn.keySet()).isEqualTo(expected.keySet());
        double sum = 0;
        for (Map.Entry<T, Double> entry : expected.entrySet()) {
            double off = drawn.getOrDefault(entry.getKey(), 0) - entry.getValue();
            sum += off * off / entry.getValue();
        }
        double freedom = expected.size() - 1;
        assertThat(Math.abs(sum - freedom)).isLessThan(5 * Math.sqrt(2 * freedom));
    }
}
