package dev.kumite.lab.experiment.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Gain;
import dev.kumite.lab.experiment.PublishedCurve;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.experiment.file.ExperimentCatalogue;
import dev.kumite.lab.experiment.file.ExperimentCheck;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.verdict.Discoveries;
import dev.kumite.lab.experiment.verdict.Findings;
import dev.kumite.lab.experiment.verdict.Gains;
import dev.kumite.lab.experiment.verdict.Verdicts;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.text.PlainText;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.stats.Interval;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Published figures and curves: each stands beside one of ours, in tables and plots. */
class PublishedCurveTest {
    private static final String FILE = Samples.FILE
            .replace("claims:", """
                    published-curves:
                      - {x: c, y: wins, points: {0.3: 0.8, 0.5: 0.6, 1.4: 0.25}, note: "Figure 3, read to ± 2 %."}
                    claims:""")
            .replace("- {kind: curves, x: c, y: [wins, score], log: true}", "- {kind: curves, x: c, y: wins}");

    private static void refused(String from, String to, String complaint) {
        assertThat(FILE).contains(from);
        Experiment experiment = ExperimentReader.read("try.yaml", FILE.replace(from, to));
        assertThatThrownBy(() -> ExperimentCheck.check(experiment, Agents.shipped()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void whatIsPublishedIsComparedOrTheFileSaysWhyNot() {
        ExperimentCheck.check(ExperimentReader.read("try.yaml", FILE), Agents.shipped());
        refused(", note: Torn off.", "", "'wins-by-stream' of 'c=0.3' is not legible; say why in its 'note'");
        refused("x: c, y: wins}\n  - {kind: board", "x: c, y: score}\n  - {kind: board", "is compared with nothing");
        refused("claims:", "unpublished: Nothing.\nclaims:", "but there are some");
    }

    @Test
    void aCurveIsDrawnBesideOursAndItsPointsStandBesideTheCellsAtTheSamePlace() {
        Experiment experiment = ExperimentReader.read("try.yaml", FILE);
        Findings findings = Samples.findings(experiment, Scale.QUICK, "1101", "1010", "0001", "1111");
        Curves plot = (Curves) new ResultPlots(findings)
                .all().stream().filter(Curves.class::isInstance).findFirst().orElseThrow();
        assertThat(plot.curves()).hasSize(2);
        Curves.Curve paper = plot.curves().get(1);
        assertThat(paper.published()).isTrue();
        assertThat(paper.points()).extracting(Curves.Point::x).containsExactly(0.3, 0.5, 1.4);
        String table = PlainText.of(
                new ResultTables(findings, List.of(), Verdicts.of(List.of(), 0), Discoveries.of(List.of()))
                        .publishedCurves(),
                TextTable.UNLIMITED);
        assertThat(table.lines().filter(line -> line.contains("c=0.3"))).allMatch(line -> line.contains("75.0 %"));
        assertThat(table).contains("not played at this scale", "60.0 %", "Figure 3, read to ± 2 %.");
    }

    @Test
    void aCurveStandsBesideTheCellsOfItsSeriesAndNotThoseWhereAnotherVariableHasThatValue() {
        Experiment figure = ExperimentCatalogue.shipped().get("zemlin/figure-6").orElseThrow();
        ScaledExperiment scaled = figure.at(Scale.QUICK);
        for (PublishedCurve curve : figure.publishedCurves())
            assertThat(curve.beside(new PublishedCurve.Point(200_000, 0), figure, scaled))
                    .contains(curve.series() + " after 200k" + curve.cells().replace("*", ", "));
    }

    @Test
    void aGainIsInPercentagePointsForAMillionOfThePapersSimulations() {
        String file = FILE.replace("c: [0.3, 0.7, 1.4]", "c: [0.35, 0.7, 1.4]")
                .replace("c=0.3", "c=0.35")
                .replace("0.3: 0.8", "0.35: 0.8")
                .replace("plots:", "plots:\n  - {kind: gain, x: c, millions: 17, crossing: 1.65}");
        Experiment experiment = ExperimentReader.read("try.yaml", file);
        Gain gain = Gain.parse("gain(x=c, at=1.4, millions=17)");
        assertThat(gain.labels(experiment.at(Scale.QUICK))).containsExactly("c=1.4", "c=0.7");
        Findings findings = Samples.findings(experiment, Scale.QUICK, 1000, "", "1100", "1110");
        Interval won = findings.figure("wins", "c=1.4")
                .interval()
                .minus(findings.figure("wins", "c=0.7").interval());
        Interval found = Gains.of(gain, findings, Interval.CONFIDENCE);
        assertThat(found.value()).isCloseTo(100 * 0.25 / (17 * 2), within(1e-9));
        assertThat(found.low()).isCloseTo(100 * won.low() / (17 * 2), within(1e-9));
        Curves plot = (Curves) new ResultPlots(findings).all().get(0);
        assertThat(plot.curves().get(0).points())
                .extracting(Curves.Point::x)
                .last()
                .isEqualTo(4.0);
        assertThat(plot.curves().get(1).points().get(0).x()).isEqualTo(1.65);
        assertThatThrownBy(() -> Gain.parse("gain(x=c)")).isInstanceOf(BadInput.class);
    }
}
