package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code kumite rate}. */
class RateTest {
    private static final String LADDER = """
            game: onitama
            advantage: 0
            draws: 0
            anchors:
              - {agent: random, rating: 0, low: 0, high: 0, games: 10}
              - {agent: greedy, rating: 300, low: 200, high: 400, games: 10}
            """;

    @TempDir
    Path folder = Path.of("");

    private String store() {
        return folder.resolve("r.db").toString();
    }

    private String ladder() throws IOException {
        Path file = folder.resolve("ladder.yaml");
        Files.writeString(file, LADDER);
        return file.toString();
    }

    @Test
    void anAgentIsRatedAndItsRunIsAnOrdinaryOne() throws IOException {
        String[] command = {
            "rate", "onitama", "mcts(iterations=2)", "--games", "40", "--ladder", ladder(), "--store", store()
        };
        Run run = Run.of(command);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .startsWith("mcts(iterations=2): ")
                .contains(" ± ")
                .contains("after 40 games; stored as run 1");
        assertThat(Run.of(command).out()).isEqualTo(run.out());
        assertThat(Run.of("runs", "--store", store()).out()).contains("rating of mcts(iterations=2)");
        assertThat(Run.of("report", "1", "--store", store()).code()).isZero();
    }

    @Test
    void theJsonHasRatingResultsAndNeighbours() throws IOException {
        Run run = Run.of(
                "rate",
                "onitama",
                "mcts(iterations=2)",
                "--games",
                "4",
                "--ladder",
                ladder(),
                "--store",
                store(),
                "--json");
        JsonNode json = new ObjectMapper().readTree(run.out());
        assertThat(json.get("agent").asText()).isEqualTo("mcts(iterations=2)");
        assertThat(json.get("games").asInt()).isEqualTo(4);
        assertThat(json.get("enough").asBoolean()).isFalse();
        assertThat(json.get("rating").get("low").asDouble())
                .isLessThan(json.get("rating").get("high").asDouble());
        assertThat(json.get("results")).hasSize(2);
    }

    @Test
    void theLadderIsShown() throws IOException {
        Run run = Run.of("rate", "onitama", "--ladder", ladder());
        assertThat(run.out().lines().skip(2))
                .containsExactly(
                        "agent   rating  from   to  games",
                        "greedy     300   200  400     10",
                        "random       0     0    0     10");
        assertThat(Run.of("rate", "checkers", "--ladder", ladder()).err())
                .contains("is the ladder of onitama, not of checkers");
        assertThat(Run.of("rate", "onitama").out()).contains("strong(nodes=1M)");
    }

    @Test
    void whatDoesNotGoTogetherIsRefused() {
        assertThat(Run.of("rate", "onitama", "random", "--games", "3").err()).contains("--games=3: must be even");
        assertThat(Run.of("rate", "onitama", "random", "--rebuild").err()).contains("leave AGENT out");
        assertThat(Run.of("rate", "onitama", "random", "--out", "x").err()).contains("--out: is for --rebuild");
        assertThat(Run.of("rate", "onitama", "random", "--width", "0").err()).contains("--width=0");
        assertThat(Run.of("rate", "onitama", "--games", "20").err()).contains("--games: is for the rating of an AGENT");
        Run ladder = Run.of("rate", "onitama", "--rebuild", "--width", "20", "--store", store());
        assertThat(ladder.code()).isEqualTo(2);
        assertThat(ladder.err())
                .contains("--width: is for the rating of an AGENT")
                .hasLineCount(1);
    }

    @Test
    @Tag("slow")
    void aLadderIsPlayedAndUsed() {
        String file = folder.resolve("k.yaml").toString();
        Run played =
                Run.of("rate", "--rebuild", "katarenga(size=4)", "--games", "2", "--out", file, "--store", store());
        assertThat(played.code()).as(played.err()).isZero();
        assertThat(played.out()).contains("Wrote " + file);
        Run shown = Run.of("rate", "katarenga(size=4)", "--ladder", file);
        assertThat(shown.out().lines().skip(3).findFirst())
                .hasValueSatisfying(top -> assertThat(top).contains("strong"));
        assertThat(shown.out().lines().reduce((above, below) -> below).orElse(""))
                .startsWith("random")
                .contains("60");
    }

    /** The table of README is that of the files. */
    @Test
    @Tag("slow")
    void theReadmeHasTheRatingsOfTheLadders() throws IOException {
        String readme = Files.readString(Path.of("..", "README.md"));
        String[] games = {"onitama", "onitama(size=7)", "katarenga", "checkers"};
        JsonNode[] ladders = new JsonNode[games.length];
        for (int i = 0; i < games.length; i++)
            ladders[i] = new ObjectMapper()
                    .readTree(Run.of("rate", games[i], "--json").out());
        for (JsonNode anchor : ladders[0].get("anchors")) {
            StringBuilder row = new StringBuilder("| `" + anchor.get("agent").asText() + "` |");
            for (JsonNode ladder : ladders)
                row.append(' ').append(rating(ladder, anchor)).append(" |");
            assertThat(readme).contains(row);
        }
    }

    private static String rating(JsonNode ladder, JsonNode of) {
        for (JsonNode anchor : ladder.get("anchors"))
            if (anchor.get("agent").equals(of.get("agent"))) {
                JsonNode rating = anchor.get("rating");
                long half = Math.round(
                        (rating.get("high").asDouble() - rating.get("low").asDouble()) / 2);
                return rating.get("value").asLong() + (half == 0 ? "" : " ± " + half);
            }
        throw new AssertionError(of);
    }
}
