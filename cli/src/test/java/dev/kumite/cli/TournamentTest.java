package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tournaments from files, and the reports of what they played. */
class TournamentTest {
    private static final Path EXAMPLES = Path.of("..", "examples", "tournaments");

    @TempDir
    Path folder = Path.of("");

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private Path tournament(String schedule) throws IOException {
        return Files.writeString(folder.resolve("t.yaml"), """
                name: small
                title: Three that need no search
                game: onitama
                agents:
                  greedy: greedy
                  random: random
                  looker: alphabeta(depth=1)
                schedule: SCHEDULE
                games: 4
                ply-cap: 60
                """.replace("SCHEDULE", schedule));
    }

    private String play(String store, String... more) throws IOException {
        List<String> args = Stream.concat(
                        Stream.of("tournament", tournament("round-robin").toString(), "--store", file(store)),
                        Stream.of(more))
                .toList();
        Run run = Run.of(args.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run.out();
    }

    @Test
    void aRoundRobinEndsWithCrosstableAndRatings() throws IOException {
        String first = play("a.db");
        assertThat(first)
                .startsWith("small: 3 contests, 12 games\nThree that need no search\n\nResults\n")
                .contains("greedy – random", "random – looker", "Scores against each other\n", "Ratings\n")
                .contains("3 comparisons; p values corrected after Holm.", "Stored as run 1; ")
                .contains(" report 1 --format html writes tables and plots.");
        assertThat(play("a.db")).as("played again, nothing is").isEqualTo(first);
        assertThat(play("b.db", "--workers", "2")).isEqualTo(first);
        JsonNode view = new ObjectMapper().readTree(play("a.db", "--json"));
        assertThat(view.get("contests")).hasSize(3);
        assertThat(view.get("ratings").get(0).get("agents")).hasSize(3);
        assertThat(view.get("contests").get(0).get("elo").isMissingNode()).isFalse();
    }

    @Test
    void checkingPlaysAndWritesNothing() throws IOException {
        Run run = Run.of("tournament", tournament("round-robin").toString(), "--store", file("c.db"), "--check");
        assertThat(run.out()).endsWith("t.yaml is valid: 3 contests, 12 games.\n");
        assertThat(folder.resolve("c.db")).doesNotExist();
    }

    @Test
    void aWrongFileIsRefusedBeforeAnythingIsWritten() throws IOException {
        Run run = Run.of("tournament", tournament("{gauntlet: gredy}").toString(), "--store", file("c.db"));
        assertThat(run.err())
                .contains("t.yaml:8: 'agents' has no 'gredy'; did you mean 'greedy'?")
                .containsOnlyOnce("\n");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(folder.resolve("c.db")).doesNotExist();
        assertThat(Run.of("tournament", file("none.yaml")).err()).contains("there is no such file");
    }

    @Test
    void theExamplesAreRight() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            List<Path> examples = files.sorted().toList();
            assertThat(examples).hasSizeGreaterThanOrEqualTo(3);
            for (Path example : examples)
                assertThat(Run.of("tournament", example.toString(), "--check").out())
                        .contains(" is valid: ");
        }
    }

    @Test
    void aReportIsPrintedOrWritten() throws IOException {
        play("a.db");
        Run printed = Run.of("report", "1", "--store", file("a.db"));
        assertThat(printed.out())
                .startsWith("small, run 1\n")
                .contains("12 games in 3 contests. ", "In onitama the highest rating is that of looker, ")
                .contains("Repeatable             yes: ", "Scores by colour", "Ways of winning", "Effort per move")
                .contains("Ratings with 95 % intervals", "Lengths of games", "  game 1: ");
        Run written = Run.of("report", "1", "--store", file("a.db"), "--format", "all", "--out", file("r"));
        assertThat(written.err()).isEmpty();
        for (String name : List.of("r.html", "r.json", "r.txt", "r-contests.csv", "r-ratings.tex", "r-scores.svg"))
            assertThat(folder.resolve(name)).isNotEmptyFile();
        assertThat(folder.resolve("r-crosstable.csv"))
                .content()
                .startsWith("No.,Agent,1,2,3,Points,Games\r\n1,looker,");
        assertThat(folder.resolve("r.games.csv")).content().hasLineCount(13);
        assertThat(folder.resolve("r.txt")).hasContent(printed.out());
    }

    @Test
    void aGridIsPlottedOverItsOption() throws IOException {
        Path file = Files.writeString(folder.resolve("g.yaml"), """
                name: grid
                game: onitama
                agents: {random: random}
                schedule: {grid: {agent: 'alphabeta(depth=${d})', for: {d: [1, 2]}, against: random}}
                games: 2
                """);
        assertThat(Run.of("tournament", file.toString(), "--store", file("g.db"))
                        .out())
                .contains("d=1 – random", "d=2 – random");
        assertThat(Run.of("report", "1", "--store", file("g.db")).out()).contains("Score by d, with 95 % intervals");
    }

    @Test
    void aReportTellsWhatItCannotKnowAnyMore() throws Exception {
        play("a.db");
        try (java.sql.Connection connection = java.sql.DriverManager.getConnection("jdbc:sqlite:" + file("a.db"));
                java.sql.Statement statement = connection.createStatement()) {
            statement.execute("update run set plan = replace(plan, 'alphabeta(depth=1)', 'plugged(x=1)')");
            // Without checksums, as an older store has it: they would tell that this was done by hand.
            statement.execute("update run set plan = substr(plan, 1, instr(plan, char(10)) - 1)");
            statement.execute("update game set seal = null, result_seal = null");
            statement.execute(
                    "update game set ending = 'failed', failure = 'plugged: oh' where contest = 2 and number = 0");
        }
        Run run = Run.of("report", "1", "--store", file("a.db"));
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("Agent plugged(x=1)", "not known to this Kumite; only its text is left")
                .contains("1 game was forfeited", "Forfeits");
    }

    @Test
    void wrongReportsAreRefused() throws IOException {
        play("a.db");
        Run format = Run.of("report", "1", "--store", file("a.db"), "--format", "htm");
        assertThat(format.err())
                .contains("--format=htm: ", "did you mean 'html'?")
                .containsOnlyOnce("\n");
        assertThat(format.code()).isEqualTo(2);
        assertThat(Run.of("report", "7", "--store", file("a.db")).err()).contains("there is no run 7 in ");
    }

    @Test
    @Tag("slow")
    void aMatchSaysHowSureItIs() throws IOException {
        String[] args = {"match", "onitama", "greedy", "random", "--games", "60", "--until", "sprt(elo0=0, elo1=60)"};
        List<String> all = Stream.concat(Stream.of(args), Stream.of("--store", file("m.db")))
                .toList();
        assertThat(Run.of(all.toArray(String[]::new)).out())
                .containsPattern("Elo +\\S+ \\[\\d+, ")
                .containsPattern("superiority >99.9 %")
                .containsPattern("pairs +0 with 0 points, ")
                .contains("The sequential test of 60 against 0 Elo passed: the difference is rather 60 Elo or more");
        List<String> json = Stream.concat(all.stream(), Stream.of("--json")).toList();
        JsonNode report =
                new ObjectMapper().readTree(Run.of(json.toArray(String[]::new)).out());
        assertThat(report.get("eloLow").asDouble()).isGreaterThan(100);
        assertThat(report.get("superiority").asDouble()).isGreaterThan(0.99);
        assertThat(report.get("pairs")).hasSize(5);
        assertThat(report.get("sprt").get("verdict").asText()).isEqualTo("passed");
        assertThat(report.get("sprt").get("llr").asDouble())
                .isGreaterThanOrEqualTo(report.get("sprt").get("upper").asDouble());
        assertThat(report.get("games").asInt()).isLessThan(60);
    }
}
