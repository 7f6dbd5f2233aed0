package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.base.FileClaim;
import dev.kumite.games.record.RecordFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the commands print and write that look into the store. */
class RunsTest {
    @TempDir
    Path folder = Path.of("");

    private Run in(String store, String... args) {
        List<String> all = new ArrayList<>(List.of(args));
        all.addAll(List.of("--store", folder.resolve(store).toString()));
        return Run.of(all.toArray(String[]::new));
    }

    private String out(String store, String... args) {
        Run run = in(store, args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run.out();
    }

    private JsonNode json(String store, String... args) throws IOException {
        return new ObjectMapper().readTree(out(store, args));
    }

    private void play(String store, String workers) {
        out(store, "match", "onitama", "greedy", "random", "--games", "6", "--seed", "3", "--workers", workers);
    }

    @Test
    void listsWhatIsThere() throws IOException {
        play("a.db", "1");
        out("a.db", "match", "checkers", "random", "random", "--games", "2", "--ply-cap", "4");
        assertThat(out("a.db", "runs"))
                .containsPattern("run +name +game +agents +games +started\n")
                .containsPattern("1 +match +onitama +greedy – random +6 of 6 +complete +20\\d\\d-\\d\\d-")
                .containsPattern("2 +match +checkers +random +2 of 2 +complete");
        JsonNode first = json("a.db", "runs", "--json").get("runs").get(0);
        assertThat(first.get("id").asInt()).isEqualTo(1);
        assertThat(first.get("agents").get(1).asText()).isEqualTo("random");
        assertThat(first.get("done").asInt()).isEqualTo(6);
        assertThat(first.get("of").asInt()).isEqualTo(6);
        assertThat(first.get("state").asText()).isEqualTo("complete");
    }

    @Test
    void aRunThatAnotherProcessPlaysIsRunning() throws IOException {
        assertThat(in("a.db", match("--shard", "1/2")).code()).isZero();
        assertThat(out("a.db", "runs")).containsPattern(" of 10 +stopped ");
        try (FileClaim player = FileClaim.take(folder.resolve("a.db"), 1).orElseThrow()) {
            assertThat(player).isNotNull();
            assertThat(out("a.db", "runs")).containsPattern(" of 10 +running ");
            JsonNode run = json("a.db", "runs", "--json").get("runs").get(0);
            assertThat(run.get("state").asText()).isEqualTo("running");
            assertThat(run.get("elsewhere").asBoolean()).isTrue();
            assertThat(json("a.db", "runs", "show", "1", "--json").get("run")).isEqualTo(run);
            assertThat(out("a.db", "runs", "show", "1")).contains(" of 10 games played, running in another process\n");
            for (Run busy : List.of(in("a.db", match("--shard", "1/2")), in("a.db", "runs", "delete", "1", "--yes"))) {
                assertThat(busy.err()).contains("run 1 is being played by another process");
                assertThat(busy.code()).isEqualTo(1);
            }
        }
        assertThat(json("a.db", "runs", "--json")
                        .get("runs")
                        .get(0)
                        .get("state")
                        .asText())
                .isEqualTo("stopped");
    }

    private String[] match(String... more) {
        List<String> all =
                new ArrayList<>(List.of("match", "onitama", "greedy", "random", "--games", "10", "--seed", "3"));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    private static final String TOURNAMENT = """
            name: small
            game: onitama
            agents: {random: random, greedy: greedy, uct: "mcts(iterations=50)"}
            schedule: round-robin
            games: 4
            seed: 1
            """;

    @ParameterizedTest
    @CsvSource({
        "'match onitama greedy random --games 10 --seed 3', match, 10",
        "tournament FILE, small, 12",
        "survey checkers --sample 6 --games 2 --agent greedy, survey, 12"
    })
    void shardsAreMergedToTheRunOfOneMachine(String command, String name, int games) throws IOException {
        String file =
                Files.writeString(folder.resolve("small.yaml"), TOURNAMENT).toString();
        List<String> words = List.of(command.replace("FILE", file).split(" "));
        in("whole.db", words.toArray(String[]::new));
        List<String> parts = new ArrayList<>(List.of("runs", "merge", "--into", folder.resolve("all.db") + ""));
        for (int number = 1; number <= 3; number++) {
            List<String> shard = new ArrayList<>(words);
            shard.addAll(List.of("--shard", number + "/3"));
            Run part = in("part" + number + ".db", shard.toArray(String[]::new));
            assertThat(part.code()).as(part.err()).isZero();
            assertThat(part.err()).contains("Shard " + number + "/3 is played: ", "kumite runs merge");
            parts.add(folder.resolve("part" + number + ".db").toString());
        }
        String whole = "; " + games + " of " + games + " games, complete.\n";
        assertThat(Run.of(parts.toArray(String[]::new)).out())
                .isEqualTo("Run 1 (" + name + "): " + games + " games added from 3 parts" + whole);
        assertThat(Run.of(parts.toArray(String[]::new)).out())
                .isEqualTo("Run 1 (" + name + "): 0 games added from 3 parts, " + games + " skipped" + whole);
        String[] export = {"runs", "export", "1", "--no-clock", "--format", "csv"};
        assertThat(out("all.db", export)).isEqualTo(out("whole.db", export));
    }

    /** The tablebases that an agent names are built there. */
    @Test
    void tablesAreKeptWhereTheCommandSays() throws IOException {
        Path tables = folder.resolve("tables");
        out(
                "a.db",
                "match",
                "checkers",
                "strong(nodes=50, tables=2)",
                "random",
                "--games",
                "2",
                "--tables",
                tables + "");
        try (Stream<Path> files = Files.list(tables)) {
            assertThat(files).isNotEmpty();
        }
    }

    @Test
    void wrongShardsAreRefused() {
        Run wrong = in("a.db", match("--shard", "4/3"));
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err())
                .contains("shard 4/3 does not exist")
                .doesNotContain("cannot convert")
                .hasLineCount(1);
        assertThat(folder.resolve("a.db")).doesNotExist();
        Run rate = in("a.db", "rate", "onitama", "greedy", "--games", "20", "--shard", "1/2");
        assertThat(rate.code()).isEqualTo(2);
        assertThat(rate.err()).contains("--shard cannot be used here");
        Run none = Run.of("runs", "merge", folder.resolve("none.db") + "", "--into", folder.resolve("b.db") + "");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("there is no store").hasLineCount(1);
    }

    @Test
    void showsARun() throws IOException {
        play("a.db", "1");
        assertThat(out("a.db", "runs", "show", "1"))
                .startsWith("Run 1, match, onitama, seed 3\n")
                .contains("6 of 6 games played, complete\n", "No.  Contest          Games  Won  Drawn  Lost ")
                .containsPattern("1 +greedy – random +6 +\\d");
        JsonNode shown = json("a.db", "runs", "show", "1", "--json");
        JsonNode contest = shown.get("contests").get(0);
        assertThat(contest.get("label").asText()).isEqualTo("greedy – random");
        assertThat(contest.get("pairs")).hasSize(5);
        assertThat(contest.get("sprt").isNull()).isTrue();
        assertThat(shown.get("ratings")).isEmpty();
    }

    @Test
    void deletesOnlyWhenToldSo() {
        play("a.db", "1");
        Run asked = in("a.db", "runs", "delete", "1");
        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.err()).contains("this would delete run 1 (match) with 6 games from ", "; add --yes");
        assertThat(out("a.db", "runs")).contains("6 of 6");
        assertThat(out("a.db", "runs", "delete", "1", "--yes")).isEqualTo("Deleted run 1 (match) with 6 games.\n");
        assertThat(out("a.db", "runs")).startsWith("There is no run in ");
    }

