package dev.kumite.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.lab.stats.Interval;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelTest {
    @Test
    void writesNumbersForReaders() {
        assertThat(Form.whole().write(9999)).isEqualTo("9999");
        assertThat(Form.whole().write(1234567)).isEqualTo("1,234,567");
        assertThat(Form.decimals(2).write(-12345.678)).isEqualTo("−12,346");
        assertThat(Form.decimals(2).write(-6.7e33)).isEqualTo("−7e33");
        assertThat(Form.decimals(2).write(-345.678)).isEqualTo("−345.68");
        assertThat(Form.decimals(1).write(-0.04)).isEqualTo("0.0");
        assertThat(Form.percent(1).write(0.6125)).isEqualTo("61.3 %");
        assertThat(Form.whole().write(Double.NaN)).isEqualTo("–");
        assertThat(Form.whole().write(Double.NEGATIVE_INFINITY)).isEqualTo("−∞");
        assertThat(Form.percent(1).write(new Estimate(0.73, 0.636, 0.807))).isEqualTo("73.0 % [63.6, 80.7]");
        assertThat(Form.percent(1).write(Estimate.NONE)).isEqualTo("–");
        assertThat(Form.percent(1).write(0.9997)).as("not certain").isEqualTo(">99.9 %");
        assertThat(Form.percent(1).write(1)).isEqualTo("100.0 %");
        assertThat(Form.percent(2).write(0.00001)).as("not impossible").isEqualTo("<0.01 %");
        assertThat(Form.percent(0).write(0)).isEqualTo("0 %");
        assertThat(Form.percent(1).write(new Estimate(0.99, 0.95, 0.99999))).isEqualTo("99.0 % [95.0, >99.9]");
    }

    @Test
    void takesIntervalsFromStatistics() {
        Estimate share = Estimate.of(Interval.wilson(73.0, 100));
        assertThat(share.value()).isEqualTo(0.73);
        assertThat(share.low()).isCloseTo(0.636, within(0.0005));
        assertThat(Estimate.of(Interval.wilson(0.0, 0))).isEqualTo(Estimate.NONE);
    }

    @Test
    void refusesRowsThatDoNotFit() {
        assertThatThrownBy(() -> Table.of(Label.of("t", "T"), Column.words("a"), Column.words("b"))
                        .row(Cell.text("one"))
                        .build())
                .hasMessage("table t: 1 cells under 2 columns");
    }

    @Test
    void refusesTwoThingsOfOneName() {
        Table table = SampleReport.results();
        assertThatThrownBy(() -> new Document("", List.of(), List.of(), List.of(Section.of("", table, table))))
                .hasMessage("two tables or plots are called results");
    }

    @Test
    void makesIdsFromWords() {
        assertThat(Label.idOf("Win rate (7×7)")).isEqualTo("win-rate-7-7");
        assertThat(Label.idOf("λ")).isEqualTo("x");
        assertThatThrownBy(() -> Label.of("../etc", "")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void keepsEqualNamesApart() {
        assertThat(Names.apart(List.of("a", "b", "a", "a (2)", "a")))
                .containsExactly("a", "b", "a (2)", "a (2) (2)", "a (3)");
    }

    @Test
    void keepsWhatPapersPrintedMarkedWhileItPartsNames() {
        Curves curves = new Curves(
                Label.of("c", "C"),
                Axis.of("x"),
                Axis.of("y"),
                List.of(new Curves.Curve("a", List.of()), new Curves.Curve("a", List.of(), true)));
        assertThat(curves.curves())
                .containsExactly(new Curves.Curve("a", List.of(), false), new Curves.Curve("a (2)", List.of(), true));
        Bars bars = new Bars(
                Label.of("b", "B"),
                Axis.of("x"),
                Axis.of("y"),
                List.of(),
                List.of(new Series("s", List.of(), true), new Series("s", List.of())));
        assertThat(bars.series()).extracting(Series::published).containsExactly(true, false);
    }

    @Test
    void sortsRatingsWithTheUnknownLast() {
        Ratings ratings = new Ratings(
                Label.of("r", "R"),
                Axis.of("Elo"),
                List.of(
                        new Ratings.Rating("unknown", Estimate.NONE),
                        new Ratings.Rating("low", Estimate.exact(-5)),
                        new Ratings.Rating("high", Estimate.exact(5))));
        assertThat(ratings.ratings()).extracting(Ratings.Rating::name).containsExactly("high", "low", "unknown");
    }

    @Test
    void placesColoursAroundTheMiddle() {
        Grid shares = Grid.parting(List.of(List.of(0.4, Double.NaN, 0.7)), "score", Form.percent(0), 0.5);
        assertThat(shares.place(0.5)).isEqualTo(0.5);
        assertThat(shares.place(1)).isEqualTo(1);
        Grid gains = Grid.parting(List.of(List.of(-10.0, 30.0)), "gain", Form.whole(), 0);
        assertThat(gains.bottom()).isEqualTo(-30);
        Grid counts = Grid.deepening(List.of(List.of(3.0, 12.0)), "moves", Form.whole());
        assertThat(counts.place(0)).isZero();
        assertThat(counts.place(12)).isEqualTo(1);
        Grid plies = Grid.deepening(List.of(List.of(20.0, 30.0)), "plies", Form.whole());
        assertThat(plies.bottom()).isEqualTo(20);
    }

    @Test
    void countsIntoBinsOfARoundWidth() {
        long[] counts = new long[60];
        counts[7] = 1;
        counts[19] = 2;
        counts[20] = 4;
        counts[51] = 8;
        Histogram histogram = Histogram.ofCounts(Label.of("h", "H"), Axis.of("x"), Axis.of("y"), counts, 10);
        assertThat(histogram.bins()).hasSize(10);
        assertThat(histogram.bins().get(0)).isEqualTo(new Histogram.Bin(5, 10, 1));
        assertThat(histogram.bins().get(2)).isEqualTo(new Histogram.Bin(15, 20, 2));
        assertThat(histogram.bins().get(9)).isEqualTo(new Histogram.Bin(50, 55, 8));
        assertThat(Histogram.ofCounts(Label.of("h", "H"), Axis.of("x"), Axis.of("y"), new long[5], 10)
                        .bins())
                .isEmpty();
    }

    @Test
    void listsAThousandGamesAtMost() {
        Games.Entry game = new Games.Entry(1, "a", "b", "a draw", 3, "");
        Games games = new Games(Collections.nCopies(1500, game), 1500, "elsewhere");
        assertThat(games.games()).hasSize(1000);
        assertThat(games.isComplete()).isFalse();
    }

    @Test
    void tablesCurvesByPlaceWhenTheyShareThem() {
        assertThat(SampleReport.curves().data().columns()).hasSize(5);
        Curves apart = new Curves(
                Label.of("c", "C"),
                Axis.of("x"),
                Axis.of("y"),
                List.of(
                        new Curves.Curve("a", List.of(new Curves.Point(1, Estimate.exact(1)))),
                        new Curves.Curve("b", List.of(new Curves.Point(2, Estimate.exact(1))))));
        assertThat(apart.data().rows()).hasSize(2);
        assertThat(apart.data().columns()).hasSize(3);
    }
}
