package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.engine.EngineSetup;
import dev.kumite.agents.engine.EngineType;
import dev.kumite.base.JavaCommand;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs of other people as agents, most of them badly behaved, each in a real process. */
@Tag("slow")
class EnginesTest {
    /** Answers the first legal move. Its name is the pattern of what the others do in its place. */
    private static final String GOOD = """
            echo $$ >> pids
            START
            while read -r line; do case "$line" in
              ugi) echo "option name LegalMoves type check default true"; echo ugiok;;
              isready) echo readyok;;
              legal*) set -- $line; move=$2;;
              go*) GO;;
              quit) QUIT;;
            esac; done
            END
            """;

    private static final String ANSWER = "echo \"bestmove $move\"";

    @TempDir
    Path folder = Path.of("");

    private void engine(String name, String start, String go, String quit, String end) throws IOException {
        String script = GOOD.replace("START", start)
                .replace("GO", go)
                .replace("QUIT", quit)
                .replace("END", end);
        Files.writeString(folder.resolve(name + ".sh"), script, StandardCharsets.UTF_8);
        engines(name, "[sh, " + name + ".sh]");
    }

    private void engines(String name, String command) throws IOException {
        Files.writeString(
                folder.resolve("engines.yaml"),
                "engines:\n  - name: " + name + "\n    command: " + command + "\n    start: 60s\n",
                StandardCharsets.UTF_8);
    }

    private String store() {
        return folder.resolve("kumite.db").toString();
    }

