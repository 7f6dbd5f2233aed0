package dev.kumite.cli.option;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.kumite.cli.console.Console;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Option;

/** {@code --json}: the same results for scripts. */
public final class JsonOption {
    /** JSON has no word for a number that is none, or for one without end: null. */
    private static final SimpleModule NUMBERS = new SimpleModule().addSerializer(double.class, new FiniteNumbers());

    @Option(names = "--json", description = "Print the results as JSON (docs/json.md).")
    private boolean json;

    public boolean wanted() {
        return json;
    }

    private static final class FiniteNumbers extends JsonSerializer<Double> {
        @Override
        public void serialize(Double number, JsonGenerator out, SerializerProvider provider) throws IOException {
            if (Double.isFinite(number)) out.writeNumber(number);
            else out.writeNull();
        }
    }

    public static void print(Console console, Object results) {
        try {
            console.line(JsonMapper.builder()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .addModule(NUMBERS)
                    .build()
                    .writeValueAsString(results));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
