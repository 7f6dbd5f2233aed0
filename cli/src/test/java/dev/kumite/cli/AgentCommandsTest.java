package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.agents.Agents;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.lab.play.Effort;
import dev.kumite.lab.play.MoveList;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.problems.Exam.Answer;
import dev.kumite.lab.problems.Exam.Marks;
import dev.kumite.lab.problems.Problem;
import dev.kumite.lab.problems.ProblemsReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands print that take agents. */
class AgentCommandsTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";
    private static final String MATE_IN_ONE = "B:Ba1,Mc3:Ra5,Mc4:ox+boar/horse+elephant/crab";

    @TempDir
    Path folder = Path.of("");

    private static JsonNode json(String... args) throws IOException {
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return new ObjectMapper().readTree(run.out());
    }

    @Test
    void agentsTellWhoThereIs() throws IOException {
        assertThat(Run.of("agents").out())
                .contains("  strong  ", "\n  schulz-mcts, for onitama (schulz 4.3, MCTS)\n    mcts(c=0.3")
                .contains("\n  nus-minimax, for onitama only (nus 3.1; ");
        assertThat(Run.of("agents", "strong").out()).startsWith("strong: ").contains("  lines ", "default: 64m");
        assertThat(Run.of("agents", "schulz-mcts").out())
                .contains("made for    onitama, and can play every game\n", "stands for  mcts(c=0.3, form=two");
        JsonNode listing = json("agents", "--json");
        assertThat(listing.get("agents").get(0).fieldNames())
                .toIterable()
                .containsExactly("name", "summary", "options");
        assertThat(listing.get("presets").get(0).fieldNames())
                .toIterable()
                .containsExactly("name", "meaning", "source", "game", "only");
        assertThat(json("agents", "strong", "--json").get("agents")).hasSize(1);
    }

    @Test
    void analysisShowsMovesAndMainLine() throws IOException {
        Run run = Run.of("analyse", DEAL, "--agent", "strong(depth=3, memory=1m)", "--lines", "2");
        assertThat(run.out())
                .contains(
                        "Blue to move, strong(depth=3, memory=1m)\n",
                        "\nmain line  ",
                        "\nline 2     ",
                        "\neffort     depth 3, ")
                .containsPattern("move +visits +share +value\n\\S+ +\\d+ +[\\d.]+ % +[+-][\\d.]+\n\\S+ .*\n\nmove ")
                .doesNotContain("\u001b");
        JsonNode report = json("analyse", DEAL, "--agent", "strong(depth=3, memory=1m)", "--json");
        assertThat(report.fieldNames())
                .toIterable()
                .contains("move", "value", "score", "winIn", "iterations", "nodes", "depth", "milliseconds", "held")
                .contains("rootMoves", "line");
        assertThat(report.get("winIn").isNull()).isTrue();
        assertThat(report.get("rootMoves")).hasSize(10);
        assertThat(report.get("line").get(0)).isEqualTo(report.get("move"));
        assertThat(report.get("value").asDouble()).isBetween(-1.0, 1.0);
    }

    @Test
    void analysisSaysWhatIsProven() throws IOException {
        String[] args = {"analyse", "onitama", "--position", MATE_IN_ONE, "--agent", "strong(depth=2, memory=1m)"};
        assertThat(Run.of(args).out()).contains("c3c4  (wins in 1 ply)\n");
        JsonNode report = json("analyse", "onitama", "--position", MATE_IN_ONE, "--agent", "strong(depth=2)", "--json");
        assertThat(report.get("winIn").asInt()).isEqualTo(1);
        assertThat(report.get("score").isNull()).isTrue();
    }

    @Test
    void aFinishedGameHasNoMove() throws IOException {
        String[] game = {"analyse", "checkers", "--position", "B:WK1:B", "--agent", "strong(depth=1)", "--json"};
        JsonNode report = json(game);
        assertThat(report.get("move").isNull()).isTrue();
        assertThat(report.get("result").asText()).isEqualTo("white");
        assertThat(report.get("rootMoves")).isEmpty();
        assertThat(Run.of("analyse", "checkers", "--position", "B:WK1:B", "--agent", "strong(depth=1)")
                        .out())
                .isEqualTo("The game is over: White wins because the other side cannot move.\n");
    }

    @Test
    void problemsAreCounted() throws IOException {
        Path file = folder.resolve("p.tsv");
        Files.writeString(
                file, MATE_IN_ONE + "\tWIN\tox:c3c4 boar:c3c4\n" + MATE_IN_ONE + "\tWIN\tox:a1a2\tox:a1a2=W\n");
        String[] args = {"problems", "onitama", file.toString(), "--agent", "strong(depth=2)", "--agent", "random"};
        Run run = Run.of(args);
        assertThat(run.out()).containsPattern("strong\\(depth=2\\) +1 of 2 +50.0 % +9.5 % to 90.5 %");
        JsonNode report = json("problems", "onitama", file.toString(), "--agent", "strong(depth=2)", "--json");
        assertThat(report.get("solved").asInt()).isEqualTo(1);
        assertThat(report.get("total").asInt()).isEqualTo(2);
        assertThat(report.get("finished").asBoolean()).isTrue();
        assertThat(report.get("results")
                        .get(0)
                        .get("failures")
                        .get(0)
                        .get("line")
                        .asInt())
                .isEqualTo(2);
        assertThat(Run.of("problems", "onitama", file.toString(), "--agent", "strong(depth=2)", "--verbose")
                        .out())
                .contains("  line 2  " + MATE_IN_ONE + "  played ", ", right: ox:a1a2\n");
    }

    @Test
    void problemsThatWereStoppedTellWhatWasFinished() {
        Game game = Games.parse("onitama");
        Position position = game.notation().read(MATE_IN_ONE);
        int right = game.notation().readMove(position, "ox:c3c4");
        Problem problem = new Problem(7, MATE_IN_ONE, position, List.of(right));
        Effort spent = new Effort(1, 0, 0, 0, 0, 2_000_000);
        MoveList moves = MoveList.of(new int[] {right}, 1);
        Outcome won = new Outcome(Result.win(0), Ending.NONE, 1);
        Played played = new Played(0, 0, MATE_IN_ONE, moves, won, 2, 2, spent, Effort.NONE, "");
        Answer answer = new Answer(problem, played);
        Marks marks = new Marks(Agents.shipped().parse("random"), List.of(answer));
        ProblemsReport report =
                ProblemsReport.of(game, "p.tsv", false, List.of(marks, new Marks(marks.agent(), List.of())));
        assertThat(report.finished()).isFalse();
        assertThat(report.total()).isEqualTo(1);
        assertThat(report.results().get(0).millisecondsPerMove()).isEqualTo(2);
        assertThat(report.unsolved()).contains("random solved all.");
        assertThat(report.lines(100))
                .contains("Stopped; the figures cover the finished problems.")
                .noneMatch(line -> line.contains("NaN"));
    }

    @Test
    void theSameMatchGivesTheSameGamesWithAnyNumberOfWorkers() throws IOException {
        JsonNode one = match("one.db", "1");
        assertThat(one.get("games").asInt()).isEqualTo(6);
        assertThat(one.get("wins").asInt()
                        + one.get("losses").asInt()
                        + one.get("draws").asInt()
                        + one.get("unfinished").asInt())
                .isEqualTo(6);
        assertThat(one.get("score").asDouble()).isGreaterThan(0.5);
        assertThat(one.get("repeatable").asBoolean()).isTrue();
        JsonNode two = match("two.db", "3");
        for (String field : new String[] {"wins", "losses", "draws", "endings", "meanPlies"})
            assertThat(two.get(field)).isEqualTo(one.get(field));
    }

    private JsonNode match(String store, String workers) throws IOException {
        String file = folder.resolve(store).toString();
        String agent = "strong(depth=2, memory=1m)";
        return json("match", DEAL, agent, "random", "--games", "6", "--workers", workers, "--store", file, "--json");
    }

    @Test
    void aMatchThatCannotBeRepeatedSaysSo() {
        String agent = "strong(time=1ms, memory=1m)";
        String file = folder.resolve("m.db").toString();
        Run run = Run.of("match", DEAL, agent, "random", "--games", "2", "--ply-cap", "3", "--store", file);
        assertThat(run.out())
                .contains(
                        "0 won, 0 lost, 0 drawn, 2 unfinished",
                        "no winner   unfinished 2",
                        "are not exactly reproducible: " + agent + " has a time limit")
                .contains("per move ");
    }

    @Test
    void tuningWritesWeightsThatAgentsCanUse() {
        Path out = folder.resolve("w.txt");
        String[] args = {"tune", DEAL, "--out", out.toString(), "--games", "4", "--agent", "strong(depth=1, memory=1m)"
        };
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Written to " + out + "; use it as strong(eval=tuned@" + out + ").\n");
        assertThat(folder.resolve("w.txt.games")).exists();
        assertThat(Run.of(args).out()).isEqualTo(run.out());
        assertThat(Run.of("analyse", DEAL, "--agent", "strong(depth=1, eval=tuned@" + out + ")")
                        .code())
                .isZero();
    }

    @Test
    void searchOptionsAreTunedInAFileThatIsContinued() throws IOException {
        Path out = folder.resolve("values.txt");
        String[] args = {
            "tune", DEAL, "--out", out.toString(), "--games", "16", "--agent", "strong(depth=1, memory=1m)", "--search"
        };
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("margin ", "slope ", "Try it: kumite match '" + DEAL + "' 'strong(depth=1, ");
        String values = Files.readString(out);
        assertThat(Run.of(args).out()).isEqualTo(run.out());
        assertThat(out).hasContent(values);
    }
}
