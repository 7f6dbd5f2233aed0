package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.lab.stats.ShrunkShares.Unit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The equations of a few units' shrunken shares, solved by plain sums, and units that are all alike or all different. */
class ShrunkSharesEquationsTest {

    /** Thirty units that differ by three features, by a fourth of another group, and by themselves. */
    private static PlainShares various() {
        PlainShares plain = new PlainShares(0, 0, 0, 1);
        double[] effects = {0.8, -0.6, 0.3, 0.5};
        for (int i = 0; i < 30; i++) {
            double[] x = new double[4];
            x[i % 3] = i % 2 == 0 ? 1 : 1.5;
            if (i % 5 == 0) x[(i + 1) % 3] = -0.5;
            x[3] = (i % 7 - 3) / 2.0;
            int trials = 8 + 5 * (i % 4);
            double odds = 0.3 + PlainShares.dot(effects, x) + 1.5 * Math.sin(2.4 * i);
            plain.add(Math.round(2 * trials * PlainPosterior.chance(odds)) / 2.0, trials, x);
        }
        return plain;
    }

    /** Twelve units that won half of their trials, whatever their features. */
    private static PlainShares alike() {
        PlainShares plain = new PlainShares(0, 0);
        for (int i = 0; i < 12; i++) plain.add(10, 20, i % 2, i % 3 == 0 ? -1 : 0.5);
        return plain;
    }

    /** Twelve units that won or lost everything. */
    private static PlainShares apart() {
        PlainShares plain = new PlainShares();
        for (int i = 0; i < 12; i++) plain.add(i % 3 == 0 ? 0 : 12, 12);
        return plain;
    }

    @Test
    void theEffectsMaximiseTheirPosteriorAndTheSpreadIsTheMeanOfThoseThatAreLikely() {
        PlainShares plain = various();
        ShrunkShares fit = plain.fit();
        plain.follow(fit);
        for (int i = 0; i <= 4; i++) assertThat(plain.off(i)).as("effect %d", i).isCloseTo(0, within(0.03));
        for (int i = 0; i < 4; i++)
            assertThat(fit.effect(i).error() / plain.error(i))
                    .as("error of effect %d", i)
                    .isCloseTo(1, within(0.015));
        assertThat(fit.spread() / plain.spread()).as("the mean spread").isCloseTo(1, within(0.004));
    }

    @Test
    void theSharesAreThoseOfTheUnitsOwnPosterior() {
        PlainShares plain = various();
        ShrunkShares fit = plain.fit();
        plain.follow(fit);
        for (int i = 0; i < 4; i++) {
            Unit unit = plain.units.get(i);
            assertThat(fit.predicted(unit)).isCloseTo(plain.predicted(i), within(0.0015));
            assertClose(fit.share(unit), plain.share(i), 0.0005);
        }
    }

    private static void assertClose(Interval share, Interval plain, double precision) {
        assertThat(share.value()).isCloseTo(plain.value(), within(precision));
        assertThat(share.low()).isCloseTo(plain.low(), within(precision));
        assertThat(share.high()).isCloseTo(plain.high(), within(precision));
    }

    @Test
    void whereAllAreAlikeFeaturesHaveNoEffectAndEveryShareIsThatOfAll() {
        PlainShares plain = alike();
        ShrunkShares fit = plain.fit();
        for (int i = 0; i < 2; i++) {
            assertThat(fit.effect(i).value()).isCloseTo(0, within(1e-9));
            assertThat(fit.effect(i).error())
                    .as("held at 0 by a precision of a million")
                    .isCloseTo(1e-3, within(1e-6));
        }
        assertThat(fit.intercept()).isCloseTo(0, within(1e-9));
        plain.follow(fit);
        assertThat(fit.spread() / plain.spread()).isCloseTo(1, within(0.004));
        Interval share = fit.share(plain.units.get(0));
        assertThat(share.value()).isCloseTo(0.5, within(1e-9));
        assertThat(share.width()).isLessThan(Interval.wilson(10, 20).width() / 2);
    }

    @Test
    void whereUnitsWinOrLoseEverythingTheyAreNotDrawnTogether() {
        PlainShares plain = apart();
        ShrunkShares fit = plain.fit();
        plain.follow(fit);
        assertThat(fit.spread()).isCloseTo(plain.spread(), within(0.01));
        for (int i = 0; i < 2; i++) assertClose(fit.share(plain.units.get(i)), plain.share(i), 0.006);
    }

    @Test
    void unitsWithoutTrialsChangeNothing() {
        PlainShares plain = various();
        ShrunkShares fit = plain.fit();
        List<Unit> more = new ArrayList<>(plain.units);
        more.add(new Unit(0, 0, new int[] {0, 3}, new double[] {1, 1}));
        ShrunkShares other = ShrunkShares.fit(more, new int[] {0, 0, 0, 1});
        assertThat(other.intercept()).isEqualTo(fit.intercept());
        assertThat(other.effect(3)).isEqualTo(fit.effect(3));
        assertThat(other.spread()).isEqualTo(fit.spread());
        // what is said of such a unit is what is predicted of it
        assertThat(other.share(more.get(30)).value()).isCloseTo(other.predicted(more.get(30)), within(0.01));
        assertThatThrownBy(() -> ShrunkShares.fit(more.subList(30, 31), new int[] {0, 0, 0, 1}))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void trialsAreAdded() {
        Unit unit = new Unit(2.5, 4, new int[] {1}, new double[] {1}).plus(1, 3);
        assertThat(unit.points()).isEqualTo(3.5);
        assertThat(unit.trials()).isEqualTo(7);
    }
}
