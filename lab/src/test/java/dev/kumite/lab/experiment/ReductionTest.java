package dev.kumite.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.verdict.Judgement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a verdict says of a budget that is not the paper's. */
class ReductionTest {
    private static Experiment with(String quick) {
        return ExperimentReader.read(
                "try.yaml", Samples.FILE.replace("{games: 4,  values: {n: 20, depths: [1, 2]}}", quick));
    }

    private static List<String> words(Experiment experiment, String... results) {
        return Judgement.of(Samples.findings(experiment, Scale.QUICK, results)).stream()
                .map(Judgement::words)
                .toList();
    }

    @Test
    void aBudgetIsReducedOnlyWhereSomethingButTheGamesIsReduced() {
        Experiment reduced = Samples.experiment();
        assertThat(Reduction.of(reduced, Scale.QUICK).ofBudget()).isTrue();
        assertThat(Reduction.of(reduced, Scale.QUICK).lines())
                .isEqualTo(List.of("20 games instead of 500", "n = 20 instead of 2k (divided by 100)"));
        assertThat(Reduction.of(reduced, Scale.PAPER).ofBudget()).isFalse();
        Experiment same = ExperimentReader.read("try.yaml", Samples.FILE.replaceAll("n: 20+,|n: 2k,", "n: 50,"));
        assertThat(Reduction.of(same, Scale.QUICK).ofBudget()).isFalse();
    }

    @Test
    void aVerdictNamesTheShareOfTheBudget() {
        Experiment many = with("{games: 100, values: {n: 20, depths: [1, 2]}}");
        assertThat(words(many, "0".repeat(100), "0".repeat(100), "1".repeat(100)))
                .containsExactly("differs at 1/100 of the budget", "differs at 1/100 of the budget");
        assertThat(words(many, "1".repeat(100), "1".repeat(100), "0".repeat(100)))
                .containsExactly("reproduced at 1/100 of the budget", "reproduced at 1/100 of the budget");
        assertThat(words(with("{games: 100, budget-ratio: 1/70, values: {n: 20, depths: [1, 2]}}"), "0".repeat(100)))
                .last()
                .isEqualTo("differs at 1/70 of the budget");
        assertThat(words(with("{games: 100, budget-ratio: 1, values: {n: 20, depths: [1, 2]}}"), "0".repeat(100)))
                .last()
                .isEqualTo("differs");
    }

    @Test
    void severalValuesHaveTheMeanRatioUnlessTheyAreCutVeryDifferently() {
        String both = Samples.FILE
                .replace("b: greedy", "b: mcts(iterations=${m})")
                .replace("n: 2k,", "n: 2k, m: 1800,")
                .replace("n: 200,", "n: 200, m: 200,");
        Experiment alike = ExperimentReader.read("try.yaml", both.replace("n: 20,", "n: 20, m: 20,"));
        assertThat(Reduction.of(alike, Scale.QUICK).ratio().orElseThrow())
                .isCloseTo(1 / Math.sqrt(100 * 90), within(1e-12));
        assertThat(Reduction.of(alike, Scale.QUICK).words(alike.claims().get(0)))
                .isEqualTo("at 1/95 of the budget");
        Experiment apart = ExperimentReader.read("try.yaml", both.replace("n: 20,", "n: 20, m: 200,"));
        assertThat(Reduction.of(apart, Scale.QUICK).ratio()).isEmpty();
        assertThat(Reduction.of(apart, Scale.QUICK).words(apart.claims().get(0)))
                .isEqualTo("at a reduced budget");
    }

    @Test
    void aClaimAboutCellsThatAreThePapersOwnIsNotReduced() {
        Experiment experiment = ExperimentReader.read(
                "try.yaml",
                Samples.FILE.replace("a: mcts(iterations=${2*n})", "a: greedy").replace("score[c=*]", "score[twice]"));
        Reduction reduction = Reduction.of(experiment, Scale.QUICK);
        assertThat(reduction.ofBudget()).isTrue();
        assertThat(reduction.words(experiment.claims().get(0))).isEqualTo("at 1/100 of the budget");
        assertThat(reduction.words(experiment.claims().get(1))).isEmpty();
    }

    @Test
    void aWrongRatioIsNamedWithItsLine() {
        assertThatThrownBy(() -> with("{games: 4, budget-ratio: 70, values: {n: 20, depths: [1, 2]}}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("try.yaml:8")
                .hasMessageContaining("'70' is no ratio of budgets; write 1/70");
        assertThatThrownBy(() -> ExperimentReader.read(
                        "try.yaml",
                        Samples.FILE.replace("{games: 100, values", "{games: 100, budget-ratio: 1, values")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("the paper's scale has the paper's budget");
    }
}
