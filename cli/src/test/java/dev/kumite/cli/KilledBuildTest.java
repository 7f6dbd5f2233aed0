package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.base.JavaCommand;
import dev.kumite.games.core.Rng;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build of tables in a process of its own that is killed, without a warning, ten times on the way. */
@Tag("slow")
class KilledBuildTest {
    private static final int KILLS = 10;
    private static final int MOST_ATTEMPTS = 5 * KILLS;

    @TempDir
    Path folder = Path.of("");

    private static Process start(Path tables, List<String> args) throws IOException {
        List<String> command = JavaCommand.of(Kumite.class);
        command.addAll(args);
        command.addAll(List.of("--workers", "2", "--tables", tables.toString()));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** How many bytes there are, of whole files and of drafts. */
    private static long written(Path tables) {
        if (!Files.exists(tables)) return 0;
        try (Stream<Path> files = Files.list(tables)) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A build that ended before it was killed leaves the next attempt something to do. */
    private static void startOver(Path tables) throws IOException {
        try (Stream<Path> files = Files.list(tables)) {
            for (Path file : files.toList()) Files.delete(file);
        }
    }

    private static Map<String, Long> checksums(Path tables) throws IOException {
        Map<String, Long> sums = new TreeMap<>();
        try (Stream<Path> files = Files.list(tables)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".table")).toList()) {
                CRC32C sum = new CRC32C();
                sum.update(Files.readAllBytes(file));
                sums.put(file.getFileName().toString(), sum.getValue());
            }
        }
        return sums;
    }

    /** Each process is killed at a random size of what is written: in the middle of a section as well as between two. */
    @Test
    void aBuildThatIsKilledTenTimesGoesOnToTheSameFiles() throws IOException, InterruptedException {
        List<String> build = List.of("solve", "onitama", "--cards", "ox+boar+horse+elephant+crab", "--pieces", "4");
        Path whole = folder.resolve("whole");
        assertThat(start(whole, build).waitFor()).isZero();
        long size = written(whole);
        Path resumed = folder.resolve("resumed");
        Rng rng = new Rng(size);
        List<Long> moments = new ArrayList<>();
        for (int i = 0; i < KILLS; i++) moments.add((long) (rng.real() * size));
        moments.sort(null);
        int killed = 0;
        for (int attempt = 0; killed < KILLS && attempt < MOST_ATTEMPTS; attempt++) {
            Process process = start(resumed, build);
            boolean ended = false;
            while (!ended && written(resumed) < moments.get(killed)) ended = process.waitFor(1, TimeUnit.MILLISECONDS);
            process.destroyForcibly();
            if (process.waitFor() == 0) startOver(resumed);
            else killed++;
        }
        assertThat(killed).isEqualTo(KILLS);
        assertThat(start(resumed, build).waitFor()).isZero();
        assertThat(checksums(resumed)).isEqualTo(checksums(whole)).hasSizeGreaterThan(1);
        try (Stream<Path> files = Files.list(resumed)) {
            assertThat(files).noneMatch(file -> file.toString().endsWith(".part"));
        }
    }
}
