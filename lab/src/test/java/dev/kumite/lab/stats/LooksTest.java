package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The plan of looks: what each may err, how many games it takes in, and what a p value is worth there. */
class LooksTest {
    @Test
    void theLooksSpendOneErrorTogether() {
        double spent = 0;
        for (int look = 1; look <= 1000; look++) spent += 1 - Looks.confidence(look);
        assertThat(spent).isBetween(0.0499, 0.05);
        assertThat(Looks.confidence(1)).isCloseTo(0.975, within(1e-12));
        assertThat(Looks.confidence(2)).isCloseTo(1 - 0.05 / 6, within(1e-12));
        assertThat(Looks.confidence(3)).isCloseTo(1 - 0.05 / 12, within(1e-12));
    }

    /** Half as many again from look to look, up to whole pairs: 25, 37.5, 56.25; and 20 · 1.5¹¹ = 1729.95. */
    @Test
    void eachLookIsAtHalfAsManyGamesAgain() {
        assertThat(List.of(Looks.games(25, 1), Looks.games(25, 2), Looks.games(25, 3), Looks.games(20, 12)))
                .containsExactly(25L, 38L, 58L, 1730L);
    }

    /** The normal distribution has 98.75 % below 2.2414 and 0.05 / 12 above 2.6383. */
    @Test
    void laterLooksReachFurther() {
        assertThat(Looks.reach(1)).isCloseTo(2.2414, within(5e-5));
        assertThat(Looks.reach(2)).isCloseTo(2.6383, within(5e-5));
    }

    @Test
    void aPValueCountsForTheLooksBeforeItAndNoVerdictHasOneAboveTheError() {
        assertThat(Looks.overall(0.001, 1)).isCloseTo(0.002, within(1e-12));
        assertThat(Looks.overall(0.001, 3)).isCloseTo(0.012, within(1e-12));
        assertThat(Looks.overall(0.04, 3)).isCloseTo(0.05, within(1e-12));
    }
}
