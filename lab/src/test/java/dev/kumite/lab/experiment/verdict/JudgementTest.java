package dev.kumite.lab.experiment.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.lab.experiment.Claim;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Published;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.file.ExperimentReader;
import dev.kumite.lab.experiment.measure.Measures;
import dev.kumite.lab.experiment.measure.Unit;
import dev.kumite.lab.stats.BoundedShare;
import dev.kumite.lab.stats.Elo;
import dev.kumite.lab.stats.Interval;
import dev.kumite.lab.store.StoredGame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Verdicts: the interval inside the region, outside it, or on both sides of its border. */
class JudgementTest {
    private static Judgement judged(String measure, String region, String... results) {
        Experiment experiment = ExperimentReader.read(
                "try.yaml",
                Samples.FILE.replace("score[c=*]", measure).replace("region: \"> 0.5\"", "region: \"" + region + "\""));
        Findings findings = Samples.findings(experiment, Scale.PAPER, results);
        return Judgement.of(findings).get(1);
    }

    /** From kinds of pairs: points, games, and how many there are. */
    private static Interval share(double[] points, double[] games, long[] counts) {
        return new BoundedShare(points, games, counts).interval(Interval.CONFIDENCE);
    }

    /** All pairs of two games, by points. */
    private static Interval pairs(long lost, long even, long won) {
        return share(new double[] {0, 1, 2}, new double[] {2, 2, 2}, new long[] {lost, even, won});
    }

    private static void assertClose(Interval one, Interval other) {
        assertThat(one.value()).isCloseTo(other.value(), within(1e-12));
        assertThat(one.low()).isCloseTo(other.low(), within(1e-9));
        assertThat(one.high()).isCloseTo(other.high(), within(1e-9));
    }

    private static Interval timesTwoLessOne(Interval half) {
        return new Interval(2 * half.value() - 1, 2 * half.low() - 1, 2 * half.high() - 1);
    }

    @Test
    void anIntervalInsideTheRegionIsReproduced() {
        assertThat(judged("wins[c=0.3]", "> 0.5", "1".repeat(20)).words()).isEqualTo("reproduced");
        assertThat(judged("wins[c=0.3]", "< 0.5", "0".repeat(20)).words()).isEqualTo("reproduced");
        assertThat(judged("wins[c=0.3]", "0.2 .. 0.8", "10".repeat(20)).words()).isEqualTo("reproduced");
        assertThat(judged("wins[c=0.3] - wins[c=0.7]", "> 0", "1".repeat(20), "10".repeat(10))
                        .words())
                .isEqualTo("reproduced");
        assertThat(judged("plies[c=0.3]", "19 .. 21", "1".repeat(5)).words()).isEqualTo("reproduced");
    }

    @Test
    void anIntervalOutsideTheRegionDiffers() {
        assertThat(judged("wins[c=0.3]", "> 0.5", "0".repeat(20)).words()).isEqualTo("differs");
        assertThat(judged("score[c=*]", "> 0.6", "=".repeat(100), "=".repeat(100))
                        .words())
                .isEqualTo("differs");
    }

    @Test
    void aBorderInTheIntervalLeavesItOpen() {
        Judgement open = judged("wins[c=0.3]", "> 0.5", "110".repeat(5));
        assertThat(open.word()).isEqualTo("undecided");
        assertThat(open.interval())
                .as("11 01 10 11 01 10 11 0")
                .isEqualTo(share(new double[] {2, 1, 0}, new double[] {2, 2, 1}, new long[] {3, 4, 1}));
        long more = open.moreGames().orElseThrow();
        assertThat(open.words()).isEqualTo("undecided, about " + more + " more games would decide");
        assertThat(judged("wins[c=0.3]", "> 0.5", "10".repeat(8)).words())
                .isEqualTo("undecided; more games are unlikely to decide it");
        assertThat(judged("wins-by-stone[c=0.3]", "> 0.5", "0000").words())
                .isEqualTo("undecided, nothing was measured");
        assertThat(judged("plies[c=0.3]", "> 5", "1").words())
                .isEqualTo("undecided; how many more games would decide is unknown");
    }

