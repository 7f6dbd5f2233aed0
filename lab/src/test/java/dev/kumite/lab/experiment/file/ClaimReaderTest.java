package dev.kumite.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.measure.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Primary, secondary and nested claims. */
class ClaimReaderTest {
    private static final String WEAK = "{says: weak, measure: 'wins[twice]', region: '> 0.5', nested: strong}";
    private static final String STRONG =
            "{name: strong, says: strong, measure: 'wins[twice]', region: '> 0.9', primary: true}";

    private static List<Claim> claims(String... lines) {
        String file = Samples.FILE.substring(0, Samples.FILE.indexOf("claims:"));
        return ExperimentReader.read("try.yaml", file + "claims:\n  - " + String.join("\n  - ", lines) + "\n")
                .claims();
    }

    private static void assertRefused(String why, String... lines) {
        assertThatThrownBy(() -> claims(lines))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("try.yaml:")
                .hasMessageContaining(why);
    }

    @Test
    void aClaimIsPrimarySecondaryOrNested() {
        assertThat(claims(WEAK, STRONG, STRONG.replace("strong", "other").replace("true", "false")))
                .extracting(Claim::rank)
                .containsExactly("nested", "primary", "secondary");
    }

    @Test
    void aNestedClaimFollowsFromTheOneItNames() {
        assertRefused("no claim of this file is called 'strong'", WEAK);
        assertRefused(
                "the region '> 0.5' does not follow from '> 0.4' of 'strong'", WEAK, STRONG.replace("0.9", "0.4"));
        assertRefused(
                "'strong' is nested itself",
                WEAK,
                STRONG.replace("primary: true", "nested: most"),
                STRONG.replace("name: strong", "name: most"));
        assertRefused("cannot be primary as well", WEAK.replace("nested", "primary: true, nested"), STRONG);
    }

    @Test
    void namesAreWordsAndUnlike() {
        assertRefused("two claims are called 'strong'", STRONG, STRONG);
        assertRefused("must be small letters, digits and hyphens", STRONG.replace("name: strong", "name: Very strong"));
    }

    @Test
    void aBorderReadsAsItWasWritten() {
        assertThat(claims(STRONG.replace("> 0.9", "> 0")).get(0).regionWords(Unit.SHARE))
                .isEqualTo("above 0.0 %");
        assertThat(claims(STRONG.replace("> 0.9", "< 1")).get(0).regionWords(Unit.SHARE))
                .isEqualTo("below 100.0 %");
        assertThat(claims(STRONG.replace("> 0.9", "0.4 .. 1")).get(0).regionWords(Unit.SHARE))
                .isEqualTo("40.0 % to 100.0 %");
    }

    @Test
    void whatGetsNoVerdictCannotBePrimary() {
        assertRefused("depends on a clock and gets no verdict", STRONG.replace("wins[", "a-seconds["));
        assertRefused(
                "depends on a clock and gets no verdict",
                STRONG.replace("wins[twice]", "parity(x=a-seconds, cells=c=*)").replace("> 0.9", "> 10"));
    }
}
