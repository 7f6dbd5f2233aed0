package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code kumite regret} finds, against what must be so. */
@Tag("slow")
class RegretTest {
    private static final String ONITAMA = "onitama(cards=ox+boar+horse+elephant+crab)";
    private static final String KATARENGA = "katarenga(tiles=KRBN/NKRB/BNKR/RBNK)";

    @TempDir
    Path folder = Path.of("");

    @BeforeAll
    static void solve() {
        Run run = Run.of("solve", ONITAMA, "--pieces", "4");
        assertThat(run.code()).as(run.err()).isZero();
    }

    private static JsonNode regret(String game, int positions, String... more) throws IOException {
        List<String> args =
                new ArrayList<>(List.of("regret", game, "--json", "--positions", Integer.toString(positions)));
        args.addAll(List.of(more));
        Run run = Run.of(args.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return new ObjectMapper().readTree(run.out());
    }

    @Test
    void whoPlaysByTheTablesGivesNothingAway() throws IOException {
        flawless(regret("checkers", 300, "strong(nodes=200, memory=1m, tables=4)", "alphabeta(depth=1, tables=4)"));
        flawless(regret(ONITAMA, 300, "strong(nodes=200, memory=1m, tables=4)", "mcts(iterations=50, tables=4)"));
        flawless(regret(KATARENGA, 100, "strong(nodes=200, memory=1m, tables=8)"));
    }

    private static void flawless(JsonNode found) {
        for (JsonNode agent : found.get("agents")) {
            assertThat(agent.get("half").asInt()).as(agent.toString()).isZero();
            assertThat(agent.get("whole").asInt()).as(agent.toString()).isZero();
            assertThat(agent.get("meanLoss").get("value").asDouble()).isZero();
        }
    }

    @Test
    void whoDrawsLotsGivesAwayWhatIsExpected() throws IOException {
        for (String game : List.of("checkers", ONITAMA, KATARENGA)) {
            int positions = 3000;
            JsonNode found = regret(game, positions, "random");
            JsonNode chance = found.get("chance");
            JsonNode random = found.get("agents").get(0);
            for (String share : List.of("halfShare", "wholeShare")) {
                double expected = chance.get(share).asDouble();
                double deviation = Math.sqrt(expected * (1 - expected) / positions);
                assertThat(random.get(share).get("value").asDouble())
                        .as(game + ", " + share)
                        .isBetween(expected - 4 * deviation, expected + 4 * deviation);
            }
            double loss = chance.get("halfShare").asDouble() / 2
                    + chance.get("wholeShare").asDouble();
            assertThat(chance.get("meanLoss").asDouble()).isEqualTo(loss);
            assertThat(loss).isGreaterThan(0.1);
            assertThat(found.get("won").asInt() + found.get("drawn").asInt()).isEqualTo(positions);
        }
    }

    @Test
    void oneWorkerFindsWhatTwoFind() throws IOException {
        String[] agents = {"mcts(iterations=30)", "alphabeta(depth=2)", "random"};
        JsonNode one = regret("checkers", 200, agents[0], agents[1], agents[2], "--seed", "7");
        JsonNode two = regret("checkers", 200, agents[0], agents[1], agents[2], "--seed", "7", "--workers", "2");
        JsonNode other = regret("checkers", 200, agents[0], agents[1], agents[2], "--seed", "8");
        assertThat(timeless(two)).isEqualTo(timeless(one));
        assertThat(timeless(other).get("agents")).isNotEqualTo(one.get("agents"));
        assertThat(one.get("finished").asBoolean()).isTrue();
        assertThat(one.get("repeatable").asBoolean()).isTrue();
    }

    private static JsonNode timeless(JsonNode found) {
        for (JsonNode agent : found.get("agents")) ((ObjectNode) agent).remove("millisecondsPerMove");
        return found;
    }

    @Test
    void writesAReportWithPlots() throws IOException {
        Path place = folder.resolve("new/place");
        Run run = Run.of(
                "regret",
                "checkers",
                "alphabeta(depth=1)",
                "alphabeta(depth=2)",
                "random",
                "--positions",
                "50",
                "--report",
                place.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("alphabeta(depth=2)", "random move", "in 50 positions (", "up to 4 pieces")
                .contains("Wrote " + place.resolve("report.html") + ".");
        assertThat(place.resolve("report-shares.svg")).isNotEmptyFile();
        assertThat(place.resolve("report-by-depth.svg")).isNotEmptyFile();
        assertThat(Files.readString(place.resolve("report-regret.csv"))).contains("alphabeta(depth=1)", "random");
        assertThat(Files.readString(place.resolve("report.html"))).contains("no move wins at once", "What moves cost");
    }

    @Test
    void refusesWhatMakesNoSense() throws IOException {
        refused("there are no checkers tables for 7 pieces", "regret", "checkers", "random", "--pieces", "7");
        refused("--positions=0: must be from 1 to", "regret", "checkers", "random", "--positions", "0");
        refused("AGENT: there is no agent 'rondom'", "regret", "checkers", "rondom");
        refused("positions are drawn for five cards", "regret", "onitama", "random");
        refused("there is no table for 6 pieces with", "regret", ONITAMA, "random", "--pieces", "6");
        refused("tables are for boards of size 4", "regret", "katarenga(size=6)", "random");
        Path file = Files.createFile(folder.resolve("file"));
        refused("--report=" + file, "regret", "checkers", "random", "--report", file.toString());
        refused("Missing required parameter", "regret", "checkers");
    }

    private static void refused(String why, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).as(run.out() + run.err()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(why);
        assertThat(run.err().lines()).hasSize(1);
    }
}