    @Test
    void anAgentOfARoundRobinHasFiguresOfAllItsGames() {
        Experiment experiment = ExperimentReader.read(
                "try.yaml",
                Samples.FILE
                        .replace("""
                measures: [wins, plies]
                """, """
                round-robin:
                  - {name: one, agent: greedy}
                  - {name: two, agent: random}
                  - {name: three, agent: "mcts(iterations=${n})"}
                measures: [wins, a-nodes, plies]
                """)
                        .replace("score[c=*]", "score[two]")
                        .replace("cell: c=0.3, wins", "cell: two, wins"));
        assertThat(experiment.at(Scale.PAPER).labels())
                .endsWith("one – two", "one – three", "two – three")
                .hasSize(7);
        Findings findings = Samples.findings(experiment, Scale.PAPER, "", "", "", "", "110=", "1111", "1100");
        Interval asB = share(new double[] {0, 1.5, 2}, new double[] {2, 2, 2}, new long[] {2, 1, 1});
        assertClose(Judgement.of(findings).get(1).interval(), asB);
        assertClose(findings.figure("wins", "two").interval(), pairs(2, 1, 1));
        assertClose(findings.figure("wins", "three").interval(), pairs(3, 0, 1));
        assertThat(findings.games("two")).isEqualTo(8);
        assertThat(findings.games("* – three")).isEqualTo(8);
    }

    @Test
    void zeroIsNotAboveZero() {
        assertThat(judged("wins[c=0.3]", "> 0", "0".repeat(20)).word()).isEqualTo("undecided");
        assertThat(Claim.region("> 0").contains(0)).isFalse();
        assertThat(Claim.region("< 1").contains(1)).isFalse();
        assertThat(Claim.region("-0.5 .. 0").contains(0)).isTrue();
        assertThatThrownBy(() -> Claim.region("1 .. 0")).isInstanceOf(BadInput.class);
    }

    @Test
    void sumsAndRatiosOfTermsHaveIntervals() {
        String[] results = {"1".repeat(30), "10".repeat(30), "1110".repeat(10)};
        Interval difference =
                judged("wins[c=0.3] - wins[c=0.7]", "> 0", results).interval();
        assertClose(difference, pairs(0, 0, 15).minus(pairs(0, 30, 0)));
        Interval bend = judged("wins[c=0.7] - wins[c=0.3] - wins[c=1.4] + wins[c=0.7]", "> 0", results)
                .interval();
        assertThat(bend.value()).isCloseTo(2 * 0.5 - 1 - 0.75, within(1e-12));
        double reach = 2 * (0.5 - pairs(0, 30, 0).low());
        assertThat(bend.value() - bend.low())
                .as("the doubled term counts twice")
                .isGreaterThan(reach);
        Interval ratio = judged("wins[c=0.3] / wins[c=0.7]", "> 1", results).interval();
        assertThat(ratio.value()).isEqualTo(2);
        assertThat(ratio.low()).isBetween(1.4, 1.7);
        assertThat(ratio.high()).isBetween(2.2, 2.4);
        assertThat(judged("wins[c=0.3] / losses[c=0.3]", "> 1", results)
                        .interval()
                        .high())
                .isInfinite();
    }

    @Test
    void pooledCellsAreOneSample() {
        Judgement pooled = judged("wins[c=*]", "> 0.5", "1".repeat(10), "0".repeat(10), "10".repeat(5), "0000");
        assertClose(pooled.interval(), pairs(5, 5, 5));
    }

    @Test
    void thePairIsTheUnit() {
        Interval opposite = judged("wins[c=0.3]", "> 0.5", "10".repeat(20)).interval();
        Interval alike = judged("wins[c=0.3]", "> 0.5", "1100".repeat(10)).interval();
        assertThat(opposite.value()).isEqualTo(alike.value());
        assertThat(opposite.width()).isLessThan(Interval.wilson(20, 40).width());
        assertThat(alike.width()).isGreaterThan(Interval.wilson(20, 40).width());
        Interval plies = judged("plies[c=0.3]", "> 5", "1100".repeat(10)).interval();
        assertThat(plies.width() / 2)
                .as("twenty pairs of 20 or 10 plies: Student with 19 degrees of freedom")
                .isCloseTo(2.0930240544 * 5 / Math.sqrt(19), within(1e-6));
        assertThat(judged("plies[c=0.3]", "> 5", "10".repeat(20)).interval().width())
                .as("every pair has 30 plies")
                .isCloseTo(0, within(1e-9));
    }