    @Test
    void exportsTheSameBytesForTheSameGames() throws IOException {
        play("one.db", "1");
        play("two.db", "2");
        for (String format : List.of("csv", "json", "pdn")) {
            String one = out("one.db", "runs", "export", "1", "--format", format, "--no-clock");
            assertThat(out("two.db", "runs", "export", "1", "--format", format, "--no-clock"))
                    .isEqualTo(one);
            assertThat(out("one.db", "runs", "export", "1", "--format", format))
                    .isEqualTo(out("one.db", "runs", "export", "1", "--format", format))
                    .isNotEqualTo(one);
            Path file = folder.resolve("games." + format);
            out("one.db", "runs", "export", "1", "--format", format, "--no-clock", "--out", file.toString());
            assertThat(file).hasContent(one);
        }
    }

    @Test
    void exportsReadBack() throws IOException {
        play("a.db", "1");
        List<String> csv =
                out("a.db", "runs", "export", "1", "--no-clock").lines().toList();
        assertThat(csv).hasSize(7);
        assertThat(csv.get(0))
                .startsWith("contest,game,label,rules,a,b,sideOfA,")
                .endsWith(",failure,setup,moves");
        assertThat(csv.get(1)).startsWith("1,1,greedy – random,onitama,greedy,random,blue,");
        JsonNode games = json("a.db", "runs", "export", "1", "--format", "json").get("games");
        assertThat(games).hasSize(6);
        assertThat(games.get(5).get("sideOfA").asText()).isEqualTo("red");
        assertThat(games.get(5).get("finished").asText()).startsWith("20");
        Path pdn = folder.resolve("games.pdn");
        out("a.db", "runs", "export", "1", "--format", "pdn", "--out", pdn.toString());
        assertThat(RecordFiles.read(pdn, null))
                .hasSize(6)
                .allSatisfy(record -> assertThat(record.outcome())
                        .isEqualTo(dev.kumite.games.Outcome.of(
                                record.finalPosition(), record.moves().size())));
    }

