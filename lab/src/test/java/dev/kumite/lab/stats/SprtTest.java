package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.core.Rng;
import org.junit.jupiter.api.Test;

/** The sequential test: published ratios, error rates, and the schedule alone decides. */
class SprtTest {

    /** Values that another testing tool publishes in its tests, from long tests of a chess program. */
    @Test
    void publishedRatios() {
        ratio(Sprt.normalised(0, 2), Pairs.of(365, 16618, 36029 + 200, 16974, 390), 2.25);
        ratio(Sprt.normalised(-1.75, 0.25), Pairs.of(127, 4883, 10311 + 401, 5150, 104), 3.01);
        ratio(Sprt.logistic(0.5, 2.5), Pairs.of(223, 9863, 20279 + 1000, 10037, 246), -3.07);
        ratio(Sprt.logistic(0, 2), Pairs.of(871, 26175, 55003 + 980, 26678, 821), -4.98);
        ratio(Sprt.normalised(0, 2), new WinDrawLoss(36433, 68692, 36027), 0.92);
        ratio(Sprt.normalised(-1.75, 0.25), new WinDrawLoss(10871, 20431, 10650), 2.30);
        ratio(Sprt.logistic(0.5, 2.5), new WinDrawLoss(21404, 40708, 21184), -1.57);
        ratio(Sprt.logistic(0, 2), new WinDrawLoss(57433, 106593, 57030), -2.59);
    }

    private static void ratio(Sprt sprt, Outcomes outcomes, double published) {
        assertThat(sprt.llr(outcomes)).isEqualTo(published, within(0.006));
    }

    @Test
    void waldsBounds() {
        Sprt sprt = Sprt.logistic(0, 3);
        assertThat(sprt.upper()).isEqualTo(2.944, within(0.0005));
        assertThat(sprt.lower()).isEqualTo(-2.944, within(0.0005));
        assertThat(sprt.verdict(2.95)).isEqualTo(Sprt.Verdict.PASSED);
        assertThat(sprt.verdict(-2.95)).isEqualTo(Sprt.Verdict.FAILED);
        assertThat(sprt.verdict(2.94)).isEqualTo(Sprt.Verdict.UNDECIDED);
        assertThat(sprt.llr(Pairs.NONE)).isZero();
    }

    @Test
    void errorRatesAreAsPromised() {
        Sprt sprt = new Sprt(0, 60, false, 0.05, 0.10);
        errors(sprt, Simulation.independentPairs(0.5, 0.3), Sprt.Verdict.PASSED, 0.05);
        errors(sprt, Simulation.independentPairs(Elo.score(60), 0.3), Sprt.Verdict.FAILED, 0.10);
    }

    /** Wald's bounds are those of a test that ends exactly on them; a little overshoot makes errors rarer still. */
    private static void errors(Sprt sprt, double[] truth, Sprt.Verdict wrong, double promised) {
        int rounds = 1500;
        int errors = 0;
        Rng rng = new Rng(11);
        for (int round = 0; round < rounds; round++) {
            Sprt.Verdict verdict = Sprt.Verdict.UNDECIDED;
            Pairs pairs = Pairs.NONE;
            while (verdict == Sprt.Verdict.UNDECIDED) {
                pairs = pairs.and(Simulation.draw(rng, truth));
                verdict = sprt.verdict(sprt.llr(pairs));
            }
            if (verdict == wrong) errors++;
        }
        Interval seen = Interval.clopperPearson(errors, rounds, 0.999);
        assertThat(seen.low()).isLessThan(promised);
        assertThat(seen.high()).isGreaterThan(0.8 * promised);
    }

    @Test
    void hypothesesMustDiffer() {
        assertThatThrownBy(() -> Sprt.logistic(3, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sprt(0, 3, false, 0.5, 0.5)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theLargestDifferencesMayBeTestedAndErrorsMustBePossible() {
        assertThat(Sprt.mostElo()).isEqualTo(200);
        assertThat(Sprt.logistic(-200, 200).elo0()).isEqualTo(-200);
        assertThatThrownBy(() -> Sprt.logistic(0, 200.5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Sprt.logistic(-200.5, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sprt(0, 3, false, 0, 0.05)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sprt(0, 3, false, 0.05, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRatioOnABoundDecides() {
        Sprt sprt = new Sprt(0, 3, false, 0.05, 0.1);
        assertThat(sprt.verdict(Math.log(18))).isEqualTo(Sprt.Verdict.PASSED);
        assertThat(sprt.verdict(sprt.upper())).isEqualTo(Sprt.Verdict.PASSED);
        assertThat(sprt.verdict(sprt.lower())).isEqualTo(Sprt.Verdict.FAILED);
        assertThat(sprt.verdict(Math.nextUp(sprt.lower()))).isEqualTo(Sprt.Verdict.UNDECIDED);
    }
}
