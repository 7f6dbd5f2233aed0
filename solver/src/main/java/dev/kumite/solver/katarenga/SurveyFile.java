package dev.kumite.solver.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.games.oracle.Oracle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The value of the starting position on the boards that surveys have solved, in a file with one line per board: the
 * tiles, a tab, and {@code won}, {@code lost} or {@code drawn} for White. A last line that a killed survey left
 * unfinished is cut off.
 */
final class SurveyFile implements AutoCloseable {
    private static final List<String> WORDS = List.of("won", "lost", "drawn");

    private final Path file;
    private final Map<String, Integer> values = new HashMap<>();
    private final Writer out;

    private SurveyFile(Path folder) throws IOException {
        Files.createDirectories(folder);
        file = folder.resolve("katarenga-4-survey.tsv");
        read();
        out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    static SurveyFile open(Path folder) {
        try {
            return new SurveyFile(folder);
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    private static RuntimeException unusable(Path path, IOException e) {
        return FileTrouble.of(
                "the survey in '" + path + "' cannot be read or written: " + FileTrouble.reason(e)
                        + "; name another folder for tables",
                e);
    }

    private void read() throws IOException {
        if (!Files.exists(file)) return;
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        int end = text.lastIndexOf('\n') + 1;
        if (end < text.length())
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(end);
            }
        List<String> lines = text.substring(0, end).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String[] parts = lines.get(i).split("\t", -1);
            boolean sound =
                    parts.length == 2 && parts[0].matches("[KRBN]{4}(/[KRBN]{4}){3}") && WORDS.contains(parts[1]);
            if (!sound)
                throw new BadInput(
                        file + ":" + (i + 1) + ": must be the tiles of a board, a tab, and won, lost or drawn;"
                                + " remove the file, and the survey begins again");
            values.put(parts[0], Oracle.WIN + WORDS.indexOf(parts[1]));
        }
    }

    /** What a board is worth to White, or {@link Oracle#UNKNOWN}. */
    int value(String tiles) {
        return values.getOrDefault(tiles, Oracle.UNKNOWN);
    }

    void add(String tiles, int value) {
        values.put(tiles, value);
        try {
            out.write(tiles + "\t" + WORDS.get(value - Oracle.WIN) + "\n");
            out.flush();
        } catch (IOException e) {
            throw unusable(file, e);
        }
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
