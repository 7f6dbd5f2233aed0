package dev.kumite.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.stats.Region;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the claims of the shipped files have to be so that a count of their verdicts means something. */
class ShippedClaimsTest {
    private static final int MOST_PRIMARY = 12;

    @Test
    void everyPaperHasAFewPrimaryClaims() {
        Map<String, Integer> primary = ExperimentCatalogue.shipped().all().stream()
                .collect(Collectors.groupingBy(Experiment::paper, Collectors.summingInt(Experiment::primaryClaims)));
        assertThat(primary).as("five papers and our own").hasSize(6);
        primary.forEach((paper, count) -> assertThat(count).as(paper).isBetween(1, MOST_PRIMARY));
    }

    @Test
    void noTwoClaimsContradictEachOtherAndAWiderOneIsNested() {
        for (Experiment experiment : ExperimentCatalogue.shipped().all()) {
            List<Claim> claims = experiment.claims();
            for (int i = 0; i < claims.size(); i++)
                for (int j = 0; j < claims.size(); j++)
                    if (i != j && sameQuantity(claims.get(i), claims.get(j))) check(claims.get(i), claims.get(j));
        }
    }

    private static boolean sameQuantity(Claim one, Claim other) {
        return one.measure().sum().equals(other.measure().sum())
                && one.measure().divisor().equals(other.measure().divisor());
    }

    private static void check(Claim one, Claim other) {
        Region a = one.region();
        Region b = other.region();
        assertThat(a.low() <= b.high() && b.low() <= a.high())
                .as("%s and %s contradict each other", one.place(), other.place())
                .isTrue();
        if (a.contains(b))
            assertThat(one.nested())
                    .as("%s follows from %s", one.place(), other.place())
                    .isNotEmpty();
    }
}
