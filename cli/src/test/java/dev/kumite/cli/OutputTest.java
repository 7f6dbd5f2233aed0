package dev.kumite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.kumite.cli.console.Console;
import dev.kumite.cli.console.Output;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output that cannot be written is a failure of every command, but not when its reader has seen enough. */
class OutputTest {

    /** Takes nothing, for a reason. */
    private static final class Full extends OutputStream {
        private final String reason;

        Full(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int one) throws IOException {
            throw new IOException(reason);
        }
    }

    private static Run printingTo(OutputStream out, String... args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Output errors = new Output(err);
        Console console = new Console(new BufferedReader(Reader.nullReader()), new Output(out), errors, false, false);
        int code = Kumite.run(console, args);
        errors.flush();
        return new Run(code, "", err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "agents --json",
                "show onitama",
                "moves checkers",
                "perft onitama --depth 2",
                "analyse onitama --agent random --json",
                "play onitama --against random",
                "--help",
                "--version",
                "match --help",
                "completion"
            })
    void aFullDiskIsReported(String command) {
        Run run = printingTo(new Full("No space left on device"), command.split(" "));
        assertThat(run.err()).isEqualTo("kumite: the output could not be written: No space left on device\n");
        assertThat(run.code()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "perft onitama --depth 2"})
    void aReaderWhoWentAwayIsNoFailure(String command) {
        Run run = printingTo(new Full("Broken pipe"), command.split(" "));
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
    }
}
