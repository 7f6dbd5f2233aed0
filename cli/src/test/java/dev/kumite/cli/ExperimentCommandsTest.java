package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code kumite experiments} and {@code kumite reproduce}. */
class ExperimentCommandsTest {
    private static final String FILE = """
            id: own/greed
            paper: own
            place: nowhere
            title: Greed against chance
            question: Does greed pay?
            game: onitama
            scales:
              quick:    {games: 20}
              standard: {games: 40}
              paper:    {games: 60}
            budget: There is nothing to reduce.
            cells:
              - {label: greedy, a: greedy, b: random}
            measures: [wins, plies]
            published:
              - {cell: greedy, wins: 0.8}
            claims:
              - {says: Greed pays., measure: "wins[greedy]", region: "> 0.5", primary: true}
              - {says: Chance pays., measure: "losses[greedy]", region: "> 0.5"}
            plots:
              - {kind: bars, x: cell, y: [wins, losses]}
            """;

    @TempDir
    private Path folder = Path.of("");

    private String file = "";
    private String store = "";

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("own.yaml"), FILE).toString();
        store = folder.resolve("own.db").toString();
    }

    @Test
    void figureFiveStandsBeforeFigureTen() {
        assertThat(Run.of("experiments")
                        .out()
                        .lines()
                        .map(String::strip)
                        .filter(line -> line.startsWith("aygun/figure-")))
                .extracting(line -> line.split(" ")[0])
                .startsWith("aygun/figure-5", "aygun/figure-6")
                .contains("aygun/figure-10");
    }

    @Test
    void theListNamesPapersAndExperiments() {
        assertThat(Run.of("experiments").out()).contains("schulz/table-5.1", "nus/exp-7");
        assertThat(Run.of("experiments", file).out()).contains("Greed pays.", "wins[greedy] > 0.5", "paper");
    }

    @Test
    void aFileCanBeCheckedWithoutPlaying() throws IOException {
        assertThat(Run.of("experiments", "--check", file).out()).contains("own/greed is valid: 1 cell, 20 games");
        Path wrong = Files.writeString(folder.resolve("wrong.yaml"), FILE.replace("b: random", "b: rndom"));
        Run run = Run.of("experiments", "--check", wrong.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("wrong.yaml:13: ", "did you mean 'random'?");
    }

    @Test
    void theExampleOfTheDocsIsValid() {
        Run run = Run.of("experiments", "--check", "../examples/experiments/playouts.yaml");
        assertThat(run.out()).as(run.err()).contains("examples/playouts is valid: 3 cells, 120 games at quick");
    }

    @Test
    void anExperimentIsPlayedOnceAndToldTheSameTwice() throws IOException {
        Run first = Run.of("reproduce", file, "--store", store, "--workers", "2");
        assertThat(first.code()).isZero();
        assertThat(first.out())
                .contains(
                        "reproduced  Greed pays. (primary)",
                        "differs     Chance pays.",
                        "Of 1 primary claim, 1 is reproduced, 0 differ and 0 are undecided."
                                + " 1 secondary claim is shown and not counted.",
                        "20 games instead of 60")
                .doesNotContain("reduced budget");
        assertThat(Run.of("reproduce", file, "--store", store).out()).isEqualTo(first.out());
        JsonNode report = new ObjectMapper()
                .readTree(Run.of("reproduce", file, "--store", store, "--json").out());
        JsonNode json = report.at("/experiments/0");
        assertThat(json.at("/claims/0/verdict").asText()).isEqualTo("reproduced");
        assertThat(json.at("/claims/0/pValue").asDouble()).isBetween(1e-6, 0.05);
        assertThat(json.at("/claims/0/afterFdr").asBoolean()).isTrue();
        assertThat(report.at("/papers/0/afterFdr").asInt()).isEqualTo(2);
        assertThat(report.at("/all/claims").asInt()).isEqualTo(2);
        assertThat(report.at("/all/verdicts/1/verdict").asText()).isEqualTo("differs");
        assertThat(json.at("/claims/0/rank").asText()).isEqualTo("primary");
        assertThat(json.at("/claims/1/words").asText()).isEqualTo("differs");
        assertThat(json.at("/claims/1/budgetRatio").asDouble()).isEqualTo(1);
        assertThat(json.at("/claims/0/measured/low").asDouble()).isGreaterThan(0.5);
        assertThat(json.at("/cells/0/measures/wins/value").asDouble()).isGreaterThan(0.5);
        assertThat(json.at("/published/0/published/value").asDouble()).isEqualTo(0.8);
        assertThat(json.at("/published/0/games").asLong()).isEqualTo(60);
        assertThat(json.at("/reducedBudget").asBoolean()).isFalse();
        assertThat(json.at("/games").asLong()).isEqualTo(20);
    }

    @Test
    void theVerdictsOfAllExperimentsAreCorrectedTogether() throws IOException {
        Path other = Files.writeString(
                folder.resolve("other.yaml"),
                FILE.replace("own/greed", "other/greed").replace("paper: own", "paper: other"));
        assertThat(Run.of("reproduce", file, other.toString(), "--store", store).out())
                .contains(
                        "All 2 experiments: Of 4 claims 2 are reproduced, 2 differ and 0 are undecided; 4 of the 4 verdicts"
                                + " stand with the false discovery rate controlled at 5 % (Benjamini and Yekutieli).");
    }

    @Test
    void anExperimentCanBePlayedUntilItIsDecided() throws IOException {
        Path open =
                Files.writeString(folder.resolve("open.yaml"), FILE.replace("> 0.5\", primary", "> 0.8\", primary"));
        String[] command = {"reproduce", open.toString(), "--store", store, "--until", "decided"};
        Run first = Run.of(command);
        assertThat(first.out())
                .contains("1 claim gets more games", "own/greed: wins[greedy] ", "Played until decided: ")
                .containsPattern("reproduced, by look [2-9]; 0 left")
                .containsPattern("claimed above 80.0 %; by look [2-9]; p = 0.0");
        JsonNode claim = new ObjectMapper()
                .readTree(Run.of("reproduce", open.toString(), "--store", store, "--until", "decided", "--json")
                        .out())
                .at("/experiments/0/claims/0");
        assertThat(claim.at("/looks").asInt()).isGreaterThan(1);
        assertThat(claim.at("/futile").asBoolean()).isFalse();
        assertThat(Run.of("reproduce", open.toString(), "--store", store, "--until", "sprt")
                        .err())
                .contains("reproduce can play until 'decided', nothing else");
        assertThat(Run.of("reproduce", file, "--store", store, "--until", "decided", "--cells", "gre*")
                        .err())
                .contains("leave out --cells");
        Path slow = Files.writeString(folder.resolve("slow.yaml"), FILE.replace("a: greedy", "a: mcts(iterations=5k)"));
        Run late = Run.of(
                "reproduce", slow.toString(), "--store", folder + "/late.db", "--until", "decided", "--within", "1ms");
        assertThat(late.code()).isZero();
        assertThat(late.err())
                .contains(
                        "Run the same command again to continue.",
                        "The time was up: 1 of 1 experiments could not be judged and are not counted.");
        assertThat(late.out()).isEmpty();
        JsonNode none = new ObjectMapper()
                .readTree(Run.of(
                                "reproduce",
                                slow.toString(),
                                "--store",
                                folder + "/late.db",
                                "--until",
                                "decided",
                                "--within",
                                "1ms",
                                "--json")
                        .out());
        assertThat(none.at("/experimentsAskedFor").asInt()).isEqualTo(1);
        assertThat(none.at("/experiments")).isEmpty();
        assertThat(Run.of("reproduce", file, "--store", store, "--within", "soon")
                        .err())
                .contains("--within=soon: must be a time such as 90s, 20m or 6h");
        assertThat(Run.of("reproduce", file, "--store", store, "--until", "decided", "--shard", "1/2")
                        .err())
                .contains("--shard cannot be used here");
    }

    @Test
    void theCostOfAScaleIsEstimatedWithoutPlayingIt() throws IOException {
        assertThat(Run.of("reproduce", file, "--store", store, "--scale", "paper", "--estimate")
                        .out())
                .contains("Cost at the scale paper", "with --workers 1 here.")
                .containsPattern("own/greed +60 ");
        assertThat(Path.of(store)).doesNotExist();
        JsonNode json = new ObjectMapper()
                .readTree(Run.of("reproduce", file, "--store", store, "--estimate", "--json")
                        .out());
        assertThat(json.at("/experiments/0/sampledCells").asInt()).isEqualTo(1);
        assertThat(json.at("/executors").size()).isEqualTo(7);
    }

    @Test
    void aPublishedCurveStandsInTheJsonBesideTheCellsAtItsPoints() throws IOException {
        Path curve = Files.writeString(
                folder.resolve("curve.yaml"),
                FILE.replace("label: greedy, a:", "label: greedy, for: {n: 1}, a:")
                        .replace("claims:", """
                                published-curves:
                                  - {x: n, y: wins, points: {1: 0.8, 2: 0.9}, note: Figure 1.}
                                claims:""")
                        .replace("plots:", "plots:\n  - {kind: curves, x: n, y: wins}"));
        JsonNode json = new ObjectMapper()
                .readTree(Run.of("reproduce", curve.toString(), "--store", store, "--json")
                        .out())
                .at("/experiments/0");
        JsonNode points = json.at("/publishedCurves/0/points");
        assertThat(points.at("/0/published").asDouble()).isEqualTo(0.8);
        assertThat(points.at("/0/cell").asText()).isEqualTo("greedy");
        assertThat(points.at("/0/measured/value")).isEqualTo(json.at("/cells/0/measures/wins/value"));
        assertThat(points.at("/1/cell").isNull()).isTrue();
        assertThat(json.at("/publishedCurves/0/note").asText()).isEqualTo("Figure 1.");
    }

    @Test
    void cellsCanBePlayedAloneAndTheOthersLater() throws IOException {
        Path two = Files.writeString(
                folder.resolve("two.yaml"),
                FILE.replace("measures:", "  - {label: random, a: random, b: random}\nmeasures:"));
        Run one = Run.of("reproduce", two.toString(), "--store", store, "--cells", "ran*");
        assertThat(one.code()).isZero();
        assertThat(one.out()).contains("Only 20 of 40 games are played so far.", "nothing was measured");
        Run whole = Run.of("reproduce", two.toString(), "--store", store);
        assertThat(whole.out())
                .contains("reproduced  Greed pays.", "Stored as run 1.")
                .doesNotContain("Only ");
        Run none = Run.of("reproduce", two.toString(), "--store", store, "--cells", "randon");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("--cells randon: own/greed has no such cell; did you mean 'random'?");
    }

    @Test
    @Tag("slow")
    void aReportIsWrittenInAllFormats() throws IOException {
        Path reports = folder.resolve("reports");
        Run run = Run.of("reproduce", file, "--store", store, "--report", reports.toString());
        assertThat(run.code()).isZero();
        assertThat(Files.readString(reports.resolve("own-greed.html"))).contains("Greed pays.");
        assertThat(reports.resolve("own-greed-claims.tex")).exists();
        assertThat(reports.resolve("own-greed-plot-1.svg")).exists();
    }

    @Test
    void wrongWordsAreRefusedBeforeAnythingIsWritten() {
        Run run = Run.of("reproduce", "schulz/tabel-5.1", "--store", store);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("did you mean 'schulz/table-5.1'?");
        assertThat(Run.of("reproduce", file, "--scale", "papr", "--store", store)
                        .err())
                .contains("did you mean 'paper'?");
        assertThat(Path.of(store)).doesNotExist();
    }

    @Test
    void aShardPlaysItsPartOfEveryExperiment() throws IOException {
        String other = Files.writeString(folder.resolve("other.yaml"), FILE.replace("own/greed", "own/other"))
                .toString();
        Run part = Run.of("reproduce", file, other, "--shard", "1/2", "--store", store);
        assertThat(part.code()).isZero();
        assertThat(Run.of("runs", "--store", store).out()).contains("own/greed", "own/other");
    }
}
