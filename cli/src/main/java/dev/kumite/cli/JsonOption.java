package dev.kumite.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;
import picocli.CommandLine.Option;

/** {@code --json}: the same results for scripts. */
final class JsonOption {
    @Option(names = "--json", description = "Print the results as JSON (docs/json.md).")
    private boolean json;

    boolean wanted() {
        return json;
    }

    static void print(Console console, Object results) {
        try {
            console.line(JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .build()
                    .writeValueAsString(results));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
