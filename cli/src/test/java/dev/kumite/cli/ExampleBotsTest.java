package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.kumite.base.JavaCommand;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bots in {@code examples} and the Python client, each with the language that this machine has for it. */
@Tag("slow")
@Tag("jdk")
class ExampleBotsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir
    Path folder = Path.of("");

    /** The first of these programs that the machine has; a test without any is skipped, and says what is missing. */
    private static String program(String... names) {
        for (String name : names)
            for (String place : System.getenv("PATH").split(File.pathSeparator, -1))
                if (Files.isExecutable(Path.of(place, name))) return name;
        assumeTrue(false, "skipped: this machine has no " + String.join(" or ", names));
        return "";
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(out).isZero();
        return out;
    }

    private void passes(String command) throws IOException {
        Path file = folder.resolve("engines.yaml");
        Files.writeString(
                file,
                "engines:\n  - name: bot\n    command: " + command + "\n    start: 60s\n",
                StandardCharsets.UTF_8);
        for (String game : List.of("onitama", "checkers")) {
            Run check = Run.of("engine", game, "--check", "bot(time=5s)", "--engines", file.toString());
            assertThat(check.code()).as(check.out() + check.err()).isZero();
        }
    }

    private static void isShort(Path source) throws IOException {
        assertThat(Files.readAllLines(source)).hasSizeLessThanOrEqualTo(60);
    }

    @Test
    void theBotInPythonPlays() throws IOException {
        passes("[" + program("python3") + ", " + ROOT.resolve("examples/python-bot/bot.py") + "]");
    }

    @Test
    void theBotInCppPlays() throws IOException, InterruptedException {
        Path source = ROOT.resolve("examples/cpp-bot/bot.cpp");
        isShort(source);
        Path built = folder.resolve("bot");
        run(List.of(
                program("c++", "g++", "clang++"),
                "-O1",
                "-Wall",
                "-Werror",
                "-o",
                built.toString(),
                source.toString()));
        passes("[" + built + "]");
    }

    @Test
    void theBotInJavaPlays() throws IOException {
        Path source = ROOT.resolve("examples/java-bot/Bot.java");
        isShort(source);
        passes("[" + JAVA + ", " + source + "]");
    }

    /** The shortest bot of docs/engines.md, word for word. */
    @Test
    void theBotOfTheDocsHasTenLinesAndPlays() throws IOException {
        String docs = Files.readString(ROOT.resolve("docs/engines.md"));
        String bot = docs.split("```python\n", 2)[1].split("```", 2)[0];
        assertThat(bot.lines()).hasSizeLessThanOrEqualTo(10);
        Files.writeString(folder.resolve("mybot.py"), bot);
        Files.copy(ROOT.resolve("clients/python/kumite_bot.py"), folder.resolve("kumite_bot.py"));
        passes("[" + program("python3") + ", mybot.py]");
    }

    @Test
    void aNotebookPlaysAndAnalyses() throws IOException, InterruptedException {
        String kumite = JavaCommand.of(Kumite.class).stream()
                .map(word -> "'" + word + "'")
                .collect(Collectors.joining(", "));
        Path script = folder.resolve("notebook.py");
        Files.writeString(script, """
                import sys
                sys.path.insert(0, %s)
                from kumite_bot import Kumite
                with Kumite("onitama", agent="alphabeta", seed=3, command=(%s)) as kumite:
                    kumite.position("B:Bb1,Mc4:Ra5,Mc5:ox+boar/horse+elephant/crab")
                    assert len(kumite.legal()) == 11 and kumite.turn() == 0, kumite.legal()
                    assert kumite.board() == {"a5": "s", "c5": "m", "c4": "M", "b1": "S"}, kumite.board()
                    answer = kumite.best(depth=1)
                    assert answer.move.endswith("c4c5") and answer.value == 1 and answer.line == [answer.move], answer
                    assert kumite.result() == "none"
                    kumite.play(answer.move)
                    assert kumite.result() == "p1win" and kumite.legal() == [], kumite.text()
                    for wrong in (lambda: kumite.play("a1a2"), lambda: kumite.position("nonsense")):
                        try:
                            wrong()
                            raise SystemExit("nothing was refused")
                        except ValueError as refused:
                            print("refused:", refused)
                    assert kumite.position().result() == "none"
                print("done")
                """.formatted("'" + ROOT.resolve("clients/python") + "'", kumite));
        assertThat(run(List.of(program("python3"), script.toString())))
                .endsWith("done\n")
                .contains("refused: 'a1a2'");
    }

    /** The first search fails, the second is refused, the third finds a move; Kumite itself is played by a script. */
    @Test
    void theClientUnderstandsTheAnswerAfterASearchThatFailed() throws IOException, InterruptedException {
        Path kumite = folder.resolve("kumite.py");
        Files.writeString(kumite, """
                import sys
                answers = ["info string error: broken\\nbestmove none", "info string error: refused", "bestmove a1a2"]
                for line in sys.stdin:
                    word = line.split()[0]
                    if word == "quit":
                        break
                    known = {"ugi": "ugiok", "isready": "readyok", "query": "response here"}
                    answer = answers.pop(0) if word == "go" else known.get(word)
                    if answer:
                        print(answer, flush=True)
                """);
        Path script = folder.resolve("notebook.py");
        Files.writeString(script, """
                import sys
                sys.path.insert(0, %s)
                from kumite_bot import Kumite
                with Kumite(command=(sys.executable, %s)) as kumite:
                    for _ in range(2):
                        try:
                            kumite.best()
                        except ValueError as failed:
                            print(failed)
                    print(kumite.best().move)
                """.formatted("'" + ROOT.resolve("clients/python") + "'", "'" + kumite + "'"));
        assertThat(run(List.of(program("python3"), script.toString()))).isEqualTo("broken\nrefused\na1a2\n");
    }

    /** The program says that it cannot start, and stays. */
    @Test
    void theClientLeavesNoProcessBehindWhenTheStartFails() throws IOException, InterruptedException {
        Path kumite = folder.resolve("kumite.py");
        Files.writeString(kumite, """
                import os, signal, sys
                open(sys.argv[0] + ".pid", "w").write(str(os.getpid()))
                print("info string error: no such game", flush=True)
                signal.pause()
                """);
        Path script = folder.resolve("notebook.py");
        Files.writeString(script, """
                import os, sys
                sys.path.insert(0, %s)
                from kumite_bot import Kumite
                try:
                    Kumite(command=(sys.executable, %s))
                except ValueError as failed:
                    print(failed)
                try:
                    os.kill(int(open(%s).read()), 0)
                except ProcessLookupError:
                    print("gone")
                """.formatted(
                        "'" + ROOT.resolve("clients/python") + "'", "'" + kumite + "'", "'" + kumite + ".pid'"));
        assertThat(run(List.of(program("python3"), script.toString()))).isEqualTo("no such game\ngone\n");
    }
}