    @Test
    void aProblemIsOneUnitInWhicheverCellItIsSet() {
        String text =
                Samples.FILE.replace("b: greedy", "problems: problems.tsv").replace("score[c=*]", "solved[c=*]");
        Findings findings =
                Samples.findings(ExperimentReader.read("try.yaml", text), Scale.PAPER, "1111", "1111", "1111");
        assertThat(Judgement.of(findings).get(1).interval())
                .as("all games of Samples begin alike, so all are one problem")
                .isEqualTo(share(new double[] {12}, new double[] {12}, new long[] {1}));
    }

    /** Three problems, set in rounds: two are always solved and the third in every other round. */
    @Test
    void aRoundIsTheUnitWhereProblemsAreRepeated() {
        String text = Samples.FILE
                .replace("b: greedy", "problems: problems.tsv\n    repeat: true")
                .replace("score[c=*]", "solved[c=0.3]");
        Experiment experiment = ExperimentReader.read("try.yaml", text);
        Findings findings = Findings.of(experiment, experiment.at(Scale.PAPER), Agents.shipped(), reader -> {
            for (int i = 0; i < 60; i++) {
                boolean solved = i % 3 < 2 || i % 2 == 0;
                reader.accept(new StoredGame(0, i, Samples.at("problem " + i % 3, solved), 0));
            }
        });
        assertThat(Judgement.of(findings).get(1).interval())
                .isEqualTo(share(new double[] {3, 2}, new double[] {3, 3}, new long[] {10, 10}));
    }

    /** Without draws, wins less losses are twice the wins less one, and so are their bounds. */
    @Test
    void figuresOfTheSameGamesAreCorrelated() {
        String results = "1101".repeat(10);
        Interval wins = judged("wins[c=0.3]", "> 0.5", results).interval();
        Interval difference =
                judged("wins[c=0.3] - losses[c=0.3]", "> 0.5", results).interval();
        assertClose(difference, new Interval(0.5, 2 * wins.low() - 1, 2 * wins.high() - 1));
        Interval twice = judged("wins[c=0.3] + score[c=0.3]", "> 0.5", results).interval();
        assertClose(twice, new Interval(1.5, 2 * wins.low(), 2 * wins.high()));
        assertThat(judged("wins[c=0.3] / wins[c=0.3]", "> 0.5", results)
                        .interval()
                        .value())
                .isEqualTo(1);
        Interval ratio = judged("wins[c=0.3] / losses[c=0.3]", "> 0.5", results).interval();
        assertThat(ratio.low()).isCloseTo(wins.low() / (1 - wins.low()), within(1e-9));
        assertThat(ratio.high()).isCloseTo(wins.high() / (1 - wins.high()), within(1e-9));
    }

    @Test
    void totalsOfTheSameGamesDifferByTotals() {
        assertThat(judged("a-nodes-total[c=0.3] - a-iterations-total[c=0.3]", "> 0", "1".repeat(20))
                        .interval()
                        .value())
                .as("2000 and 1000 a game")
                .isEqualTo(20_000);
        assertThat(judged("winner-pieces[c=0.3] - loser-pieces[c=0.3]", "> 0", "10".repeat(20))
                        .interval())
                .as("side 0 always has three pieces and side 1 one, and A wins as side 0")
                .isEqualTo(new Interval(2, 2, 2));
    }

    /** Both solve the same problems but two of forty: the difference is far better known than either share. */
    @Test
    void examsOfTheSameProblemsAreCompared() {
        String text = Samples.FILE
                .replace("b: greedy", "problems: problems.tsv")
                .replace("score[c=*]", "solved[c=0.3] - solved[c=0.7]");
        Experiment experiment = ExperimentReader.read("try.yaml", text);
        Findings findings = Findings.of(experiment, experiment.at(Scale.PAPER), Agents.shipped(), reader -> {
            for (int cell = 0; cell < 2; cell++)
                for (int i = 0; i < 40; i++) {
                    boolean solved = i % 2 == 0 || cell == 0 && i < 4;
                    reader.accept(new StoredGame(cell, i, Samples.at("problem " + i, solved), 0));
                }
        });
        Interval difference = Judgement.of(findings).get(1).interval();
        Interval independent = findings.figure("solved", "c=0.3")
                .interval()
                .minus(findings.figure("solved", "c=0.7").interval());
        assertThat(difference.value()).isCloseTo(independent.value(), within(1e-12));
        assertClose(difference, timesTwoLessOne(share(new double[] {1, 0.5}, new double[] {1, 1}, new long[] {2, 38})));
        assertThat(difference.width()).isLessThan(independent.width() / 2);
    }

