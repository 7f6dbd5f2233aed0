package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** One unit's posterior against plain sums over a grid. */
class UnitPosteriorTest {
    private static UnitPosterior posterior(double points, int trials, double centre, double width) {
        UnitPosterior posterior = new UnitPosterior();
        posterior.integrate(points, trials, centre, width);
        return posterior;
    }

    private static Interval plain(double points, int trials, double centre, double width) {
        return PlainPosterior.interval(points, trials, centre, new double[] {width}, new double[] {1});
    }

    @Test
    void theEvidenceAndTheMeanShareAreExact() {
        for (int trials : new int[] {0, 3, 400}) {
            double points = trials * 0.8;
            UnitPosterior posterior = posterior(points, trials, -0.3, 0.7);
            double evidence = PlainPosterior.logEvidence(points, trials, -0.3, 0.7);
            assertThat(posterior.logEvidence()).isCloseTo(evidence, within(1e-6));
            assertThat(posterior.share())
                    .isCloseTo(plain(points, trials, -0.3, 0.7).value(), within(1e-6));
        }
    }

    /** Trials that are far from what was expected of them: the mode has to be found far away. */
    @Test
    void theModeMayLieFarAway() {
        for (double points : new double[] {4, 380, 396}) {
            UnitPosterior posterior = posterior(points, 400, 0.5, 3);
            assertThat(posterior.logEvidence())
                    .isCloseTo(PlainPosterior.logEvidence(points, 400, 0.5, 3), within(1e-5));
            assertThat(posterior.share()).isCloseTo(plain(points, 400, 0.5, 3).value(), within(1e-6));
        }
    }

    @Test
    void withoutTrialsTheEvidenceIsCertainAndTellsNothing() {
        for (double width : new double[] {0.2, 1, 3}) {
            UnitPosterior posterior = posterior(0, 0, 0.4, width);
            assertThat(posterior.logEvidence()).isCloseTo(0, within(1e-9));
            assertThat(posterior.slope()).isCloseTo(0, within(1e-9));
            assertThat(posterior.information()).isZero();
        }
    }

    @Test
    void slopeAndInformationAreTheDerivativesOfTheEvidence() {
        double h = 1e-3;
        for (double[] unit : new double[][] {{2, 3, -0.3, 0.7}, {9.5, 40, 0.6, 0.4}, {30, 40, -1.2, 1.1}}) {
            int trials = (int) unit[1];
            UnitPosterior posterior = posterior(unit[0], trials, unit[2], unit[3]);
            double before = PlainPosterior.logEvidence(unit[0], trials, unit[2] - h, unit[3]);
            double here = PlainPosterior.logEvidence(unit[0], trials, unit[2], unit[3]);
            double after = PlainPosterior.logEvidence(unit[0], trials, unit[2] + h, unit[3]);
            assertThat(posterior.slope()).isCloseTo((after - before) / (2 * h), within(1e-5));
            assertThat(posterior.information()).isCloseTo((2 * here - before - after) / (h * h), within(1e-4));
        }
    }

    @Test
    void theIntervalHoldsNineteenTwentiethsOfAMixture() {
        double[] widths = {0.3, 0.5, 1.2};
        double[] parts = {0.5, 0.2, 0.3};
        for (double[] unit : new double[][] {{0, 0, 0.4}, {3, 3, -0.5}, {7, 20, 0.8}, {20, 30, 0}}) {
            int trials = (int) unit[1];
            Interval plain = PlainPosterior.interval(unit[0], trials, unit[2], widths, parts);
            Interval interval = UnitPosterior.interval(unit[0], trials, unit[2], widths, parts);
            assertThat(interval.value()).isCloseTo(plain.value(), within(1e-4));
            assertThat(interval.low()).isCloseTo(plain.low(), within(1e-3));
            assertThat(interval.high()).isCloseTo(plain.high(), within(1e-3));
        }
    }

    /** Odds beyond e⁷⁰⁹ are no doubles; what is as certain as that comes out for certain. */
    @Test
    void oddsMayBeBeyondAllNumbers() {
        for (double centre : new double[] {800, -800}) {
            UnitPosterior posterior = posterior(centre > 0 ? 3 : 0, 3, centre, 0.5);
            assertThat(posterior.logEvidence()).isCloseTo(0, within(1e-9));
            assertThat(posterior.share()).isCloseTo(centre > 0 ? 1 : 0, within(1e-9));
        }
    }
}
