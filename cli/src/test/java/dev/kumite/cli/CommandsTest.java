package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.cli.console.Console;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What the commands print. */
class CommandsTest {
    private static final String DEAL = "onitama(deal=ox+boar/horse+elephant/crab, first=blue)";

    private static JsonNode json(String... args) throws IOException {
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return new ObjectMapper().readTree(run.out());
    }

    @Test
    void theExamplesOfTheHelpWork() {
        List<String> examples = Run.of("--help")
                .out()
                .lines()
                .filter(line -> line.startsWith("  kumite "))
                .map(line -> line.strip().substring("kumite ".length()))
                .toList();
        assertThat(examples).hasSize(5).contains("serve");
        for (String example : examples)
            if (example.startsWith("play") || example.endsWith("--help"))
                assertThat(Run.of(example.split(" ")).code()).isZero();
    }

    static Set<String> commands() {
        return Kumite.COMMANDS.keySet();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyHelpHasExamples(String command) {
        Run run = Run.of(command, "--help");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Examples:\n", "kumite " + command);
        assertThat(run.out().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(Kumite.HELP_WIDTH));
        CommandLine whole = Kumite.whole(Console.system());
        String[] examples = Objects.requireNonNull(whole.getSubcommands().get(command))
                .getCommandSpec()
                .usageMessage()
                .footer();
        for (String example : examples)
            assertThat(run.out()).as("unbroken").contains("\n" + example.replace("%%", "%") + "\n");
    }

    @Test
    void theHelpOfAllListsEveryCommand() {
        assertThat(Run.of("--help").out()).contains(Kumite.COMMANDS.keySet());
        assertThat(Run.of("--help").out())
                .contains("\n  serve        Play, watch, analyse and run experiments in the browser.\n");
        assertThat(Run.of("--help").out()).doesNotContain("%%");
        assertThat(Run.of("--help").out().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(Kumite.HELP_WIDTH));
        assertThat(Run.of("runs", "--help").out())
                .contains("\n  delete  Delete a run and all its games.\n\nExamples:\n");
        assertThat(Run.of("--version").out()).startsWith("kumite ");
    }

    @Test
    void helpIsAlsoAWord() {
        assertThat(Run.of("help").out()).isEqualTo(Run.of("--help").out());
        assertThat(Run.of("help", "runs", "delete").out())
                .isEqualTo(Run.of("runs", "delete", "--help").out());
        assertThat(Run.of("help", "mach").err().lines())
                .singleElement()
                .asString()
                .contains("mach", "match");
    }

    @Test
    void gamesTellTheirOptions() throws IOException {
        assertThat(Run.of("games").out()).contains("onitama: ", "  size", "default: 5");
        JsonNode first = json("games", "--json").get("games").get(0);
        assertThat(first.fieldNames())
                .toIterable()
                .containsExactly("name", "summary", "options", "evaluations", "examples");
    }

    @Test
    void showDrawsBoardAndCards() throws IOException {
        assertThat(Run.of("show", DEAL).out())
                .contains("  1  S\u00b7  S\u00b7  M^  S\u00b7  S\u00b7\n", "elephant", "Blue to move, 10 moves.\n")
                .contains("\nB:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:")
                .doesNotContain("\u001b");
        assertThat(Run.of("show", DEAL, "--color", "always").out()).contains("\u001b[1;34m");
        JsonNode view = json("show", DEAL, "--json");
        assertThat(view.get("sideToMove").asText()).isEqualTo("blue");
        assertThat(view.get("result").asText()).isEqualTo("ongoing");
        assertThat(view.get("drawing").get("cells")).hasSize(25);
    }

    @Test
    void cardsLieAsTheyActOnTheBoardThatIsDrawn() {
        List<String> lines = Run.of("show", "onitama(deal=tiger+ox/crane+mantis/crab, first=blue)")
                .out()
                .lines()
                .toList();
        int names = 8;
        int mantis = lines.get(names).indexOf("mantis");
        assertThat(lines.subList(names + 1, names + 6).stream().map(line -> line.substring(mantis, mantis + 9)))
                .as("Red's mantis steps back up the board, and forward down")
                .containsExactly("· · · · ·", "· · x · ·", "· · o · ·", "· x · x ·", "· · · · ·");
    }

    @Test
    void theSeedChoosesTheStart() {
        assertThat(Run.of("show", "onitama", "--seed", "1")).isEqualTo(Run.of("show", "onitama"));
        assertThat(Run.of("show", "onitama", "--seed=-5")).isNotEqualTo(Run.of("show", "onitama"));
    }

    @Test
    void movesAreListed() throws IOException {
        assertThat(Run.of("moves", DEAL).out().lines()).hasSize(10).contains("ox:a1a2");
        JsonNode listing = json("moves", DEAL, "--json");
        assertThat(listing.get("count").asInt()).isEqualTo(10);
        assertThat(listing.get("moves").get(0).fieldNames()).toIterable().containsExactly("move", "captures", "wins");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "3"})
    void perftCounts(String threads) throws IOException {
        JsonNode report = json("perft", DEAL, "--depth", "4", "--divide", "--threads", threads, "--json");
        assertThat(report.get("nodes").asLong()).isEqualTo(28509);
        assertThat(report.get("depths")).hasSize(4);
        long sum = 0;
        for (JsonNode branch : report.get("divide")) sum += branch.get("nodes").asLong();
        assertThat(sum).isEqualTo(28509);
    }

    @Test
    void perftPrintsALineForEachDepth() {
        Run run = Run.of("perft", DEAL, "--depth", "3", "--divide");
        assertThat(run.out().lines().toList().get(3)).startsWith("    3               1,989 ");
        assertThat(run.out()).contains("\nox:a1a2: ");
    }

    @Test
    @Tag("slow")
    void benchMeasuresAgainstTheYardstick() throws IOException {
        JsonNode report = json("bench", "--only", "onitama-5x5-greedy", "--rounds", "1", "--json");
        assertThat(report.get("signature").asText()).matches("[0-9a-f]{16}");
        assertThat(report.get("searchSignature").asText()).matches("[0-9a-f]{16}");
        assertThat(report.get("rows")).hasSize(2);
        for (JsonNode row : report.get("rows"))
            assertThat(row.fieldNames()).toIterable().containsExactly("name", "unit", "perSecond", "yardsticks");
        assertThat(report.get("rows").get(0).get("yardsticks").asDouble()).isEqualTo(1.0);
    }

    @Test
    void completionIsAScriptForTheShell() {
        assertThat(Run.of("completion").out())
                .contains("complete -F", "perft", "--depth", "onitama", "greedy", "schulz-mcts");
    }

    @Test
    void gamesListsOneGameOnRequest() {
        assertThat(Run.of("games", "katarenga").out()).contains("katarenga: ").doesNotContain("onitama: ");
        Run unknown = Run.of("games", "katarena");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("katarenga");
    }
}