    @Test
    void replaysAGame() throws IOException {
        play("a.db", "1");
        JsonNode game = json("a.db", "replay", "1", "2", "--json");
        int plies = game.get("plies").asInt();
        assertThat(game.get("moves")).hasSize(plies);
        String first = game.get("moves").get(0).asText();
        String told = out("a.db", "replay", "1", "1.2");
        assertThat(told)
                .startsWith("Game 1.2, onitama: Blue is random, Red is greedy\n\n  5  s·  s·  m^  s·  s·\n")
                .containsPattern("\n1\\. (Blue|Red) plays " + first + "\\.\n\n  5 ")
                .containsPattern("wins .* after " + plies + " plies\\.\n$");
        assertThat(out("a.db", "replay", "1", "2", "--contest", "1", "--moves").lines())
                .hasSize(plies + 3)
                .anyMatch(line -> line.matches("1\\. (Blue|Red) " + first));
        assertThat(out("a.db", "replay", "1", "2", "--pdn")).contains("[Round \"1.2\"]", "[Red \"greedy\"]");
    }

    @Test
    void aRecordThatDoesNotReplayIsNamed() throws SQLException {
        play("a.db", "1");
        change("update game set seal = null, result_seal = null"); // as in older stores, where only the rules can tell
        change("update game set moves = x'7f' where number = 1");
        change("update game set plies = plies + 1 where number = 2");
        change("update game set result = 3 - result where number = 3");
        change("update game set setup = 'nonsense' where number = 4");
        change("update game set ending = 'sleep' where number = 5");
        damaged(
                "game 1.2 of run 1 does not replay: move 1 is not legal; the store is damaged, or ",
                "replay",
                "1",
                "2");
        damaged("moves, not ", "replay", "1", "3");
        damaged("the moves say '", "replay", "1", "4");
        damaged("nonsense", "replay", "1", "5");
        damaged("ended by 'sleep', which", "replay", "1", "6");
        Path file = folder.resolve("games.csv");
        damaged("does not replay", "runs", "show", "1");
        damaged("does not replay", "report", "1");
        damaged("does not replay", "runs", "export", "1", "--out", file.toString());
        assertThat(folder).isDirectoryNotContaining(path -> path.toString().contains("games.csv"));
    }

    @Test
    void aRunThatIsMadeShorterListsWhatItIsNow() {
        play("a.db", "1");
        String[] shorter = {"match", "onitama", "greedy", "random", "--games", "2", "--seed", "3"};
        assertThat(out("a.db", shorter)).contains(", 2 games)");
        assertThat(out("a.db", "runs"))
                .containsPattern("1 +match +onitama +greedy – random +2 of 2 +complete")
                .doesNotContain("6 of");
    }

    private void change(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("a.db"));
                Statement change = connection.createStatement()) {
            change.execute(statement);
        }
    }

    private void refused(String complaint, String... args) {
        complains(2, complaint, args);
    }

    private void damaged(String complaint, String... args) {
        complains(1, complaint, args);
    }

    private void complains(int code, String complaint, String... args) {
        Run run = in("a.db", args);
        assertThat(run.err()).startsWith("kumite: ").contains(complaint).containsOnlyOnce("\n");
        assertThat(run.code()).isEqualTo(code);
    }

    @Test
    void wrongInputIsAnsweredByOneLine() throws IOException {
        play("a.db", "1");
        refused("there is no command 'shw'; did you mean 'show'?", "runs", "shw", "1");
        refused("there is no run 9 in ", "runs", "show", "9");
        refused("'x' is not a whole number", "runs", "show", "x");
        refused("Missing required parameter: 'RUN'", "runs", "export");
        refused("expected one of [csv, json, pdn]", "runs", "export", "1", "--format", "xml");
        refused("there is no directory", "runs", "export", "1", "--out", "/no/such/file");
        refused("is a directory; name a file in it", "runs", "export", "1", "--out", folder.toString());
        refused("GAME=x: must be a game's number such as 12", "replay", "1", "x");
        refused("contest 1 has games from 1 to 6", "replay", "1", "7");
        refused("contest 1 has games from 1 to 6", "replay", "1", "0");
        refused("run 1 has no contest 2; they are numbered from 1 to 1", "replay", "1", "2.1");
        refused("--contest names another contest, 2", "replay", "1", "1.1", "--contest", "2");
        assertThat(Run.of("runs", "--store", folder.resolve("none.db").toString())
                        .err())
                .contains("there is no store");
        assertThat(Files.exists(folder.resolve("none.db"))).isFalse();
    }
}
