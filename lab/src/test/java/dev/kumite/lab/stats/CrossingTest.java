package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a score crosses a level. */
class CrossingTest {
    @Test
    void pointsOnACurveGiveItsCrossing() {
        List<Crossing.Point> points = new ArrayList<>();
        for (double x : new double[] {10, 30, 100, 300, 1000})
            points.add(new Crossing.Point(x, score(x, 80, 1.3), 1000));
        assertThat(Crossing.of(points, 0.5).value()).isCloseTo(80, within(1e-6));
        double at = Crossing.of(points, 0.8).value();
        assertThat(score(at, 80, 1.3)).isCloseTo(0.8, within(1e-9));
    }

    private static double score(double x, double middle, double slope) {
        return 1 / (1 + Math.pow(x / middle, -slope));
    }

    @Test
    void theIntervalHoldsTheTruthAboutNineteenTimesInTwenty() {
        Rng rng = new Rng(5);
        int held = 0;
        int rounds = 1000;
        for (int round = 0; round < rounds; round++) {
            List<Crossing.Point> points = new ArrayList<>();
            for (double x : new double[] {1, 3, 10, 30, 100}) {
                int wins = 0;
                for (int game = 0; game < 40; game++) if (rng.below(1_000_000) < 1e6 * score(x, 12, 1)) wins++;
                points.add(new Crossing.Point(x, wins / 40.0, 40));
            }
            Interval crossing = Crossing.of(points, 0.5);
            if (crossing.low() <= 12 && 12 <= crossing.high()) held++;
        }
        assertThat(held / (double) rounds).isBetween(0.93, 0.97);
    }

    @Test
    void whatShowsNoSlopeHasNoBounds() {
        List<Crossing.Point> flat = List.of(new Crossing.Point(1, 0.5, 20), new Crossing.Point(10, 0.55, 20));
        assertThat(Crossing.of(flat, 0.5).low()).isZero();
        assertThat(Crossing.of(flat, 0.5).high()).isInfinite();
        assertThat(Crossing.of(List.of(new Crossing.Point(1, 0.5, 20)), 0.5).value())
                .isNaN();
        assertThat(Crossing.of(List.of(), 0.5).value()).isNaN();
    }

    @Test
    void nothingBelowAndEverythingAboveStillCrossesBetween() {
        List<Crossing.Point> step = List.of(
                new Crossing.Point(1, 0, 50),
                new Crossing.Point(10, 0, 50),
                new Crossing.Point(100, 1, 50),
                new Crossing.Point(1000, 1, 50));
        Interval crossing = Crossing.of(step, 0.5);
        assertThat(crossing.value()).isBetween(10.0, 100.0);
        assertThat(crossing.low()).isGreaterThan(1);
        assertThat(crossing.high()).isLessThan(1000);
    }

    /** Through two points goes one line: 1/4 at e and 3/4 at e³ are −ln 3 and ln 3, and 1/2 lies half way, at e². */
    @Test
    void twoPointsAreEnough() {
        List<Crossing.Point> points =
                List.of(new Crossing.Point(Math.E, 0.25, 40), new Crossing.Point(Math.exp(3), 0.75, 40));
        Interval crossing = Crossing.of(points, 0.5);
        assertThat(crossing.value()).isCloseTo(Math.exp(2), within(1e-9));
        assertThat(crossing.low() * crossing.high()).as("even to both sides").isCloseTo(Math.exp(4), within(1e-6));
    }

    @Test
    void pointsWithoutGamesOrWithoutALogarithmAreLeftOut() {
        List<Crossing.Point> points =
                List.of(new Crossing.Point(Math.E, 0.25, 40), new Crossing.Point(Math.exp(3), 0.75, 40));
        for (Crossing.Point useless : List.of(
                new Crossing.Point(0, 0.1, 40),
                new Crossing.Point(-1, 0.1, 40),
                new Crossing.Point(7, Double.NaN, 0),
                new Crossing.Point(7, 0.1, -5))) {
            List<Crossing.Point> more = new ArrayList<>(points);
            more.add(useless);
            assertThat(Crossing.of(more, 0.5)).as("%s", useless).isEqualTo(Crossing.of(points, 0.5));
        }
    }
}
