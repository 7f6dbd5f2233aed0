package dev.kumite.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Corrections for many comparisons. */
class ComparisonsTest {
    private static final List<Double> FOUR = List.of(0.01, 0.04, 0.03, 0.005);

    @Test
    void holmByHand() {
        Comparisons holm = Comparisons.holm(FOUR);
        assertThat(holm.corrected())
                .usingElementComparator(ComparisonsTest::nearly)
                .containsExactly(0.03, 0.06, 0.06, 0.02);
        assertThat(holm.significant(0, 0.05)).isTrue();
        assertThat(holm.significant(1, 0.05)).isFalse();
        assertThat(holm.note()).isEqualTo("4 comparisons; p values corrected after Holm.");
    }

    @Test
    void bonferroniByHand() {
        Comparisons bonferroni = Comparisons.bonferroni(List.of(0.01, 0.4, 0.03));
        assertThat(bonferroni.corrected())
                .usingElementComparator(ComparisonsTest::nearly)
                .containsExactly(0.03, 1.0, 0.09);
        assertThat(bonferroni.raw()).containsExactly(0.01, 0.4, 0.03);
    }

    /**
     * The fifteen p values of Benjamini and Hochberg (1995, section 4), whose own procedure finds the first four. With the
     * factor 1 + ½ + … + 1/15 = 3.318 of Benjamini and Yekutieli (2001) three are left; the corrected values were checked
     * with {@code scipy.stats.false_discovery_control(p, method="by")}.
     */
    @Test
    void benjaminiYekutieliOnPublishedValues() {
        List<Double> published = List.of(
                0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
                0.7590, 1.0);
        Comparisons comparisons = Comparisons.benjaminiYekutieli(published);
        double[] expected = {0.004977, 0.009955, 0.031523, 0.118212};
        for (int i = 0; i < expected.length; i++)
            assertThat(comparisons.corrected().get(i)).isCloseTo(expected[i], within(1e-6));
        for (int i = 0; i < published.size(); i++)
            assertThat(comparisons.significant(i, 0.05)).isEqualTo(i < 3);
        assertThat(comparisons.corrected()).isSorted();
        assertThat(comparisons.corrected().get(14)).isEqualTo(1);
        assertThat(comparisons.note()).isEqualTo("15 comparisons; p values corrected after Benjamini and Yekutieli.");
    }

    private static int nearly(double a, double b) {
        return Math.abs(a - b) < 1e-12 ? 0 : Double.compare(a, b);
    }

    @Test
    void oneComparisonStaysAsItIs() {
        assertThat(Comparisons.holm(List.of(0.04)).corrected()).containsExactly(0.04);
        assertThat(Comparisons.confidenceOfEach(0.95, 1)).isEqualTo(0.95, within(1e-12));
        assertThat(Comparisons.confidenceOfEach(0.95, 5)).isEqualTo(0.99, within(1e-12));
    }

    /** Twenty comparisons of equals: at least one false find in at most one table of twenty. */
    @Test
    void tablesOfEqualsShowNothing() {
        Rng rng = new Rng(9);
        int tables = 2000;
        int false95 = 0;
        for (int table = 0; table < tables; table++) {
            List<Double> pValues = new ArrayList<>();
            for (int i = 0; i < 20; i++) pValues.add(rng.real());
            Comparisons holm = Comparisons.holm(pValues);
            boolean found = false;
            for (int i = 0; i < 20; i++) found |= holm.significant(i, 0.05);
            if (found) false95++;
        }
        Interval seen = Interval.clopperPearson(false95, tables, 0.999);
        assertThat(0.05).isBetween(seen.low(), seen.high());
    }

    /** The tails of a fair coin thrown ten times: 1 + 10 + 45 of 1024 for two heads or fewer. */
    @Test
    void exactPValues() {
        assertThat(Comparisons.pValue(2, 10, 0.5)).isEqualTo(2 * 56 / 1024.0, within(1e-12));
        assertThat(Comparisons.pValue(8, 10, 0.5)).isEqualTo(2 * 56 / 1024.0, within(1e-12));
        assertThat(Comparisons.pValue(5, 10, 0.5)).isEqualTo(1);
        assertThat(Comparisons.pValue(0, 10, 0.5)).isEqualTo(2 / 1024.0, within(1e-12));
    }
}
