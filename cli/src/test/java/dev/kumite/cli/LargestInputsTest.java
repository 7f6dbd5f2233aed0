package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The largest texts that a person can give, made of whatever makes a careless reader slow or fills its stack. Each is
 * refused or read in less than a second of this thread's own time, which other programs do not lengthen.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class LargestInputsTest {
    private static final int TRIES = 3;
    private static final int ARGUMENT = 100_000;
    private static final int FILE = 1 << 20;
    private static final List<String> PIECES = List.of(
            " ", "a", "a ", "a-", "a/", "/", "-", "0", ":", ",", ", ", " ,", "+", "(", "x=(", "${", "${a", "*a", "[",
            "{", "\"", "1x", ".");

    @TempDir
    private Path folder = Path.of("");

    private record Place(List<String> command, String before, String after, int length) {
        @Override
        public String toString() {
            return String.join(" ", command);
        }
    }

    private static Place argument(String before, String after, String... command) {
        return new Place(List.of(command), before, after, ARGUMENT);
    }

    private static Place file(String before, String after, String... command) {
        return new Place(List.of(command), before, after, FILE);
    }

    /** TEXT stands for the text itself, FILE for a file that holds it. */
    static Stream<Place> places() {
        String tournament = "name: x\ngame: onitama\ngames: 2\nagents: {r: random, g: greedy}\n";
        return Stream.of(
                argument("", "", "show", "TEXT"),
                argument("onitama(deal=", ")", "show", "TEXT"),
                argument("katarenga(layout=", ")", "show", "TEXT"),
                argument("W:", "", "show", "checkers", "--position", "TEXT"),
                argument("B:B", "", "show", "onitama", "--position", "TEXT"),
                argument("W:Wa1,b1:Ba4,b4:", ":0-0", "show", "katarenga(size=4)", "--position", "TEXT"),
                argument("", "", "analyse", "onitama", "--agent", "TEXT"),
                argument("tdlambda(file=", ")", "analyse", "onitama", "--agent", "TEXT"),
                argument("", "", "match", "onitama", "random", "greedy", "--openings", "TEXT"),
                argument("", "", "match", "onitama", "random", "greedy", "--until", "TEXT"),
                argument("", "", "stats", "TEXT"),
                argument("", "", "experiments", "TEXT"),
                argument("", " 3", "play", "onitama", "--load", "TEXT"),
                file("name: \"x", "\"\n", "tournament", "FILE", "--check"),
                file(tournament + "schedule: \"", "\"\n", "tournament", "FILE"),
                file(
                        tournament + "schedule: {grid: {agent: \"",
                        "\", for: {a: [1]}, against: r}}\n",
                        "tournament",
                        "FILE"),
                file(tournament + "schedule: round-robin\n", ": 1\n", "tournament", "FILE"),
                file("id: \"", "\"\n", "experiments", "FILE"),
                file("", "", "experiments", "FILE"),
                file("a,b,1", "\n", "stats", "--meetings", "FILE"),
                file("W:W1:B32\tWIN\t", "\n", "problems", "checkers", "FILE", "--agent", "random"),
                file("", "", "problems", "checkers", "FILE", "--agent", "random"),
                file("", "", "play", "checkers", "--load", "FILE"),
                file("[Event \"x\"] ", "", "play", "checkers", "--load", "FILE"),
                file("", "", "match", "onitama", "random", "greedy", "--openings", "positions(file=FILE)"),
                file("man ", "\n", "analyse", "checkers", "--agent", "alphabeta(eval=tuned@FILE)"));
    }

    @ParameterizedTest
    @MethodSource("places")
    void noReaderIsSlowOrFallsOver(Place place) throws IOException {
        Path file = folder.resolve("file");
        for (String piece : PIECES) {
            String text = place.before + piece.repeat(place.length / piece.length()) + place.after;
            Files.writeString(file, text);
            String[] command = Stream.concat(
                            place.command.stream(),
                            Stream.of("--store", folder + "/x.db")
                                    .filter(word -> place.command.get(0).equals("match")))
                    .map(word -> word.replace("FILE", file.toString()).replace("TEXT", text))
                    .toArray(String[]::new);
            String what = place + " with '" + piece + "'";
            long best = Long.MAX_VALUE;
            for (int i = 0; i < TRIES && best > 1_000_000_000L; i++) {
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                Run run = Run.of(command);
                best = Math.min(best, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start);
                assertThat(run.code()).as(what + ": " + run.err()).isIn(0, 2);
            }
            assertThat(best).as(what + ", nanoseconds").isLessThan(1_000_000_000L);
        }
    }
}
