package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever file a person names, a pipe is not waited for and a device is not read until the memory is full. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NamedFilesTest {
    @TempDir
    private static Path folder = Path.of("");

    @BeforeAll
    static void lay() throws IOException, InterruptedException {
        Files.createDirectory(folder.resolve("plugins"));
        for (String pipe : List.of("pipe.yaml", "plugins/agent.jar"))
            assertThat(new ProcessBuilder("mkfifo", folder.resolve(pipe).toString())
                            .start()
                            .waitFor())
                    .isZero();
        Files.createSymbolicLink(folder.resolve("zero.yaml"), Path.of("/dev/zero"));
    }

    private static List<String> match(String agent, String... more) {
        return Stream.concat(
                        Stream.of("match", "onitama", agent, "random", "--games", "2", "--store", "FOLDER/x.db"),
                        Stream.of(more))
                .toList();
    }

    /** Every place on the command line that takes a file. */
    static Stream<List<String>> places() {
        return Stream.of(
                List.of("tournament", "FILE", "--store", "FOLDER/x.db"),
                List.of("experiments", "FILE"),
                List.of("problems", "checkers", "FILE", "--agent", "greedy"),
                List.of("stats", "--meetings", "FILE"),
                List.of("play", "onitama", "--load", "FILE"),
                List.of("knowledge", "FILE"),
                List.of("train", "tdlambda", "--game", "onitama", "--games", "10", "--resume", "--out", "FILE"),
                match("random", "--openings", "positions(file=FILE)"),
                match("tdlambda(file=FILE)"),
                match("ntuple(file=FILE)"),
                match("alphabeta(depth=1, eval=tuned@FILE)"),
                match("alphabeta(depth=1, eval=ntuple@FILE)"));
    }

    @ParameterizedTest
    @MethodSource("places")
    void pipesAndDevicesAreRefusedAtOnce(List<String> command) {
        for (String name : List.of("pipe.yaml", "zero.yaml")) {
            String file = folder.resolve(name).toString();
            Run run = Run.of(command.stream()
                    .map(word -> word.replace("FILE", file).replace("FOLDER", folder.toString()))
                    .toArray(String[]::new));
            assertThat(run.err()).as(String.join(" ", command)).contains(file).contains("regular file");
            assertThat(run.code()).isEqualTo(2);
        }
    }

    @Test
    void aPipeAmongThePluginsIsRefusedAtOnce() {
        Run run = Run.of("agents", "--plugins", folder.resolve("plugins").toString());
        assertThat(run.err()).contains("agent.jar: is a pipe or a device, not a regular file");
    }
}
