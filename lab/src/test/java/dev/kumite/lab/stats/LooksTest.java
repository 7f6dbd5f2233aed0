package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The plan of looks: what each may err, how many games it takes in, and what a p value is worth there. */
class LooksTest {
    private static final int SAMPLES = 200_000;

    /** Of sums of normal values, so many are missed by some look, 0.05 · 12/13 in all, and half of them by the first. */
    @Test
    void theLooksSpendOneErrorTogether() {
        Random random = new Random(5);
        int[] firstMissed = new int[Looks.MOST];
        for (int i = 0; i < SAMPLES; i++) {
            double size = 0;
            double sum = 0;
            for (int look = 1; look <= Looks.MOST; look++) {
                double next = Math.pow(1.5, look - 1);
                sum += Math.sqrt(next - size) * random.nextGaussian();
                size = next;
                if (Math.abs(sum) > Looks.reach(look) * Math.sqrt(size)) {
                    firstMissed[look - 1]++;
                    break;
                }
            }
        }
        for (int look = 1; look <= Looks.MOST; look++) {
            double expected = SAMPLES * 0.05 / (look * (look + 1));
            assertThat(firstMissed[look - 1]).as("look " + look).isCloseTo((int) expected, within((int)
                    (4 * Math.sqrt(expected))));
        }
    }

    /** Half as many again from look to look, up to whole pairs: 25, 37.5, 56.25; and 20 · 1.5¹¹ = 1729.95. */
    @Test
    void eachLookIsAtHalfAsManyGamesAgain() {
        assertThat(List.of(Looks.games(25, 1), Looks.games(25, 2), Looks.games(25, 3), Looks.games(20, 12)))
                .containsExactly(25L, 38L, 58L, 1730L);
    }

    /** The normal distribution has 98.75 % below 2.2414; the later ones by an independent program. */
    @Test
    void laterLooksReachFurther() {
        double[] reaches = {2.2414, 2.40, 2.60, 2.77, 2.91, 3.04, 3.14, 3.22, 3.30, 3.37, 3.42, 3.48};
        for (int look = 1; look <= Looks.MOST; look++)
            assertThat(Looks.reach(look)).isCloseTo(reaches[look - 1], within(0.006));
        assertThat(Looks.confidence(Looks.reach(1))).isCloseTo(0.975, within(1e-9));
        assertThat(Looks.cautiousReach(1)).isCloseTo(Looks.reach(1), within(1e-9));
        assertThat(Looks.confidence(Looks.cautiousReach(3))).isCloseTo(1 - 0.05 / 12, within(1e-12));
    }

    @Test
    void aPValueCountsForTheLooksBeforeItAndNoVerdictHasOneAboveTheError() {
        assertThat(Looks.overall(0.001, 1)).isCloseTo(0.002, within(1e-12));
        assertThat(Looks.overall(0.001, 3)).isCloseTo(0.012, within(1e-12));
        assertThat(Looks.overall(0.04, 3)).isCloseTo(0.05, within(1e-12));
    }
}