    private void noneIsLeft() throws IOException {
        Path pids = folder.resolve("pids");
        if (!Files.exists(pids)) return;
        for (String pid : Files.readAllLines(pids))
            ProcessHandle.of(Long.parseLong(pid))
                    .ifPresent(
                            left -> left.onExit().orTimeout(1, TimeUnit.MINUTES).join());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "crashes  |            | exit 5                                                  | failed       | exit code 5",
                "dies     | exit 6     | :                                                       | failed       | exit code 6",
                "floods   |            | head -c 100000000 /dev/zero                             | failed       | more than",
                "rambles  |            | \"yes info depth 1 score cp 1 | head -c 100000000\"     | failed       | more than 4 MB",
                "cheats   |            | echo bestmove a1a9                                      | illegal-move | 'bestmove a1a9', which is not a legal move",
                "mumbles  |            | echo bestmove                                           | illegal-move | which is not a legal move",
                "hangs    |            | sleep 1000                                              | overtime     | no move after",
                "swallows |            | printf 'bestmove %s' $move                              | overtime     | no line end: 'bestmove",
            })
    void aBadEngineLosesItsGamesAndNothingElse(String name, String start, String go, String ending, String reason)
            throws IOException {
        engine(name, start == null ? "" : start, go, "exit", "");
        String budget = ending.equals("overtime") ? "(time=300ms)" : "(nodes=1)";
        Run run = Run.of("match", "onitama", name + budget, "random", "--games", "2", "--store", store());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("0 won, 2 lost").contains("lost by").contains(ending + " 2");
        assertThat(run.out()).contains("2 games were forfeited").contains(reason);
        noneIsLeft();
    }

    @Test
    void aProgramThatDoesNotExistLosesItsGames() throws IOException {
        engines("absent", "[/no/such/program]");
        Run run = Run.of("match", "onitama", "absent", "random", "--games", "2", "--store", store());
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("0 won, 2 lost").contains("the program '/no/such/program' cannot be started");
    }

    @Test
    void theCheckSaysWhatIsWrongInPlainWords() throws IOException {
        engine("good", "", ANSWER, "exit", "");
        String file = folder.resolve("engines.yaml").toString();
        Run good = Run.of("engine", "--check", "good", "--engines", file);
        assertThat(good.code()).as(good.out() + good.err()).isZero();
        assertThat(good.out()).contains("10 games against random").contains("All is well: good can play onitama.");
        Files.delete(folder.resolve("pids")); // the good one is kept for a minute, in case there is another game
        engine("stays", "", ANSWER, ":", "while :; do sleep 1; done");
        Run stays = Run.of("engine", "--check", "stays", "--engines", file);
        assertThat(stays.code()).isEqualTo(1);
        assertThat(stays.out()).contains("wrong  it did not end within a second after 'quit', and was killed");
        noneIsLeft();
        engine("cheats", "", "echo bestmove a1a9", "exit", "");
        Run cheats = Run.of("engine", "checkers", "--check", "cheats", "--engines", file);
        assertThat(cheats.code()).isEqualTo(1);
        assertThat(cheats.out()).contains("'bestmove a1a9', which is not a legal move; the legal moves are 9-13");
    }

    /** Inside, and through two pipes each: the seed, the moves so far and the budget arrive as they were. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "onitama   | strong(memory=256k) | nodes=2000 | mcts       | nodes=300 | mcts(nodes=300)",
                "checkers  | alphabeta           | depth=3    | random     | nodes=1   | random",
                "katarenga | rave(memory=8m)     | nodes=200  | greedy     | nodes=1   | greedy",
            })
    void ourEngineThroughPipesPlaysTheSameGameMoveForMove(
            String text, String a, String budget, String b, String budgetB, String insideB) {
        Game game = Games.parse(text);
        Agents agents =
                Agents.shipped().with(List.of(new EngineType(ours("a", text, a)), new EngineType(ours("b", text, b))));
        String insideA = a.contains("(") ? a.replace(")", ", " + budget + ")") : a + "(" + budget + ")";
        for (int number = 0; number < 4; number++) {
            Played inside = play(game, number, agents.parse(insideA), agents.parse(insideB));
            Played outside = play(game, number, agents.parse("a(" + budget + ")"), agents.parse("b(" + budgetB + ")"));
            assertThat(outside.failure()).isEmpty();
            assertThat(outside.moves()).isEqualTo(inside.moves());
            assertThat(outside.outcome()).isEqualTo(inside.outcome());
        }
    }

    private static Played play(Game game, int number, AgentMaker a, AgentMaker b) {
        List<AgentMaker> bySide = number % 2 == 0 ? List.of(a, b) : List.of(b, a);
        Limits limits = Limits.USUAL.withPlies(120);
        long[] seeds = {11L * number + 1, 13L * number + 2};
        return new Umpire(game, game.opening(number / 2, 5 + number / 2), bySide, number % 2, seeds, limits).play();
    }

    private EngineSetup ours(String name, String game, String agent) {
        List<String> command = JavaCommand.of(Kumite.class);
        command.addAll(List.of("engine", game, "--agent", agent));
        return new EngineSetup(name, command, folder, List.of(), Map.of(), true, TimeUnit.MINUTES.toNanos(2));
    }

    /** It hears neither the end of its input nor any signal that can be ignored, and has a child. */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    @Tag("jdk")
    void nothingIsLeftWhenKumiteIsKilledOrInterrupted(boolean killed) throws Exception {
        engine(
                "stubborn",
                "trap '' TERM INT HUP PIPE; sleep 1000 & echo $! >> pids",
                ANSWER,
                ":",
                "while :; do sleep 1; done");
        List<String> command = JavaCommand.of(Kumite.class);
        command.addAll(List.of("match", "onitama", "stubborn(nodes=1)", "random", "--games", "100000"));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile())
                .start();
        while (process.isAlive() && stored() == 0) process.waitFor(20, TimeUnit.MILLISECONDS);
        assertThat(Files.readAllLines(folder.resolve("pids"))).hasSize(2);
        if (killed) process.destroyForcibly();
        else process.destroy();
        process.waitFor();
        noneIsLeft();
        if (killed) return;
        Run shown = Run.of("runs", "show", "1", "--store", store());
        assertThat(shown.out()).contains("incomplete").doesNotContain("forfeit");
    }

    private long stored() {
        if (!Files.exists(folder.resolve("kumite.db"))) return 0;
        Run shown = Run.of("runs", "--store", store(), "--json");
        return shown.out().contains("\"games\"") && !shown.out().contains("\"games\" : 0") ? 1 : 0;
    }

    @Test
    void noTextCanNameAProgramToStart() throws IOException {
        Path trace = folder.resolve("trace");
        String command = "[touch, " + trace + "]";
        List<String> texts = List.of(
                "mybot(command=touch " + trace + ")",
                "engine(command=touch)",
                "touch " + trace,
                "strong(engines=" + folder.resolve("engines.yaml") + ")");
        for (String text : texts)
            assertThat(Run.of("match", "onitama", text, "random", "--games", "2", "--store", store())
                            .code())
                    .isEqualTo(2);
        Path tournament = folder.resolve("t.yaml");
        Files.writeString(
                tournament,
                "name: t\ngame: onitama\nengines:\n  - name: mybot\n    command: " + command
                        + "\nagents: [random, mybot]\nschedule: round-robin\ngames: 2\n");
        Run run = Run.of("tournament", tournament.toString(), "--store", store());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("engines");
        engine("good", "", ANSWER, "exit", "");
        assertThat(Run.of("match", "onitama", "good(nodes=1)", "random", "--games", "2", "--store", store())
                        .code())
                .isZero();
        Files.delete(folder.resolve("engines.yaml"));
        Run gone = Run.of("match", "onitama", "good(nodes=1)", "random", "--games", "4", "--store", store());
        assertThat(gone.code()).isEqualTo(2);
        assertThat(gone.err()).contains("there is no agent 'good'");
        assertThat(Run.of("report", "1", "--store", store()).code()).isZero();
        assertThat(trace).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void aServerForOthersHasEnginesOnlyWhereTheyAreAllowed(boolean allowed) throws Exception {
        engine("good", "", ANSWER, "exit", "");
        List<String> command = JavaCommand.of(Kumite.class);
        command.addAll(List.of("serve", "--host", "0.0.0.0", "--port", "0", "--no-browser"));
        if (allowed) command.add("--allow-engines");
        Process process = new ProcessBuilder(command).directory(folder.toFile()).start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String address = out.readLine().replaceFirst(".*(http\\S+).*", "$1");
            String next = out.readLine();
            while (next.startsWith("From other machines: ")) {
                address = next.replaceFirst(".*(http\\S+).*", "$1");
                next = out.readLine();
            }
            assertThat(next).contains("kept in");
            if (!allowed) assertThat(out.readLine()).contains("are off because of --host");
            URI agents = URI.create(address.replaceFirst("/#token=(.*)", "/api/agents?game=onitama"));
            String token = address.replaceFirst(".*#token=", "");
            HttpResponse<String> reply = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(agents)
                                    .header("Authorization", "Bearer " + token)
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(reply.statusCode()).isEqualTo(200);
            assertThat(reply.body().contains("\"name\":\"good\"")).isEqualTo(allowed);
        } finally {
            process.destroyForcibly();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "engines: [{name: 'a b', command: [x]}]      | 'a b' is not a valid name",
                "engines: [{name: random, command: [x]}]     | there is already an agent 'random'",
                "engines: [{name: a}]                        | the field 'command' is missing",
                "engines: [{name: a, command: []}]           | 'command' is empty",
                "engines: [{name: a, command: [x], game: y}] | there is no field 'game' here",
                "engines: [{name: a, command: [x], games: [chess]}] | there is no game 'chess'",
                "engines: [{name: a, command: [x], start: soon}]    | must be a time such as 2s",
                "agents: []                                  | there is no field 'agents' here",
            })
    void aWrongFileIsRefusedByLine(String text, String complaint) throws IOException {
        Path file = folder.resolve("engines.yaml");
        Files.writeString(file, text, StandardCharsets.UTF_8);
        Run run = Run.of("agents", "--engines", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(complaint).contains("engines.yaml");
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void everyReportOnARunNamesTheEngineThatMakesItUnrepeatable() throws IOException {
        engine("good", "", ANSWER, "exit", "");
        String cause = "good(nodes=1) is an engine, and its file does not say 'repeatable: true'";
        String[] match = {"match", "onitama", "good(nodes=1)", "random", "--games", "2", "--store", store()};
        assertThat(Run.of(match).out()).contains("are not exactly reproducible: " + cause + ".");
        assertThat(Run.of("runs", "show", "1", "--store", store()).out()).contains(cause);
        assertThat(Run.of("report", "1", "--store", store()).out()).contains("no: " + cause);
        for (String[] json : new String[][] {
            {"runs", "--json", "--store", store()}, {"runs", "show", "1", "--json", "--store", store()}
        }) assertThat(Run.of(json).out()).contains("\"whyNotRepeatable\"").contains(cause);
        Path tournament = folder.resolve("t.yaml");
        Files.writeString(
                tournament,
                "name: t\ngame: onitama\nagents: {g: 'good(nodes=1)', r: random}\nschedule: round-robin\ngames: 2\n");
        assertThat(Run.of("tournament", tournament.toString(), "--store", store())
                        .out())
                .contains(cause);
        Path file = folder.resolve("engines.yaml");
        Files.writeString(file, Files.readString(file) + "    repeatable: true\n");
        match[match.length - 1] = folder.resolve("fresh.db").toString();
        assertThat(Run.of(match).out()).contains("2 games").doesNotContain("cannot be repeated");
    }

    @Test
    void anEnginesFileThatDoesNotExistIsNamedWithItsOption() {
        Run run = Run.of("match", "onitama", "a", "random", "--engines", "none.yaml", "--store", store());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("kumite: --engines: none.yaml: there is no such file" + System.lineSeparator());
    }

    @Test
    void theListOfAgentsHasThem() throws IOException {
        engine("good", "", ANSWER, "exit", "");
        Run run = Run.of("agents", "--engines", folder.resolve("engines.yaml").toString());
        assertThat(run.out()).contains("good").contains("engine: sh good.sh");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(Path::getFileName).map(Path::toString)).doesNotContain("pids");
        }
    }
}
