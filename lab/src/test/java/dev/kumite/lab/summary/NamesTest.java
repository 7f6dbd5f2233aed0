package dev.kumite.lab.summary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.lab.plan.Contest;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NamesTest {
    private static Names of(String label, String game, String problems) {
        return Names.of(new Contest(label, Map.of(), game, "A(x=1)", "B(y=2)", "standard", problems, 2, true, 0));
    }

    @Test
    void labelsOfTwoNamesCarryThem() {
        assertThat(of(Names.label("one", "two", ""), "onitama", "")).isEqualTo(new Names("one", "two"));
        assertThat(of(Names.label("one", "two", "onitama(size=7, first=blue)"), "onitama(size=7, first=blue)", ""))
                .isEqualTo(new Names("one", "two"));
    }

    @Test
    void otherContestsGoByTheirAgentsTexts() {
        assertThat(of("c=0.3", "onitama", "")).isEqualTo(new Names("A(x=1)", "B(y=2)"));
        assertThat(of("a – b – c", "onitama", "")).isEqualTo(new Names("A(x=1)", "B(y=2)"));
        assertThat(of("one – two", "onitama", "file.tsv")).isEqualTo(new Names("A(x=1)", "problems"));
    }
}
