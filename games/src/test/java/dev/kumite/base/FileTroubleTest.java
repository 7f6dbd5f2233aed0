package dev.kumite.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A name that cannot be used is a person's mistake, a disk that cannot is none. */
class FileTroubleTest {
    private static RuntimeException of(IOException e) {
        return FileTrouble.of("k.txt: cannot be written (" + FileTrouble.reason(e) + ")", e);
    }

    @Test
    void aWrongNameIsBadInput() {
        assertThat(of(new NoSuchFileException("k.txt"))).isInstanceOf(BadInput.class);
        assertThat(of(new AccessDeniedException("k.txt")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("permission denied");
        assertThat(of(new FileSystemException("k.txt", null, "Is a directory"))).isInstanceOf(BadInput.class);
    }

    @Test
    void aFullDiskIsTheMachinesTroubleUntilThereIsRoom() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "only Linux has a device that is always full");
        try {
            Files.writeString(full, "more");
        } catch (IOException e) {
            assertThat(of(new IOException("while writing", e)))
                    .isInstanceOfSatisfying(
                            Unavailable.class,
                            trouble -> assertThat(trouble.temporary()).isTrue())
                    .hasMessage("k.txt: cannot be written (the disk is full)");
            return;
        }
        throw new AssertionError("/dev/full took something");
    }

    @Test
    void aBrokenDiskIsTheMachinesTroubleForGood() {
        assertThat(of(new FileSystemException("k.txt", null, "Input/output error")))
                .isInstanceOfSatisfying(
                        Unavailable.class,
                        trouble -> assertThat(trouble.temporary()).isFalse())
                .hasMessageContaining("Input/output error");
    }
}
