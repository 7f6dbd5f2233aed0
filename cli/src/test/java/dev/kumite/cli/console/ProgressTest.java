package dev.kumite.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    private final Progress progress = new Progress(Console.captured(nowhere, nowhere), true);

    /** Half a million games that an earlier run has left would make the rest look like nothing. */
    @Test
    void whatWasDoneBeforeDoesNotCountAsFast() {
        assertThat(progress.left(500_000, 1_000_000)).isEqualTo("unknown");
        assertThat(progress.games(500_001, 1_000_000))
                .startsWith("500,001 of 1,000,000 games, ")
                .doesNotContain("unknown");
        assertThat(progress.left(1_000_000, 1_000_000)).isEqualTo("0 s");
    }
}
