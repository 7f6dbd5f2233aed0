package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Wrong input to the commands that take agents is answered by exactly one line, and exit code 2. */
class WrongAgentInputTest {
    @TempDir
    Path folder = Path.of("");

    static Stream<Arguments> table() {
        return Stream.of(
                wrong("there is no agent 'strng'; did you mean 'strong'?", "agents", "strng"),
                wrong("there is no directory 'no-such-dir'", "agents", "--plugins", "no-such-dir"),
                wrong("Missing required option: '--agent=SPEC'", "analyse", "onitama"),
                wrong("--agent: there is no agent 'strng'; did you", "analyse", "onitama", "--agent", "strng"),
                wrong("--agent: 'strong' has no option 'dept'; did", "analyse", "onitama", "--agent", "strong(dept=3)"),
                wrong("--agent: 'strong', depth=x: must be", "analyse", "onitama", "--agent", "strong(depth=x)"),
                wrong(
                        "'strong', memory=1024g: more than Java",
                        "analyse",
                        "onitama",
                        "--agent",
                        "strong(memory=1024g)"),
                wrong("A: 'mcts', memory=1000g: more than", "match", "onitama", "mcts(memory=1000g)", "random"),
                wrong("has no evaluation 'chess'", "analyse", "onitama", "--agent", "strong(eval=chess)"),
                wrong("--lines=0: must be from 1 to 500", "analyse", "onitama", "--agent", "strong", "--lines", "0"),
                wrong("'--lines': 'x' is not a whole", "analyse", "onitama", "--agent", "strong", "--lines", "x"),
                wrong("--position: ", "analyse", "onitama", "--agent", "strong", "--position", "x"),
                wrong("Missing required parameter: 'B'", "match", "onitama", "strong"),
                wrong("--games=0: must be from 2", "match", "onitama", "strong", "strong", "--games", "0"),
                wrong("--games: must be from 2 to", "match", "onitama", "greedy", "random", "--games", "9999999999999"),
                wrong(
                        "iterations=99999999999999999999: must be from 0 to",
                        "match",
                        "onitama",
                        "mcts(iterations=99999999999999999999)",
                        "random"),
                wrong("the number of games must be even", "match", "onitama", "strong", "strong", "--games", "3"),
                wrong("--workers=0: must be from 1", "match", "onitama", "strong", "strong", "--workers", "0"),
                wrong("--ply-cap=0: must be from 1", "match", "onitama", "strong", "strong", "--ply-cap", "0"),
                wrong("A: there is no agent 'x'", "match", "onitama", "x", "strong"),
                wrong("B: there is no agent 'x'", "match", "onitama", "strong", "x"),
                wrong("there is no game 'x'", "match", "x", "strong", "strong"),
                wrong(
                        "no-such-file.tsv: there is no such",
                        "problems",
                        "onitama",
                        "no-such-file.tsv",
                        "--agent",
                        "strong"),
                wrong("Missing required option: '--out=FILE'", "tune", "onitama"),
                wrong("--out=/no/such/w: there is no directory", "tune", "onitama", "--out", "/no/such/w"),
                wrong("--out=/: is a directory; name a file in it", "tune", "onitama", "--out", "/"),
                wrong("--eval=material: no evaluation of", "tune", "onitama", "--out", "w", "--eval", "material"),
                wrong("--games=0: must be from 1", "tune", "onitama", "--out", "w", "--games", "0"),
                wrong("--search: 'strong' has no option 'margn'", "tune", "onitama", "--out", "w", "--search", "margn"),
                wrong("--search: has nothing to do with", "tune", "onitama", "--out", "w", "--search", "--eval", "x"),
                wrong("--game-number=2: needs --load FILE", "play", "onitama", "--game-number", "2"),
                wrong("--load: no.pdn: there is no such file", "play", "onitama", "--load", "no.pdn"),
                wrong("--load and --position exclude", "play", "onitama", "--load", "no.pdn", "--position", "x"),
                wrong("--with=random: sets the agent on the first side", "play", "onitama", "--with", "random"),
                wrong("--against=random: there is no side left", "play", "onitama", "--as=both", "--against=random"),
                wrong("has no evaluation 'x'", "play", "onitama", "--against", "strong(eval=x)"));
    }

    private static Arguments wrong(String complaint, String... args) {
        return Arguments.of(List.of(args), complaint);
    }

    @ParameterizedTest
    @MethodSource("table")
    void isAnsweredByOneLine(List<String> args, String complaint) {
        check(Run.of(args.toArray(String[]::new)), complaint);
    }

    private static void check(Run run, String complaint) {
        assertThat(run.err())
                .startsWith("kumite: ")
                .contains(complaint)
                .endsWith("\n")
                .containsOnlyOnce("\n");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aWrongLineInAFileIsNamed() throws IOException {
        Path file = folder.resolve("p.tsv");
        Files.writeString(file, "# a comment\nnonsense\tWIN\tox:a1a2\n");
        check(
                Run.of("problems", "onitama", file.toString(), "--agent", "strong"),
                file + ":2: the position 'nonsense'");
    }

    @Test
    void gamesOfAnotherTuningAreNotMixedIn() throws IOException {
        Path out = folder.resolve("w.txt");
        Files.writeString(folder.resolve("w.txt.games"), "# something else\n");
        check(Run.of("tune", "onitama", "--out", out.toString()), "holds games of another run (something else)");
    }
}
