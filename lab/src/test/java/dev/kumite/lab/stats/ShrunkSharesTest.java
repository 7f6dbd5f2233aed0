package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.lab.stats.ShrunkShares.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shrunken shares of units whose truth is known: the intervals cover it as often as they say, and the shares are closer to it. */
class ShrunkSharesTest {
    private static final int FEATURES = 12;

    /** Two of twelve features each, in two groups of which the second has no effect. */
    private static final class World {
        final List<Unit> units = new ArrayList<>();
        final double[] truth;
        final double[] effects = new double[2 * FEATURES];
        final int[] groups = new int[2 * FEATURES];

        World(int count, int trials, double spread, long seed) {
            Random random = new Random(seed);
            truth = new double[count];
            for (int i = 0; i < FEATURES; i++) effects[i] = 0.5 * random.nextGaussian();
            for (int i = FEATURES; i < groups.length; i++) groups[i] = 1;
            for (int i = 0; i < count; i++) {
                int a = random.nextInt(FEATURES);
                int b = (a + 1 + random.nextInt(FEATURES - 1)) % FEATURES;
                int c = FEATURES + random.nextInt(FEATURES);
                double odds = 0.2 + effects[a] + effects[b] + spread * random.nextGaussian();
                truth[i] = 1 / (1 + Math.exp(-odds));
                int points = 0;
                for (int trial = 0; trial < trials; trial++) if (random.nextDouble() < truth[i]) points++;
                units.add(new Unit(points, trials, new int[] {a, b, c}, new double[] {1, 1, 1}));
            }
        }
    }

    private static double meanSquare(World world, List<Double> estimates) {
        double sum = 0;
        for (int i = 0; i < world.truth.length; i++) {
            double error = estimates.get(i) - world.truth[i];
            sum += error * error;
        }
        return sum / world.truth.length;
    }

    @Tag("slow")
    @Test
    void intervalsCoverTheTruthAndShrinkingHelps() {
        for (int trials : new int[] {4, 40})
            for (double spread : new double[] {0.2, 0.8}) {
                World world = new World(4000, trials, spread, 11);
                ShrunkShares fit = ShrunkShares.fit(world.units, world.groups);
                assertThat(fit.spread())
                        .as("spread %s from %d trials", spread, trials)
                        .isCloseTo(spread, within(0.08));
                List<Interval> shares = world.units.stream().map(fit::share).toList();
                int covered = 0;
                for (int i = 0; i < world.truth.length; i++) {
                    Interval share = shares.get(i);
                    if (share.low() <= world.truth[i] && world.truth[i] <= share.high()) covered++;
                }
                assertThat(covered / 4000.0)
                        .as("coverage, spread %s, %d trials", spread, trials)
                        .isBetween(0.935, 0.965);
                double shrunk =
                        meanSquare(world, shares.stream().map(Interval::value).toList());
                assertThat(shrunk)
                        .isLessThan(0.9
                                * meanSquare(
                                        world,
                                        world.units.stream()
                                                .map(unit -> unit.points() / unit.trials())
                                                .toList()));
                assertThat(shrunk)
                        .isLessThan(meanSquare(
                                world, world.units.stream().map(fit::predicted).toList()));
            }
    }

    @Tag("slow")
    @Test
    void effectsLieWithinTheirErrors() {
        World world = new World(4000, 8, 0.4, 3);
        ShrunkShares fit = ShrunkShares.fit(world.units, world.groups);
        double mean = 0;
        for (int i = 0; i < FEATURES; i++) mean += world.effects[i] / FEATURES;
        double fitted = 0;
        for (int i = 0; i < FEATURES; i++) fitted += fit.effect(i).value() / FEATURES;
        double chiSquare = 0;
        for (int i = 0; i < FEATURES; i++) {
            ShrunkShares.Effect effect = fit.effect(i);
            double off = effect.value() - fitted - world.effects[i] + mean;
            assertThat(effect.error()).isBetween(0.01, 0.2);
            chiSquare += off * off / (effect.error() * effect.error());
        }
        assertThat(chiSquare).isLessThan(30);
        for (int i = FEATURES; i < 2 * FEATURES; i++)
            assertThat(fit.effect(i).value()).as("a feature without effect").isCloseTo(0, within(0.08));
    }

    /** Also where each unit is won or lost whole, and the spread hides how far the effects still are from their best. */
    @ParameterizedTest
    @ValueSource(longs = {1, 4, 6, 8})
    void theEffectsAreAtTheirBest(long seed) {
        Random random = new Random(seed);
        List<Unit> units = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            int feature = random.nextInt(4);
            int points = random.nextInt(10) < 3 + 2 * feature ? 4 : 0;
            units.add(new Unit(points, 4, new int[] {feature}, new double[] {1}));
        }
        assertThat(ShrunkShares.fit(units, new int[4]).newton(1))
                .as("the next step, in standard errors")
                .isLessThan(5e-3);
    }

    /** Where units differ by nothing but chance, all shares are nearly the same. */
    @Tag("slow")
    @Test
    void noiseIsNotTakenForDifferences() {
        Random random = new Random(5);
        List<Unit> units = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            int points = 0;
            for (int trial = 0; trial < 4; trial++) if (random.nextBoolean()) points++;
            units.add(new Unit(points, 4, new int[] {i % 10}, new double[] {1}));
        }
        ShrunkShares fit = ShrunkShares.fit(units, new int[10]);
        for (Unit unit : units) assertThat(fit.share(unit).value()).isBetween(0.42, 0.58);
    }
}
