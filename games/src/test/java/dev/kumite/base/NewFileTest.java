package dev.kumite.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A written file takes the place of files, and of nothing else. */
class NewFileTest {
    @TempDir
    private Path folder;

    private static void write(Path file) {
        NewFile.write("--out", file, out -> out.write("new\n"));
    }

    @Test
    void everybodyMayReadItWhoMayReadOtherFiles() throws IOException {
        Path plain = Files.writeString(folder.resolve("plain"), "");
        Path written = folder.resolve("written");
        write(written);
        assertThat(Files.getPosixFilePermissions(written)).isEqualTo(Files.getPosixFilePermissions(plain));
    }

    @Test
    void aLinkGoesOnLeadingToTheFile() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old\n");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        write(link);
        assertThat(link).isSymbolicLink().hasContent("new\n");
        assertThat(file).hasContent("new\n");
    }

    @Test
    void aPipeStaysAPipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        Path copy = folder.resolve("copy");
        Process reader = new ProcessBuilder("cat", pipe.toString())
                .redirectOutput(copy.toFile())
                .start();
        try {
            write(pipe);
            assertThat(Files.isRegularFile(pipe)).isFalse();
            assertThat(reader.waitFor()).isZero();
            assertThat(copy).hasContent("new\n");
        } finally {
            reader.destroy();
        }
    }

    @Test
    void whatAKilledProcessLeftBehindIsDeleted() throws IOException, InterruptedException {
        Process ended = new ProcessBuilder("true").start();
        assertThat(ended.waitFor()).isZero();
        long pid = ended.pid();
        Path file = folder.resolve("some(1).file");
        Path left = Files.writeString(folder.resolve(".some(1).file." + pid + "-12.part"), "half");
        List<Path> kept = new ArrayList<>();
        long own = ProcessHandle.current().pid();
        for (String name : List.of(
                ".some(1).file." + own + "-123456789.part",
                ".other.file." + pid + "-1.part",
                ".some(1).file." + pid + "-1.part.txt",
                ".some(1).file.x" + pid + "-1.part")) kept.add(Files.writeString(folder.resolve(name), "kept"));
        write(file);
        assertThat(left).doesNotExist();
        assertThat(kept).allSatisfy(other -> assertThat(other).hasContent("kept"));
        assertThat(file).hasContent("new\n");
    }

    @Test
    void whatFailsLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old\n");
        assertThatThrownBy(() -> NewFile.write("--out", file, out -> {
                    out.write("half");
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(Unavailable.class)
                .hasMessage("--out=" + file + ": cannot be written (the disk is full)");
        assertThat(file).hasContent("old\n");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }
}
