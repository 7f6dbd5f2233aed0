package dev.kumite.lab.experiment.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.kumite.agents.Agents;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Costs from stored games, from sample games, and of training. */
class CostEstimatorTest {
    private static final Agents AGENTS = Agents.shipped();

    @TempDir
    private Path folder = Path.of("");

    private static AgentBudget budget(String agent) {
        return AgentBudget.of(agent, AGENTS);
    }

    @Test
    void thinkingTimeIsInProportionToTheBudget() {
        assertThat(budget("mcts(iterations=10k)").times(budget("mcts(iterations=100)")))
                .isEqualTo(100);
        assertThat(budget("mcts(time=2s)").times(budget("mcts(time=10ms)"))).isEqualTo(200);
        assertThat(budget("mcts(iterations=10k)").times(budget("mcts(time=2s)")))
                .isNaN();
        assertThat(budget("mcts(c=1, iterations=10k)").times(budget("mcts(c=2, iterations=100)")))
                .isNaN();
        assertThat(budget("alphabeta(depth=6)").times(budget("alphabeta(depth=6)")))
                .isEqualTo(1);
        assertThat(budget("alphabeta(depth=6)").times(budget("alphabeta(depth=4)")))
                .isNaN();
        assertThat(budget("greedy").times(budget("greedy"))).isEqualTo(1);
    }

    @Test
    void samplesAreSmall() {
        assertThat(budget("mcts(iterations=10k)").sample()).isEqualTo("mcts(iterations=100)");
        assertThat(budget("mcts(iterations=50)").sample()).isEqualTo("mcts(iterations=50)");
        assertThat(budget("mcts(time=2s)").sample()).isEqualTo("mcts(time=10ms)");
        assertThat(budget("alphabeta(depth=4)").sample()).isEqualTo("alphabeta(depth=4)");
    }

    /** Twenty iterations at quick, two thousand at paper: A thinks a hundred times as long, greedy as long as before. */
    @Test
    void storedGamesOfASmallerScaleAreScaledByEachAgentsBudget() {
        Experiment experiment = Samples.experiment();
        try (Store store = Store.open(folder.resolve("k.db"))) {
            Runner runner = new Runner(store, PreparedPlan.of(experiment.plan(Scale.QUICK), AGENTS), "test");
            runner.play(1, totals -> {});
            double seconds = 0;
            for (int cell = 0; cell < 4; cell++) {
                int games = experiment.at(Scale.QUICK).contests().get(cell).games();
                List<Effort> efforts = store.efforts(runner.run().id(), cell, games);
                seconds += (100.0 * efforts.get(0).nanos() + efforts.get(1).nanos())
                        / games
                        * experiment.at(Scale.PAPER).contests().get(cell).games()
                        / 1e9;
            }
            ExperimentCost cost = new CostEstimator(AGENTS, store, 1).of(experiment, Scale.PAPER);
            assertThat(cost.seconds()).isCloseTo(seconds, withinPercentage(1e-6));
            assertThat(List.of(cost.stored(), cost.sampled(), cost.unknown())).containsExactly(4, 0, 0);
            assertThat(cost.games()).isEqualTo(500);
        }
    }

    @Test
    @Tag("slow")
    void whatIsNotStoredIsSampled() {
        ExperimentCost cost = new CostEstimator(AGENTS, null, 1).of(Samples.experiment(), Scale.PAPER);
        assertThat(List.of(cost.stored(), cost.sampled(), cost.unknown())).containsExactly(0, 4, 0);
        assertThat(cost.seconds()).isPositive();
        assertThat(cost.longestGame()).isPositive().isLessThan(cost.seconds());
        assertThat(cost.training()).isZero();
    }

    @Test
    @Tag("slow")
    void aLessonIsCountedWhereItIsNeededFirst() {
        Experiment learning = ExperimentReader.read(
                "try.yaml",
                Samples.FILE
                        .replace("cells:\n", "training: [{name: td, agent: td}]\ncells:\n")
                        .replace("b: greedy", "b: td(file=lesson:td/20k)"));
        CostEstimator estimator = new CostEstimator(AGENTS, null, 1);
        ExperimentCost first = estimator.of(learning, Scale.PAPER);
        assertThat(first.training()).isPositive().isEqualTo(first.longestLesson());
        assertThat(first.unknown()).isZero();
        assertThat(estimator.of(learning, Scale.PAPER).training()).isZero();
    }

    @Test
    void moreWorkersDoNotShortenALessonOrAGame() {
        ExperimentCost cost = new ExperimentCost("a", 100, 3600, 60, 720, 360, 1, 0, 0);
        assertThat(cost.playing(1)).isEqualTo(3600);
        assertThat(cost.playing(1000)).isEqualTo(60);
        // The lessons of both are trained at the same time, 24 minutes of work in all, six minutes in the longest.
        CostReport report = CostReport.of("paper", List.of(cost, cost), 4);
        assertThat(report.coreHours()).isCloseTo(2.4, within(1e-9));
        assertThat(report.wallHours()).isCloseTo((360 + 2 * 900) / 3600.0, within(1e-9));
        assertThat(CostReport.of("paper", List.of(cost, cost), 1000).wallHours())
                .isCloseTo((360 + 2 * 60) / 3600.0, within(1e-9));
        assertThat(report.executors()).extracting(CostReport.Wall::executors).containsExactly(1, 2, 4, 8, 16, 32, 64);
        assertThat(String.join("\n", report.lines(100)))
                .contains("In all about 2.4 hours on one core, and 36 minutes with --workers 4 here.");
    }
}
