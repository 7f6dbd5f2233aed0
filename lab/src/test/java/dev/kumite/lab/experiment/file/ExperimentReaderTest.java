package dev.kumite.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.core.Rng;
import dev.kumite.lab.experiment.Experiment;
import dev.kumite.lab.experiment.Samples;
import dev.kumite.lab.experiment.Scale;
import dev.kumite.lab.experiment.ScaledExperiment;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.pretraining.Lesson;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files become plans; what is wrong in them is said with the line it stands on. */
class ExperimentReaderTest {
    private static final String FILE = Samples.FILE;

    private static void refused(String from, String to, String complaint) {
        assertThat(FILE).contains(from);
        String text = FILE.replace(from, to);
        assertThatThrownBy(() -> ExperimentReader.read("try.yaml", text))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
    }

    @Test
    void cellsAreExpandedForEachScale() {
        Experiment experiment = Samples.experiment();
        assertThat(experiment.at(Scale.QUICK).labels()).containsExactly("c=0.3", "c=0.7", "c=1.4", "twice");
        Contest quick = experiment.at(Scale.QUICK).cells().get(1).contest();
        assertThat(quick.a().agent()).isEqualTo("mcts(c=0.7, iterations=20)");
        assertThat(quick.variables()).containsExactly(java.util.Map.entry("c", "0.7"));
        assertThat(quick.games()).isEqualTo(4);
        assertThat(quick.swap()).isTrue();
        Contest paper = experiment.at(Scale.PAPER).cells().get(3).contest();
        assertThat(paper.a().agent()).isEqualTo("mcts(iterations=4000)");
        assertThat(paper.games()).isEqualTo(200);
        ExperimentCheck.check(experiment, Agents.shipped());
    }

    @Test
    void loopsCanBeCrossedListedOrComeFromTheScale() {
        String rows =
                FILE.replace("for: {c: [0.3, 0.7, 1.4]}", "for: [{c: 0.3, d: 1}, {c: 0.7, d: 2}, {c: 1.4, d: 3}]");
        assertThat(ExperimentReader.read("try.yaml", rows).at(Scale.QUICK).cells())
                .hasSize(4);
        String crossed = FILE.replace("for: {c: [0.3, 0.7, 1.4]}", "for: {c: [0.3, 0.7, 1.4], d: '${depths}'}")
                .replace("label: c=${c}", "label: c=${c}, d=${d}")
                .replace("{cell: c=0.3,", "{cell: 'c=0.3, d=1',")
                .replace("wins[c=0.3] - wins[c=1.4]", "wins[c=0.3*] - wins[c=1.4*]")
                .replace("x: c, y: wins}", "x: c, y: wins, series: d}")
                .replace("y: [wins, score], log", "y: [wins, score], series: d, log");
        ScaledExperiment scaled = ExperimentReader.read("try.yaml", crossed).at(Scale.QUICK);
        assertThat(scaled.cells()).hasSize(7);
        assertThat(scaled.matching("c=0.3*")).containsExactly(0, 1);
        assertThat(scaled.matching("*d=2")).containsExactly(1, 3, 5);
    }

    @Test
    void everyPairOfARoundRobinMeets() {
        String text = FILE.replace("measures:", """
                round-robin:
                  - {name: light, agent: "mcts(iterations=${n})"}
                  - {name: greedy, agent: greedy}
                  - {name: chance, agent: random}
                measures:""");
        ScaledExperiment scaled = ExperimentReader.read("try.yaml", text).at(Scale.QUICK);
        assertThat(scaled.entrants()).containsExactly("light", "greedy", "chance");
        assertThat(scaled.labels()).endsWith("light – greedy", "light – chance", "greedy – chance");
        assertThat(scaled.cells().get(6).contest().entrants())
                .extracting(Contest.Entrant::agent)
                .last()
                .isEqualTo("random");
    }

