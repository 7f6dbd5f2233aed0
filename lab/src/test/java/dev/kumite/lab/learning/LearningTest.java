package dev.kumite.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.learn.Exhibition;
import dev.kumite.agents.learn.Knowledge;
import dev.kumite.lab.learning.LearningCurve.Point;
import dev.kumite.lab.report.Curves;
import dev.kumite.lab.report.Document;
import dev.kumite.lab.report.html.Html;
import dev.kumite.lab.report.text.TextTable;
import dev.kumite.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Learning curves and the report about them. */
class LearningTest {

    private static List<Exhibition> history(int count, long step) {
        List<Exhibition> history = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            history.add(new Exhibition(i * step, "random", 10, 5, 5));
            history.add(new Exhibition(i * step, "greedy", i % 21, 0, 20 - i % 21));
        }
        return history;
    }

    @Test
    void theMovingAverageIsThatOfTheExhibitionsInItsWindow() {
        LearningCurve curve = new LearningCurve(history(5, 1000), "greedy");
        List<Point> points = curve.average(3000);
        assertThat(points).hasSize(5);
        assertThat(points.get(0).rate()).isEqualTo(Interval.wilson(1, 20));
        assertThat(points.get(1).rate()).isEqualTo(Interval.wilson(1 + 2, 40));
        assertThat(points.get(4).rate()).isEqualTo(Interval.wilson(3 + 4 + 5, 60));
        assertThat(points.get(4).trained()).isEqualTo(5000);
        assertThat(curve.single().get(3).rate()).isEqualTo(Interval.wilson(4, 20));
    }

    @Test
    void drawsAreNoWins() {
        assertThat(new LearningCurve(history(1, 10), "random")
                        .single()
                        .get(0)
                        .rate()
                        .share())
                .isCloseTo(0.5, within(1e-12));
    }

    @Test
    void aCurveInTheTerminalHasABarForEachOfSomeExhibitions() {
        List<String> lines =
                CurveTable.lines(ExhibitionEntry.of(history(45, 1000), 3000), 3000, 20, TextTable.UNLIMITED);
        assertThat(lines).hasSize(2 + 15 + 2 + 15);
        assertThat(lines.subList(0, 2))
                .containsExactly(
                        "Exhibitions against random:",
                        "  games trained     won              moving average over 3,000 games");
        assertThat(lines.get(16))
                .startsWith("  45,000         50.0 %  ##########  ")
                .contains("  50.0 % [");
        assertThat(lines.get(17)).isEqualTo("Exhibitions against greedy:");
        assertThat(lines).last().asString().contains("15.0 %  ###  ");
    }

    @Test
    void theLossIsDrawnFromItsLowestToItsHighest() {
        List<NetReport.EpochEntry> epochs = List.of(
                new NetReport.EpochEntry(1, 0.7, 0.75),
                new NetReport.EpochEntry(2, 0.65, 0.625),
                new NetReport.EpochEntry(3, 0.6, 0.5));
        assertThat(NetReport.curve(epochs))
                .containsExactly(
                        "epoch  training  held out",
                        "    1    0.7000    0.7500  " + "#".repeat(40),
                        "    2    0.6500    0.6250  " + "#".repeat(21),
                        "    3    0.6000    0.5000  #");
        List<NetReport.EpochEntry> many = new ArrayList<>();
        for (int i = 1; i <= 45; i++) many.add(new NetReport.EpochEntry(i, 0.6, 0.6));
        assertThat(NetReport.curve(many)).hasSize(16).last().asString().startsWith("   45 ");
    }

    private static LearningReport.Trained agent(String name, int count) {
        return new LearningReport.Trained(
                name, new Knowledge("td", "onitama", 5, "self", 1, count * 1000L, history(count, 1000)), 15_000);
    }

    @Test
    void severalLearnersShareAPlot() {
        Document document = LearningReport.of(List.of(agent("one", 3), agent("two", 1000)));
        assertThat(document.plots()).hasSize(4);
        Curves average = (Curves) document.plots().get(0);
        assertThat(average.curves()).extracting(Curves.Curve::name).containsExactly("one", "two");
        List<Curves.Point> thinned = average.curves().get(1).points();
        assertThat(thinned).hasSizeLessThanOrEqualTo(400);
        assertThat(thinned.get(thinned.size() - 1).x()).isEqualTo(1_000_000);
        assertThat(thinned.get(0).y().hasRange()).isTrue();
        assertThat(document.tables().get(0).rows()).hasSize(2);
        assertThat(document.summary().get(1)).isEqualTo("two learned onitama from 1,000,000 games against itself.");
        assertThat(Html.of(document)).contains("Moving average of the win rate against greedy");
    }
}
