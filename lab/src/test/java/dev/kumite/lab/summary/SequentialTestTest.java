package dev.kumite.lab.summary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.plan.Stop;
import dev.kumite.lab.stats.Pairs;
import dev.kumite.lab.stats.Sprt;
import org.junit.jupiter.api.Test;

/** The verdict of a run's sequential test, in one word and in a sentence. */
class SequentialTestTest {
    private static final Stop RULE = Stop.parse("sprt(elo0=0, elo1=50)");
    private static final Pairs STRONG = new Pairs(0, 0, 10, 20, 60);
    private static final Pairs WEAK = new Pairs(60, 20, 10, 0, 0);

    private static SequentialTest of(Pairs pairs, boolean complete) {
        return SequentialTest.of(RULE, pairs, complete).orElseThrow();
    }

    @Test
    void aCompleteRunHasAVerdict() {
        assertThat(of(STRONG, true).word()).isEqualTo("passed");
        assertThat(of(STRONG, true).sentence())
                .startsWith(
                        "The sequential test of 50 against 0 Elo passed: the difference is rather 50 Elo or more (");
        assertThat(of(WEAK, true).word()).isEqualTo("failed");
        assertThat(of(new Pairs(1, 1, 1, 1, 1), true).verdict()).isEqualTo(Sprt.Verdict.UNDECIDED);
    }

    @Test
    void beforeTheEndNothingIsDecided() {
        assertThat(of(STRONG, false).verdict()).isEqualTo(Sprt.Verdict.UNDECIDED);
        assertThat(of(STRONG, false).llr()).isEqualTo(of(STRONG, true).llr());
    }

    @Test
    void otherRulesHaveNoTest() {
        assertThat(SequentialTest.of(new Stop.Never(), STRONG, true)).isEmpty();
        assertThat(SequentialTest.of(Stop.parse("width(percent=3)"), STRONG, true))
                .isEmpty();
    }
}
