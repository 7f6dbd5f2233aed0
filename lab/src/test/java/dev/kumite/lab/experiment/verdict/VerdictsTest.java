package dev.kumite.lab.experiment.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.file.ExperimentReader;
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
        return Verdicts.of(Judgement.of(findings), family);
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

    /** Eight pairs won of eight: p = 2 / 2⁸ by Clopper and Pearson, which the interval inverts. */
    @Test
    void thePValueInvertsTheInterval() {
        List<Judgement> judgements = Judgement.of(findings("1".repeat(16), "1".repeat(400), "10".repeat(8)));
        Judgement won = judgements.get(0);
        assertThat(won.pValue()).isCloseTo(1 / 128.0, withinPercentage(0.2));
        assertThat(won.pText()).isEqualTo("p = 0.0078");
        assertThat(Interval.clopperPearson(8, 8, 1 - won.pValue()).low()).isGreaterThan(0.5);
        assertThat(Interval.clopperPearson(8, 8, 1 - won.pValue() / 1.01).low()).isLessThan(0.5);
        assertThat(judgements.get(1).pText()).isEqualTo("p < 0.000001");
        assertThat(judgements.get(2).decided()).isFalse();
        assertThat(judgements.get(2).pValue()).isEqualTo(1);
    }

    /** Six pairs won have p = 0.031. Alone it stands; among four claims it would have to be below 0.05 · 3/4 / 2.08. */
    @Test
    void falseDiscoveriesAreControlledOverAllClaims() {
        Discoveries discoveries =
                Discoveries.of(Judgement.of(findings("1".repeat(40), "1".repeat(12), "10".repeat(10))));
        assertThat(discoveries.standing()).extracting(Claim::says).containsExactlyInAnyOrder("sure", "beside");
        assertThat(discoveries.falling())
                .extracting(judgement -> judgement.claim().says())
                .containsExactly("hardly");
        assertThat(discoveries.sentence())
                .isEqualTo("Of 4 claims 2 are reproduced, 1 differs and 1 is undecided; 2 of the 3 verdicts stand"
                        + " with the false discovery rate controlled at 5 % (Benjamini and Yekutieli).");
    }
}
