package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.cli.console.Console;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Wrong input is answered by exactly one line, and exit code 2. */
class WrongInputTest {

    static Stream<Arguments> table() {
        return Stream.of(
                wrong("there is no command 'gmes'; did you mean 'games'?", "gmes"),
                wrong("there is no command 'xyzzy'; known: serve, play, analyse", "xyzzy"),
                wrong("there is no option '--verson'; did you mean '--version'?", "--verson"),
                wrong("there is no option '--jsn'; did you mean '--json'?", "games", "--jsn"),
                wrong("'extra' is one argument too many (see", "games", "onitama", "extra"),
                wrong(
                        "'first=blue)' is one argument too many; a GAME with spaces needs quotes",
                        "show",
                        "onitama(size=7,",
                        "first=blue)"),
                wrong("Missing required parameter: 'GAME'", "show"),
                wrong(
                        "say either --create or --join ID, as in: kumite litama ws://a/litama --create",
                        "litama",
                        "ws://a/litama"),
                wrong("say either --create or --join ID", "litama", "ws://a/litama", "--create", "--join", "5f"),
                wrong("Missing required option: '--depth=N'", "perft", "onitama"),
                wrong("there is no game 'onitma'; did you mean 'onitama'?", "show", "onitma"),
                wrong("'onitama' has no option 'sise'; did you mean 'size'?", "show", "onitama(sise=7)"),
                wrong("'onitama', size=6: must be odd", "moves", "onitama(size=6)"),
                wrong("deck=base+base: the deck 'base' is there twice", "show", "onitama(deck=base+base)"),
                wrong("column 14: the value of 'size' is missing", "show", "onitama(size=)"),
                wrong("Invalid value for option '--seed': 'x' is not a whole number", "show", "onitama", "--seed", "x"),
                wrong("--depth: must be from 1 to 99", "perft", "onitama", "--depth", "99999999999"),
                wrong("--depth: must be from 1 to 99", "perft", "onitama", "--depth", "-99999999999"),
                wrong("'1e3' is not a whole number", "perft", "onitama", "--depth", "1e3"),
                wrong("from -9223372036854775808 to", "show", "onitama", "--seed", "99999999999999999999"),
                wrong("column 17: option 'size' is given twice", "show", "onitama(size=7, size=9)"),
                wrong("--depth=0: must be from 1 to 99", "perft", "onitama", "--depth", "0"),
                wrong("--threads=-1: must be from 1 to", "perft", "onitama", "--depth=2", "--threads=-1"),
                wrong("--position: the position 'nonsense' has 1 part", "show", "onitama", "--position", "nonsense"),
                wrong("--position: the position 'a b' has", "moves", "onitama", "--position", "a\nb"),
                wrong("'--color'", "show", "onitama", "--color", "blue"),
                wrong(
                        "--as=green: no side of onitama; known: blue, red, both, none",
                        "play",
                        "onitama",
                        "--as",
                        "green"),
                wrong(
                        "--against: there is no agent 'gredy'; did you mean 'greedy'?",
                        "play",
                        "onitama",
                        "--against",
                        "gredy"),
                wrong("--move-limit=0s: must be longer", match("--move-limit", "0s")),
                wrong("nofile: there is no such file", match("--openings", "positions(file=nofile)")),
                wrong("the store has no name", match("--store", "")),
                wrong("c=-1: must be from 0 to 100", "analyse", "onitama", "--agent", "mcts(c=-1)"),
                wrong("cannot listen at 'no.such.host'; --host takes", "serve", "--host", "no.such.host"),
                wrong("--rounds=0: must be from 1", "bench", "--rounds", "0"),
                wrong("--only=chess: no row has this in its name; known: ", "bench", "--only", "chess"),
                wrong("there is no command '@nofile'", "@nofile"),
                wrong("there is no command ''", ""));
    }

    private static String[] match(String... options) {
        return Stream.concat(Stream.of("match", "onitama", "greedy", "random"), Stream.of(options))
                .toArray(String[]::new);
    }

    private static Arguments wrong(String complaint, String... args) {
        return Arguments.of(List.of(args), complaint);
    }

    @ParameterizedTest
    @MethodSource("table")
    void isAnsweredByOneLine(List<String> args, String complaint) {
        Run run = Run.of(args.toArray(String[]::new));
        assertThat(run.err())
                .startsWith("kumite: ")
                .contains(complaint)
                .endsWith("\n")
                .containsOnlyOnce("\n");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void controlCharactersDoNotReachTheTerminal() {
        assertThat(Run.of("show", "\u001b[31mred\u0007").err())
                .doesNotContain("\u001b")
                .doesNotContain("\u0007");
    }

    @Test
    void somethingBrokenIsOneLineToo() {
        Run run = report(new IllegalStateException("broken"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .isEqualTo("kumite: unexpected IllegalStateException: broken; KUMITE_DEBUG=1 shows where\n");
    }

    @Test
    void fullMemorySaysWhatToDo() {
        Run run = report(new OutOfMemoryError("Java heap space"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("kumite: Java's memory is full; give the agents less")
                .containsOnlyOnce("\n");
    }

    private static Run report(Throwable broken) {
        var err = new java.io.ByteArrayOutputStream();
        var console = new Console(
                new java.io.BufferedReader(java.io.Reader.nullReader()),
                new java.io.PrintStream(java.io.OutputStream.nullOutputStream()),
                new java.io.PrintStream(err),
                false,
                false);
        int code = new Failures(console).report(broken);
        return new Run(code, "", err.toString(java.nio.charset.StandardCharsets.UTF_8));
    }
}
