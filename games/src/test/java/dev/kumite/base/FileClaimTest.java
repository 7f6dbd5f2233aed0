package dev.kumite.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One claim per part of a file, in this process and in all others. */
class FileClaimTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("some.db");
    }

    @Test
    void aPartCanBeClaimedOnceAtATime() throws IOException {
        try (FileClaim first = FileClaim.take(file(), 3).orElseThrow()) {
            assertThat(first).isNotNull();
            assertThat(FileClaim.take(file(), 3)).isEmpty();
            try (FileClaim other = FileClaim.take(file(), 4).orElseThrow()) {
                assertThat(other).isNotNull();
            }
            assertThat(FileClaim.take(file(), 3)).isEmpty();
        }
        FileClaim.take(file(), 3).orElseThrow().close();
    }

    @Test
    void lookingClaimsNothing() throws IOException {
        assertThat(FileClaim.isTaken(file(), 3)).isFalse();
        assertThat(folder).as("nothing is created").isEmptyDirectory();
        try (FileClaim claim = FileClaim.take(file(), 3).orElseThrow()) {
            assertThat(claim).isNotNull();
            assertThat(FileClaim.isTaken(file(), 3)).isTrue();
            assertThat(FileClaim.isTaken(file(), 4)).isFalse();
            FileClaim.take(file(), 4).orElseThrow().close();
        }
        assertThat(FileClaim.isTaken(file(), 3)).isFalse();
    }

    @Test
    @Tag("slow")
    @Tag("jdk")
    void anotherProcessThatLooksKeepsNobodyFromClaiming() throws IOException {
        FileClaim.take(file(), 1).orElseThrow().close();
        Process looking = java(Looker.class, file().toString(), "1");
        try (BufferedReader seen = looking.inputReader(StandardCharsets.UTF_8)) {
            assertThat(seen.readLine()).isEqualTo("false");
            for (int i = 0; i < 1000; i++)
                FileClaim.take(file(), 1).orElseThrow().close();
            try (FileClaim claim = FileClaim.take(file(), 1).orElseThrow()) {
                assertThat(claim).isNotNull();
                assertThat(seen.lines().anyMatch("true"::equals)).isTrue();
            }
        } finally {
            looking.destroyForcibly();
        }
    }

    @Test
    void aLinkToTheFolderIsTheSameFolder() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
        try (FileClaim claim = FileClaim.take(file()).orElseThrow()) {
            assertThat(claim).isNotNull();
            assertThat(FileClaim.take(link.resolve("some.db"))).isEmpty();
        }
    }

    @Test
    void closingAClaimTwiceReleasesNothingOfOthers() throws IOException {
        FileClaim first = FileClaim.take(file(), 1).orElseThrow();
        first.close();
        try (FileClaim again = FileClaim.take(file(), 1).orElseThrow()) {
            first.close();
            assertThat(again).isNotNull();
            assertThat(FileClaim.take(file(), 1)).isEmpty();
        }
    }

    /** The end of one run freed the locks of all other runs of the same process and store. */
    @Test
    @Tag("slow")
    @Tag("jdk")
    void closingOneClaimLeavesTheOthersToOtherProcesses() throws IOException, InterruptedException {
        try (FileClaim kept = FileClaim.take(file(), 1).orElseThrow()) {
            assertThat(kept).isNotNull();
            FileClaim.take(file(), 2).orElseThrow().close();
            assertThat(FileClaim.take(file(), 1)).isEmpty();
            assertThat(anotherProcessTakes(1)).isFalse();
            assertThat(anotherProcessTakes(2)).isTrue();
        }
        assertThat(anotherProcessTakes(1)).isTrue();
    }

    private boolean anotherProcessTakes(long part) throws IOException, InterruptedException {
        int code = java(Taker.class, file().toString(), String.valueOf(part)).waitFor();
        assertThat(code).isBetween(Taker.TAKEN, Taker.REFUSED);
        return code == Taker.TAKEN;
    }

    private static Process java(Class<?> main, String... args) throws IOException {
        return new ProcessBuilder(JavaCommand.of(main, args))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Another process that says again and again whether a part is taken. */
    static final class Looker {
        private Looker() {}

        public static void main(String[] args) throws IOException {
            while (!System.out.checkError())
                System.out.println(FileClaim.isTaken(Path.of(args[0]), Long.parseLong(args[1])));
        }
    }

    /** Another process that tries to take a part. */
    static final class Taker {
        static final int TAKEN = 10;
        static final int REFUSED = 11;

        private Taker() {}

        public static void main(String[] args) throws IOException {
            System.exit(
                    FileClaim.take(Path.of(args[0]), Long.parseLong(args[1])).isPresent() ? TAKEN : REFUSED);
        }
    }
}
