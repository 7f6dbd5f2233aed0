package dev.kumite.lab.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** The algorithm alone, with a formula in place of the games. */
class SpsaTest {
    private static final Parameter REAL = new Parameter("real", 0, 2, false, 0.5);
    private static final Parameter WHOLE = new Parameter("whole", 1, 21, true, 3);

    /** The values after each trial, where plus wins or loses by chance, the more surely the better it is. */
    private static List<double[]> run(
            List<Parameter> parameters, int trials, long seed, ToDoubleFunction<double[]> worth) {
        Spsa spsa = new Spsa(parameters, trials, seed);
        Rng rng = new Rng(99);
        List<double[]> values = new ArrayList<>();
        for (int k = 1; k <= trials; k++) {
            Spsa.Trial trial = spsa.trial(k);
            double better = worth.applyAsDouble(trial.plus()) - worth.applyAsDouble(trial.minus());
            double chance = 1 / (1 + Math.exp(-better));
            spsa.learn(trial, (rng.real() < chance ? 1 : 0) + (rng.real() < chance ? 1 : 0) - 1.0);
            values.add(spsa.values());
        }
        return values;
    }

    @Test
    void findsTheBestValuesThroughTheNoise() {
        List<double[]> way = run(
                List.of(REAL, WHOLE),
                4000,
                1,
                values -> -2 * Math.pow(values[0] - 1.4, 2) - 0.02 * Math.pow(values[1] - 12, 2));
        double[] last = way.get(way.size() - 1);
        assertThat(last[0]).isCloseTo(1.4, within(0.15));
        assertThat(last[1]).isCloseTo(12, within(1.5));
    }

    @Test
    void noValueLeavesItsRange() {
        for (double[] values : run(List.of(REAL, WHOLE), 3000, 2, values -> 50 * values[0] - 50 * values[1])) {
            assertThat(values[0]).isBetween(0.0, 2.0);
            assertThat(values[1]).isBetween(1.0, 21.0);
        }
        Spsa atTheEdge = new Spsa(List.of(new Parameter("edge", 0, 1, false, 1)), 10, 1);
        assertThat(Math.max(atTheEdge.trial(1).plus()[0], atTheEdge.trial(1).minus()[0]))
                .isEqualTo(1);
    }

    @Test
    void theSameSeedTakesTheSameSteps() {
        ToDoubleFunction<double[]> worth = values -> -values[0];
        double[] once = last(run(List.of(REAL, WHOLE), 200, 7, worth));
        assertThat(last(run(List.of(REAL, WHOLE), 200, 7, worth))).isEqualTo(once);
        assertThat(last(run(List.of(REAL, WHOLE), 200, 8, worth))).isNotEqualTo(once);
    }

    private static double[] last(List<double[]> values) {
        return values.get(values.size() - 1);
    }

    /** c(N) is a twentieth of the range, and c(1) that times N^0.101; a(N) / c(N) is the last rate times c(N). */
    @Test
    void theGainsAreThoseOfTheFormula() {
        Spsa spsa = new Spsa(List.of(new Parameter("x", 0, 2, false, 1)), 30_000, 1);
        assertThat(Math.abs(spsa.trial(30_000).plus()[0] - 1)).isCloseTo(0.1, within(1e-9));
        assertThat(Math.abs(spsa.trial(1).plus()[0] - 1)).isCloseTo(0.1 * Math.pow(30_000, 0.101), within(1e-9));
        assertThat(Math.abs(spsa.trial(30_000).moves()[0])).isCloseTo(0.002 * 0.1, within(1e-12));
        double first = 0.002 * 0.1 * Math.pow(33_000 / 3_001.0, 0.602) / Math.pow(30_000, 0.101);
        assertThat(Math.abs(spsa.trial(1).moves()[0])).isCloseTo(first, within(1e-12));
    }

    @Test
    void rivalsDifferInWholeNumbersToo() {
        Parameter narrow = new Parameter("late", 1, 4, true, 4);
        Spsa spsa = new Spsa(List.of(narrow), 100, 1);
        for (int k = 1; k < 100; k++) {
            Spsa.Trial trial = spsa.trial(k);
            assertThat(narrow.setting(trial.plus()[0])).isNotEqualTo(narrow.setting(trial.minus()[0]));
        }
    }

    @Test
    void valuesAreWrittenAsTheAgentReadsThem() {
        assertThat(REAL.setting(0.43)).isEqualTo("0.43");
        assertThat(REAL.setting(0.43219)).isEqualTo("0.432");
        assertThat(REAL.shown(0.43)).isEqualTo("0.430");
        assertThat(WHOLE.setting(10)).isEqualTo("10");
        assertThat(WHOLE.setting(9.5)).isEqualTo("10");
        assertThat(new Parameter("x", 0.00001, 9, false, 1).setting(0.0000123)).isEqualTo("0.00001");
    }
}
