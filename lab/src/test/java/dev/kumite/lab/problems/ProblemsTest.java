package dev.kumite.lab.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.agents.Agents;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.play.GameCrew;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.run.Faulty;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemsTest {
    private static final Game GAME = Games.parse("onitama");
    private static final String MATE_IN_ONE = "B:Ba1,Mc3:Ra5,Mc4:ox+boar/horse+elephant/crab";

    @Test
    void readsPositionsWithTheirRightMoves() {
        String text = "# comment\n\n" + MATE_IN_ONE + "\tWIN\tox:c3c4, boar:c3c4\tox:c3c4=W\r\n";
        List<Problem> problems = ProblemFile.parse("p.tsv", text, GAME);
        assertThat(problems).hasSize(1);
        assertThat(problems.get(0).line()).isEqualTo(3);
        assertThat(problems.get(0).right()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''| p.tsv: there are no problems",
                "P| p.tsv:1: there must be three columns split by tabs, not 1",
                "P>WON>ox:c3c4| p.tsv:1: the value 'WON' must be WIN, DRAW or LOSS",
                "P>WIN> , | p.tsv:1: the third column must name at least one right move",
                "P>WIN>ox:a1a9| p.tsv:1: 'ox:a1a9'",
                "nonsense>WIN>ox:c3c4| p.tsv:1: the position 'nonsense'"
            })
    void saysWhatIsWrongAndWhere(String text, String complaint) {
        String content = text.replace("P", MATE_IN_ONE).replace('>', '\t').replace("WIN ", "WIN\t");
        assertThatThrownBy(() -> ProblemFile.parse("p.tsv", content, GAME))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(complaint.strip());
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> ProblemFile.read(Path.of("no-such-file.tsv"), GAME))
                .isInstanceOf(BadInput.class)
                .hasMessage("no-such-file.tsv: there is no such file");
    }

    @Test
    void countsWhatAnAgentSolves() {
        String text = MATE_IN_ONE + "\tWIN\tox:c3c4 boar:c3c4\n" + MATE_IN_ONE + "\tWIN\tox:a1a2\n";
        Exam exam = new Exam(GAME, ProblemFile.parse("p.tsv", text, GAME), 1, Limits.PATIENCE_NANOS);
        Exam.Marks marks =
                exam.set(Agents.shipped().parse("strong(depth=2, memory=1m)"), GameCrew.Hiring.threads(1), soFar -> {});
        assertThat(marks.solved()).isEqualTo(1);
        assertThat(marks.total()).isEqualTo(2);
        assertThat(marks.unsolved())
                .singleElement()
                .satisfies(answer -> assertThat(answer.problem().line()).isEqualTo(2));
        assertThat(marks.share().low()).isBetween(0.05, 0.2);
    }

    /** Any of these ended the exam. */
    @ParameterizedTest
    @ValueSource(strings = {"throws", "checked", "error", "overflow", "mute", "nothing", "cheats"})
    void whateverAnAgentDoesCostsItThatProblemAlone(String how) {
        String text = (MATE_IN_ONE + "\tWIN\tox:c3c4 boar:c3c4\n").repeat(3);
        Exam exam = new Exam(GAME, ProblemFile.parse("p.tsv", text, GAME), 1, Limits.PATIENCE_NANOS);
        for (String where : List.of("create", "choose", "played", "close")) {
            boolean harmless = (how.equals("nothing") || how.equals("cheats")) && !where.equals("choose");
            if (harmless) continue;
            Exam.Marks marks =
                    exam.set(Faulty.maker("how=" + how + ", where=" + where), GameCrew.Hiring.threads(1), soFar -> {});
            assertThat(marks.total()).as(where).isEqualTo(3);
            assertThat(marks.solved()).as(where).isZero();
            assertThat(marks.unsolved())
                    .as(where)
                    .allSatisfy(answer -> assertThat(answer.played().failure()).startsWith("faulty(how=" + how));
        }
    }

    @Test
    void anInterruptLeftBehindDisturbsNobody() {
        String text = (MATE_IN_ONE + "\tWIN\tox:c3c4 boar:c3c4\n").repeat(3);
        Exam exam = new Exam(GAME, ProblemFile.parse("p.tsv", text, GAME), 1, Limits.PATIENCE_NANOS);
        for (String where : List.of("create", "choose", "played", "close")) {
            Exam.Marks marks =
                    exam.set(Faulty.maker("how=interrupts, where=" + where), GameCrew.Hiring.threads(1), soFar -> {});
            assertThat(marks.total()).isEqualTo(3);
            assertThat(marks.unsolved())
                    .allSatisfy(answer -> assertThat(answer.played().failure()).isEmpty());
        }
    }
}
