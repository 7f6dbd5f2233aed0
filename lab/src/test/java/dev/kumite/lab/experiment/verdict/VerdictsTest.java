package dev.kumite.lab.experiment.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.stats.Comparisons;
import dev.kumite.lab.stats.Interval;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Verdicts counted over primary claims, and Holm's correction by intervals. */
class VerdictsTest {
    private static final String CLAIMS = """
            claims:
              - {says: sure, measure: "wins[c=0.3]", region: "> 0.5", primary: true}
              - {says: hardly, measure: "wins[c=0.7]", region: "> 0.5", primary: true}
              - {says: open, measure: "wins[c=1.4]", region: "> 0.5", primary: true}
              - {says: beside, measure: "losses[c=0.3]", region: "> 0.5"}
            """;

    private static Findings findings(String... results) {
        String text = Samples.FILE.substring(0, Samples.FILE.indexOf("claims:")) + CLAIMS;
        return Samples.findings(ExperimentReader.read("try.yaml", text), Scale.PAPER, results);
    }

    private static Verdicts verdicts(Findings findings, int family) {
        return Verdicts.of(Judgement.of(findings, family), family);
    }

    private static List<String> standing(Verdicts verdicts) {
        return verdicts.primary().stream()
                .map(Judgement::claim)
                .filter(verdicts.standing()::contains)
                .map(Claim::says)
                .toList();
    }

    @Test
    void onlyPrimaryClaimsAreCounted() {
        Verdicts verdicts = verdicts(findings("1".repeat(40), "1".repeat(12), "10".repeat(10)), 3);
        assertThat(verdicts.sentence())
                .isEqualTo("Of 3 primary claims, 2 are reproduced, 0 differ and 1 is undecided."
                        + " 1 secondary claim is shown and not counted.");
    }

    /** Six pairs won have p = 2 / 2⁶ = 0.031: enough for one comparison, not for two. */
    @Test
    void holmTakesTheSurestFirst() {
        Findings two = findings("1".repeat(40), "1".repeat(12), "1".repeat(12));
        assertThat(standing(verdicts(two, 3))).containsExactly("sure");
        assertThat(verdicts(two, 3).holmSentence())
                .isEqualTo("1 of these verdicts stands after Holm's correction for the 3 primary claims of the paper.");
        Findings last = findings("1".repeat(40), "1".repeat(40), "1".repeat(12));
        assertThat(standing(verdicts(last, 3))).containsExactly("sure", "hardly", "open");
        assertThat(standing(verdicts(last, 4)))
                .as("a claim of another experiment, not judged here")
                .containsExactly("sure", "hardly");
    }

    @Test
    void aVerdictWithstandsAsManyComparisonsAsItsIntervalAllows() {
        Judgement judgement =
                Judgement.of(findings("1".repeat(16), "", ""), 100).get(0);
        int most = judgement.withstands();
        assertThat(most).as("eight pairs won have p = 1/128 = 0.05 / 6.4").isEqualTo(6);
        assertThat(Interval.clopperPearson(8, 8, Comparisons.confidenceOfEach(0.95, most))
                        .low())
                .isGreaterThan(0.5);
        assertThat(Interval.clopperPearson(8, 8, Comparisons.confidenceOfEach(0.95, most + 1))
                        .low())
                .isLessThan(0.5);
    }
}