    @Test
    void whatIsWrongIsSaidWithItsLine() {
        refused("title:", "titel:", "try.yaml:4: there is no field 'titel' here; did you mean 'title'?");
        refused("${n})\n    b", "${m})\n    b", "try.yaml:15: 'a': there is no variable 'm'; did you mean 'n'?");
        refused("label: twice", "label: c=0.3", "try.yaml:17: two cells are called 'c=0.3'; change one of the labels");
        refused(
                "games: 4, ",
                "games: 3, ",
                "try.yaml:13: the number of games must be even, not 3: each start is played"
                        + " twice with colours swapped");
        refused(
                "[wins, plies]",
                "[wins, pleis]",
                "try.yaml:21: item 2 of 'measures': there is no measure 'pleis'; did you mean 'plies'?");
        refused(
                "{cell: c=0.3,",
                "{cell: c=0.4,",
                "try.yaml:23: 'cell': there is no cell 'c=0.4' at the scale quick;" + " did you mean 'c=0.3'?");
        refused("wins: 0.9", "wins: 90", "try.yaml:23: 'wins': must be from 0 to 1");
        refused(
                "not legible",
                "illegible",
                "try.yaml:23: a published value is a number, 'not legible' or" + " 'inconsistent', not 'illegible'");
        refused(
                "region: \"> 0\"",
                "region: \"about 0\"",
                "try.yaml:27: 'region': 'about 0' is no region; write" + " \"> 0.5\", \"< 0.5\" or \"0.4 .. 0.6\"");
        refused(
                "score[c=*]",
                "score[c=2*]",
                "try.yaml:29: 'measure': there is no cell 'c=2*' at the scale quick;"
                        + " known: c=0.3, c=0.7, c=1.4, twice");
        refused("x: c, y: wins}", "x: d, y: wins}", "try.yaml:32: 'x': no cell has a variable 'd'; did you mean 'c'?");
        refused("kind: bars", "kind: bar", "try.yaml:32: 'kind': 'bar' is not known; did you mean 'bars'?");
        refused(
                "squares-to-a",
                "squares-to-c",
                "try.yaml:34: 'value': there is no board value 'squares-to-c'; did you mean 'squares-to-a'?");
        refused(
                "  paper:    {games: 100, values: {n: 2k, depths: [1, 2]}}\n",
                "",
                "try.yaml:8: the field 'paper' is missing in 'scales'");
        refused(
                "id: own/try",
                "id: Own Try",
                "try.yaml:1: 'id': 'Own Try' must be small letters, digits and hyphens," + " as in schulz/table-5.1");
    }

    private static final String REGRET = FILE.replace("""
              - label: twice
            """, """
              - label: regret of ${d}
                for: {d: [1, 2]}
                game: checkers
                a: alphabeta(depth=${d})
                tablebase: 3
                games: 10
              - label: twice
            """).replace("score[c=*]", "regret[regret of *]");

    @Test
    void aCellMayBePositionsOfATablebase() {
        Experiment experiment = ExperimentReader.read("try.yaml", REGRET);
        Contest cell = experiment.at(Scale.QUICK).cells().get(3).contest();
        assertThat(cell)
                .isEqualTo(new Contest.Dilemmas(
                        "regret of 1", Map.of("d", "1"), "checkers", Contest.Entrant.of("alphabeta(depth=1)"), 3, 40));
        assertThat(cell.entrants()).hasSize(1);
        assertThat(experiment.at(Scale.QUICK).things(List.of(3, 4))).isEqualTo("positions");
        assertThat(experiment.at(Scale.QUICK).things(List.of(0, 3))).isEqualTo("games");
        ExperimentCheck.check(experiment, Agents.shipped());
    }

    @Test
    void whatIsWrongWithPositionsIsSaidWithItsLine() {
        wrong("tablebase: 3", "tablebase: three", "try.yaml:21: 'tablebase': must be a whole number from 1 to 99");
        wrong(
                "tablebase: 3",
                "tablebase: 3\n    b: greedy",
                "try.yaml:17: a cell has an opponent 'b', 'problems' or a 'tablebase', one of them alone");
        wrong(
                "tablebase: 3",
                "tablebase: 3\n    repeat: true",
                "try.yaml:17: 'repeat' sets the same problems again and again; it has no meaning without 'problems'");
        wrong(
                "tablebase: 3",
                "tablebase: 3\n    ply-cap: 9",
                "try.yaml:17: 'ply-cap' has no meaning with a 'tablebase'; leave one of them out");
        wrong(
                "regret[regret of *]",
                "wins[regret of *]",
                "try.yaml:35: 'measure': 'regret of 1' has no 'wins': in positions of a tablebase there are 'regret', 'failures'"
                        + " and what a move of A costs");
        wrong(
                "regret[regret of *]",
                "regret[twice]",
                "try.yaml:35: 'measure': 'twice' has no 'regret': only a cell with a 'tablebase' has one");
        String text = REGRET.replace("tablebase: 3", "tablebase: 7");
        assertThatThrownBy(() -> ExperimentCheck.check(ExperimentReader.read("try.yaml", text), Agents.shipped()))
                .isInstanceOf(BadInput.class)
                .hasMessage("try.yaml:17: tablebase of 'regret of 1': there are no checkers tables for 7 pieces;"
                        + " ask for 2 to 6");
    }

