package dev.kumite.web.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.web.live.Assessment.Quality;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a move costs, what that is called, and how accurately a player played. */
class AssessmentTest {

    /** An expected result of 0.2 is 60 %: after a move to 0.0, which is 50 %, ten points are lost. */
    @ParameterizedTest
    @CsvSource({
        "0.2, 0.0, 10, MISTAKE",
        "0.2, 0.3, 0, GOOD",
        "0.2, 0.102, 4.9, GOOD",
        "0.2, 0.1, 5, INACCURACY",
        "0.2, 0.002, 9.9, INACCURACY",
        "0.2, -0.198, 19.9, MISTAKE",
        "0.2, -0.2, 20, BLUNDER",
        "1, -1, 100, BLUNDER"
    })
    void aMoveIsCalledByThePointsItCosts(double before, double after, double loss, Quality quality) {
        Assessment assessed = Assessment.of(before, after);
        assertThat(assessed.loss()).isCloseTo(loss, within(1e-9));
        assertThat(assessed.quality()).isEqualTo(quality);
    }

    @Test
    void onlyGoodMovesAndBestOnesNeedNotBeLookedForAgain() {
        assertThat(Assessment.ofBest().isGood()).isTrue();
        assertThat(Assessment.of(0.2, 0.15).isGood()).isTrue();
        assertThat(Assessment.of(0.2, 0.1).isGood()).isFalse();
    }

    @Test
    void theThresholdsAreNamed() {
        assertThat(Assessment.thresholds().toString()).isEqualTo("{inaccuracy=5, mistake=10, blunder=20}");
    }

    /** Losses of 0, 0, 10 and 50 points count 100, 100, 67.0 and 13.5: 70.1 % in the mean. */
    @Test
    void theAccuracyIsTheMeanOverTheMoves() {
        assertThat(Assessment.accuracy(List.of(0.0, 0.0, 0.0))).isEqualTo(100);
        assertThat(Assessment.accuracy(List.of(0.0, 0.0, 10.0, 50.0))).isCloseTo(70.14, within(0.01));
        assertThat(Assessment.accuracy(List.of(100.0))).isCloseTo(1.83, within(0.01));
    }
}
