package dev.kumite.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.Agents;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.HeatMap;
import dev.kumite.lab.report.Table;
import dev.kumite.lab.report.text.PlainText;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.run.PreparedPlan;
import dev.kumite.lab.run.Runner;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.totals.Totals;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small experiment, really played. */
class ReproductionTest {
    @TempDir
    private Path folder = Path.of("");

    private static final String FILE = Samples.FILE
            .replace("measures: [wins, plies]", """
                    round-robin:
                      - {name: light, agent: "mcts(iterations=${n})"}
                      - {name: greedy, agent: greedy}
                      - {name: chance, agent: random}
                    measures: [wins, plies, moves-mean, lead-1, a-iterations, optimal-a]""")
            .replace(
                    "wins-by-stream: not legible, note: Torn off.}",
                    "wins-by-stream: not legible, note: {plies: A guess.}}")
            .replace("region: \"> 0\"", "region: \"> 0\"\n    primary: true")
            .replace("plots:", "plots:\n  - {kind: ratings}\n  - {kind: heatmap, x: a, y: b, value: score}");

    private record Outcome(String text, Document document) {}

    private Outcome played(String store, int workers) {
        Experiment experiment = ExperimentReader.read("try.yaml", FILE);
        ScaledExperiment scaled = experiment.at(Scale.QUICK);
        Agents agents = Agents.shipped();
        try (Store opened = Store.open(folder.resolve(store))) {
            PreparedPlan prepared = PreparedPlan.of(experiment.plan(Scale.QUICK), agents);
            Runner runner = new Runner(opened, prepared, "test");
            Totals totals = runner.play(workers, counts -> {});
            Findings findings = Findings.of(experiment, scaled, agents, runner::games);
            Reproduction reproduction = new Reproduction(experiment, Scale.QUICK, findings, runner.run(), totals);
            assertThat(reproduction.complete()).isTrue();
            StringBuilder text = new StringBuilder(String.join("\n", reproduction.summary()));
            reproduction.mainTables().forEach(table -> text.append(PlainText.of(table, TextTable.UNLIMITED)));
            reproduction.judgements().forEach(one -> text.append(one.measured()).append(one.words()));
            return new Outcome(text.toString(), reproduction.document(opened));
        }
    }

    @Test
    @Tag("slow")
    void theFiguresAreTheSameWithAnyNumberOfWorkersAndWhenReadAgain() {
        Outcome one = played("one.db", 1);
        assertThat(played("two.db", 2).text()).isEqualTo(one.text());
        assertThat(played("one.db", 1).text()).isEqualTo(one.text());
        assertThat(one.text())
                .contains("Of 1 primary claim, ", " undecided, at 1/100 of the budget. 1 secondary claim is shown")
                .contains("32 games instead of 800");
    }

    @Test
    @Tag("slow")
    void theReportHasClaimsTablesPlotsAndGames() {
        Document document = played("report.db", 1).document();
        assertThat(document.title()).isEqualTo("own/try: UCT against greedy");
        assertThat(document.tables().stream().map(table -> table.label().id()))
                .contains("claims", "published", "cells-1", "cells-2", "ratings-table", "players");
        assertThat(document.plots()).hasSize(5);
        assertThat(document.games().get(0).games()).hasSize(32);
        assertThat(document.games().get(0).games().get(0).result()).startsWith("1.1, ");
        assertThat(document.conditions().stream().map(condition -> condition.name()))
                .contains("Machine", "Seed");
    }

    @Test
    void aNoteAboutOneFigureStandsOnItsRowOnly() {
        Table published = played("notes.db", 1).document().tables().stream()
                .filter(table -> table.label().id().equals("published"))
                .findFirst()
                .orElseThrow();
        assertThat(published.rows())
                .extracting(row ->
                        row.get(1).plain() + ": " + row.get(row.size() - 1).plain())
                .containsExactlyInAnyOrder("wins: ", "plies: A guess.", "wins-by-stream: ");
    }

    @Test
    void axesAndLegendsHaveWords() {
        Document document = played("words.db", 1).document();
        Curves curves = (Curves) document.plots().stream()
                .filter(Curves.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(curves.y().title()).isEqualTo("Share");
        assertThat(curves.curves()).extracting(Curves.Curve::name).contains("Wins of A", "Score of A");
        HeatMap map = (HeatMap) document.plots().stream()
                .filter(HeatMap.class::isInstance)
                .findFirst()
                .orElseThrow();
        assertThat(map.grid().meaning()).isEqualTo("Score of A");
    }
}
