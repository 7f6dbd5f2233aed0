package dev.kumite.lab.replay;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.games.record.RecordWriter;
import dev.kumite.lab.replay.Fields.Field;
import dev.kumite.lab.report.text.CsvCell;
import dev.kumite.lab.store.Store;
import dev.kumite.lab.store.StoredRun;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * All games of a run in the order of its plan, one after the other, so that any number of them can be written. The
 * same run gives the same bytes; without the clock also when it was played again.
 */
public final class Export {
    /** What games can be written as. */
    public enum Format {
        csv,
        json,
        pdn
    }

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Store store;
    private final StoredRun run;
    private final boolean clock;
    private final List<Field> fields;

    /** @param clock whether to write clock times, which differ each time a game is played */
    public Export(Store store, StoredRun run, boolean clock) {
        this.store = store;
        this.run = run;
        this.clock = clock;
        this.fields = Fields.all(clock);
    }

    /** Writes to a stream, in UTF-8. */
    public void print(Format format, OutputStream out) {
        try {
            Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            write(format, writer);
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void write(Format format, Writer out) throws IOException {
        try {
            switch (format) {
                case csv -> csv(out);
                case json -> json(out);
                case pdn -> pdn(out);
            }
        } catch (UncheckedIOException e) {
            throw new IOException(e.getMessage(), e);
        }
        out.flush();
    }

    /** Writes one game. */
    private interface Pen {
        void write(ReplayedGame game) throws IOException;
    }

    private void each(Pen pen) {
        Replayer replayer = new Replayer(run);
        store.games(run.id(), stored -> {
            if (!run.plan().includes(stored.contest(), stored.number())) return;
            try {
                pen.write(replayer.replay(stored));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** RFC 4180, with single line feeds. */
    private void csv(Writer out) throws IOException {
        row(out, Field::name);
        each(game -> row(out, field -> field.value().apply(game)));
    }

    private void row(Writer out, Function<Field, Object> cell) throws IOException {
        String separator = "";
        for (Field field : fields) {
            out.write(separator);
            out.write(written(cell.apply(field)));
            separator = ",";
        }
        out.write('\n');
    }

    private static String written(Object value) {
        if (value instanceof Number) return value.toString();
        return CsvCell.text(
                value instanceof List<?> words
                        ? String.join(" ", words.stream().map(String::valueOf).toList())
                        : value.toString());
    }

    /** One object; its games each on a line of their own. */
    private void json(Writer out) throws IOException {
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("name", run.plan().name());
        head.put("seed", run.plan().seed());
        head.put("version", run.version());
        head.put("repeatable", run.repeatable());
        out.write("{\"run\":" + JSON.writeValueAsString(head) + ",\n\"games\":[");
        String[] separator = {"\n"};
        each(game -> {
            Map<String, Object> values = new LinkedHashMap<>();
            for (Field field : fields) values.put(field.name(), field.value().apply(game));
            out.write(separator[0] + JSON.writeValueAsString(values));
            separator[0] = ",\n";
        });
        out.write("\n]}\n");
    }

    private void pdn(Writer out) {
        String[] separator = {""};
        each(game -> {
            out.write(separator[0]);
            out.write(RecordWriter.write(game.record(clock)));
            separator[0] = "\n";
        });
    }
}