    @Test
    void parityIsWhereTheScoreCrossesAHalf() {
        String text = Samples.FILE
                .replace("c: [0.3, 0.7, 1.4]", "c: [1, 10, 100]")
                .replace("c=0.3", "c=1")
                .replace("c=1.4", "c=100")
                .replace("score[c=*]", "parity(x=c, cells=c=*)");
        Experiment experiment = ExperimentReader.read("try.yaml", text);
        Findings findings = Samples.findings(
                experiment, Scale.PAPER, "1000000000".repeat(4), "10".repeat(20), "1111111110".repeat(4));
        Interval parity = Judgement.of(findings).get(1).interval();
        assertThat(parity.value()).isCloseTo(10, within(1e-6));
        assertThat(parity.low()).isBetween(4.0, 8.0);
        assertThat(parity.high()).isBetween(12.0, 25.0);
    }

    /** Where all pairs are alike nothing shows how they vary: twenty pairs, all won, are twenty trials, not forty. */
    @Test
    void aPairThatIsLikeAllOthersIsOneTrial() {
        Experiment experiment = Samples.experiment();
        Findings findings = Samples.findings(experiment, Scale.PAPER, "1".repeat(40), "0".repeat(40), "10".repeat(20));
        for (String cell : List.of("c=0.3", "c=0.7", "c=1.4"))
            assertThat(findings.figure("score", cell).trials()).as(cell).isEqualTo(20);
    }

    @Test
    void ratingsComeFromTheRoundRobin() {
        String text = Samples.FILE.replace("measures:", """
                round-robin:
                  - {name: good, agent: greedy}
                  - {name: fair, agent: greedy}
                  - {name: bad, agent: random}
                measures:""").replace("score[c=*]", "rating(good) - rating(bad)");
        Experiment experiment = ExperimentReader.read("try.yaml", text);
        String three = "11101101".repeat(5);
        String nine = "11111111101111111101".repeat(2);
        Findings findings = Samples.findings(experiment, Scale.PAPER, "", "", "", "", three, nine, three);
        Judgement judgement = Judgement.of(findings).get(1);
        assertThat(judgement.unit()).isEqualTo(Unit.ELO);
        assertThat(judgement.interval().value()).isCloseTo(Elo.of(0.9), within(8.0));
        assertThat(judgement.word()).isEqualTo("reproduced");
        assertThat(findings.ratings().orElseThrow().ratings()).hasSize(3);
    }

    @Test
    void aSampleBoundsAnExtremeFromOneSideOnly() {
        assertThat(judged("a-held[c=0.3]", "> 6", "1".repeat(20)).words()).isEqualTo("reproduced");
        assertThat(judged("a-held[c=0.3]", "< 6", "1".repeat(20)).words()).isEqualTo("differs");
        assertThat(judged("a-held[c=0.3]", "< 8", "1".repeat(20)).word()).isEqualTo("undecided");
        assertThat(judged("a-held[c=0.3] / b-held[c=0.3]", "0.9 .. 1.1", "1".repeat(20))
                        .word())
                .isEqualTo("undecided");
    }

    @Test
    void aClockGetsNoVerdict() {
        Judgement time = judged("a-seconds[c=0.3] / b-seconds[c=0.3]", "0.9 .. 1.1", "1".repeat(20));
        assertThat(time.word()).isEqualTo("not judged");
        assertThat(time.words()).isEqualTo("not judged, as it depends on the machine and its load");
        assertThat(time.interval().value()).isEqualTo(1);
        assertThat(time.moreGames()).isEmpty();
    }

    @Test
    void aPublishedShareHasTheIntervalOfThePapersOwnGames() {
        Published published = Samples.experiment().published().get(0);
        assertThat(published.games()).isEqualTo(100);
        assertThat(published.figure(Measures.parse("wins"))).contains(Interval.wilson(90, 100));
        assertThat(published.figure(Measures.parse("plies")).orElseThrow().low())
                .isNaN();
        assertThat(published.figure(Measures.parse("wins-by-stream"))).isEmpty();
        assertThat(published.words(Measures.parse("wins-by-stream"))).isEqualTo("not legible");
    }
}
