package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.agents.learn.Knowledge;
import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.base.JavaCommand;
import dev.kumite.lab.store.Store;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command as a process of its own that is asked to end while it works. The signal is the one of a shutdown: Java
 * treats both alike, and a process that a script started in the background hears no Ctrl-C.
 */
@Tag("slow")
@Tag("jdk")
class CtrlCTest {
    private static final int STOPS = 2;

    /** Without a compiler no match is over before it is asked to end, however late that is. */
    private static final String SLOWLY = "-Xint";

    @TempDir
    Path folder = Path.of("");

    private record Ended(String out, String err) {}

    private static Process start(Path out, Path err, List<String> args) throws IOException {
        List<String> options = args.contains("match") ? List.of(SLOWLY) : List.of();
        return new ProcessBuilder(JavaCommand.with(options, Kumite.class, args))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
    }

    /** Starts the command, waits for the moment, asks it to end. */
    private Ended stoppedWhen(BooleanSupplier moment, List<String> args) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = start(out, err, args);
        boolean ended = false;
        while (!ended && !moment.getAsBoolean()) ended = process.waitFor(1, TimeUnit.MILLISECONDS);
        process.destroy();
        process.waitFor();
        return new Ended(Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
    }

    private static List<String> match(Path store) {
        return List.of(
                "match",
                "onitama",
                "strong(depth=3, memory=16k)",
                "mcts(iterations=100)",
                "--games",
                "200",
                "--workers",
                "2",
                "--store",
                store.toString());
    }

    private static long stored(Path file) {
        if (!Files.exists(file)) return 0;
        try (Store store = Store.open(file)) {
            return store.runs().isEmpty() ? 0 : store.runs().get(0).games();
        }
    }

    private static String export(Path store) {
        Run run = Run.of("runs", "export", "1", "--no-clock", "--store", store.toString());
        assertThat(run.code()).as(run.err()).isZero();
        return run.out();
    }

    @Test
    void aStoppedMatchIsStoredAndGoesOnToTheSameExport() throws IOException, InterruptedException {
        Path stopped = folder.resolve("stopped.db");
        for (int stop = 0; stop < STOPS; stop++) {
            long before = stored(stopped);
            Ended ended = stoppedWhen(() -> stored(stopped) > before + 3, match(stopped));
            assertThat(ended.err())
                    .contains("Stopped after " + stored(stopped) + " of 200 games, all stored as run 1. "
                            + "Run the same command again to continue.");
            assertThat(ended.out()).contains("score  ");
        }
        assertThat(stored(stopped)).isLessThan(200);
        Path whole = folder.resolve("whole.db");
        for (Path store : List.of(stopped, whole)) {
            Run run = Run.of(match(store).toArray(String[]::new));
            assertThat(run.code()).as(run.err()).isZero();
        }
        assertThat(export(stopped)).isEqualTo(export(whole));
    }

    private static List<String> training(Path file, long games, String... more) {
        List<String> args = new ArrayList<>(List.of("train", "tdlambda", "--game", "onitama", "--out"));
        args.addAll(List.of(file.toString(), "--games", "" + games, "--cycle", "500", "--exhibition", "10"));
        args.addAll(List.of("--checkpoint", "1ms"));
        args.addAll(List.of(more));
        return args;
    }

    @Test
    void aStoppedTrainingIsSavedAndGoesOnToTheSameFile() throws IOException, InterruptedException {
        Path stopped = folder.resolve("stopped.know");
        Ended ended = stoppedWhen(() -> Files.exists(stopped), training(stopped, 100_000_000));
        Knowledge saved = KnowledgeFiles.head(stopped);
        assertThat(ended.out())
                .contains("has played " + String.format("%,d", saved.games()) + " training games")
                .endsWith("Stopped. Run the same command with --resume to continue.\n");
        long games = saved.games() + 700;
        Path whole = folder.resolve("whole.know");
        for (List<String> args : List.of(training(stopped, games, "--resume"), training(whole, games))) {
            Run run = Run.of(args.toArray(String[]::new));
            assertThat(run.code()).as(run.err()).isZero();
        }
        assertThat(Files.mismatch(stopped, whole)).isEqualTo(-1);
    }

    @Test
    void aStoppedBuildSaysThatItsSlicesAreKept() throws IOException, InterruptedException {
        Path four = folder.resolve("checkers-4.table");
        List<String> build = List.of("solve", "checkers", "--pieces", "6", "--tables", folder.toString());
        Ended ended = stoppedWhen(() -> Files.exists(four), build);
        assertThat(ended.err())
                .endsWith("Stopped. Finished slices are kept; run the same command again to continue.\n");
        assertThat(ended.out()).isEmpty();
    }
}