    private static void wrong(String from, String to, String complaint) {
        assertThat(REGRET).contains(from);
        assertThatThrownBy(() -> ExperimentReader.read("try.yaml", REGRET.replace(from, to)))
                .isInstanceOf(BadInput.class)
                .hasMessage(complaint);
    }

    @Test
    void aNetworkHasATeacherAndALearnerAnOpponent() {
        String trained = FILE.replace(
                        "cells:", "training:\n  - {name: n, agent: net(epochs=2), teacher: greedy}\ncells:")
                .replace("b: random", "b: alphabeta(eval=net@lesson:n/2k, depth=2)");
        assertThat(ExperimentReader.read("try.yaml", trained).at(Scale.QUICK).lessons())
                .containsExactly(
                        new Lesson("n", "net(epochs=2)", "greedy", "onitama", 1, new TreeSet<>(Set.of(2000L))));
        for (String games : List.of("0", "1", "3000M"))
            assertThatThrownBy(() -> ExperimentReader.read("try.yaml", trained.replace("/2k", "/" + games)))
                    .isInstanceOf(BadInput.class)
                    .hasMessageEndingWith(": a network learns from 2 to 2147483647 games");
        assertThatThrownBy(() -> ExperimentReader.read("try.yaml", trained.replace("teacher:", "opponent:")))
                .isInstanceOf(BadInput.class)
                .hasMessage("try.yaml:13: a network learns from the games of a 'teacher' and has no 'opponent'");
        assertThatThrownBy(() -> ExperimentReader.read("try.yaml", trained.replace("net(epochs=2)", "td")))
                .isInstanceOf(BadInput.class)
                .hasMessage("try.yaml:13: an agent that plays its own training games has no 'teacher'; it may have an"
                        + " 'opponent'");
    }

    @Test
    void twoCellsInOnePlaceOfAPlotAreRefused() {
        String text = FILE.replace("for: {c: [0.3, 0.7, 1.4]}", "for: {c: [0.3, 0.7, 1.4], d: [1, 2]}")
                .replace("label: c=${c}", "label: c=${c}, d=${d}")
                .replace("{cell: c=0.3,", "{cell: c=0.3*,")
                .replace("wins[c=0.3] - wins[c=1.4]", "wins[c=0.3*]");
        assertThatThrownBy(() -> ExperimentReader.read("try.yaml", text))
                .isInstanceOf(BadInput.class)
                .hasMessage("try.yaml:32: the plot has one place for 'c=0.3, d=1' and 'c=0.3, d=2'; narrow it with"
                        + " 'cells' or part them with 'series'");
    }

    @Test
    void gamesAndAgentsAreCheckedWithTheCellsLine() {
        Experiment experiment = ExperimentReader.read("try.yaml", FILE.replace("b: random", "b: rndom"));
        assertThatThrownBy(() -> ExperimentCheck.check(experiment, Agents.shipped()))
                .isInstanceOf(BadInput.class)
                .hasMessage("try.yaml:17: agent of 'twice': there is no agent 'rndom'; did you mean 'random'?");
    }

    @Test
    @Tag("slow")
    void noTextBringsAnotherException() {
        String pieces = " \n:-[]{}*'\"#${}/.,0a9–";
        Rng rng = new Rng(9);
        int read = 0;
        for (int round = 0; round < 3_000; round++) {
            StringBuilder text = new StringBuilder(FILE);
            for (int edits = 1 + rng.below(3); edits > 0; edits--) {
                int at = rng.below(text.length());
                if (rng.below(2) == 0) text.replace(at, Math.min(text.length(), at + rng.below(12)), "");
                else text.insert(at, pieces.charAt(rng.below(pieces.length())));
            }
            try {
                ExperimentReader.read("try.yaml", text.toString());
                read++;
            } catch (BadInput expected) {
                assertThat(expected.line()).startsWith("try.yaml").doesNotContain("\n");
            }
        }
        assertThat(read).isPositive();
    }
}
