package dev.kumite.agents.selfplay;

import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import dev.kumite.base.NewFile;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;

/**
 * The games of a run of self-play, one per line, appended as they finish. A run that was stopped continues from this file; a
 * last line that was cut off in the middle is dropped.
 */
final class GamesFile implements AutoCloseable {
    private static final int LARGEST = 1 << 30;

    private final Path path;
    private final String header;
    private final Map<Integer, SelfPlayGame> games = new TreeMap<>();
    private final BufferedWriter out;

    /** Opens or begins the file; {@code conditions} say how its games were played, and others are refused. */
    GamesFile(Path path, String conditions) {
        this.path = path;
        this.header = "# " + conditions;
        try {
            if (Files.exists(path)) load();
            rewrite();
            out = Files.newBufferedWriter(path, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw NewFile.unwritable(path, e);
        }
    }

    private void load() {
        String text = NamedFile.text(path, LARGEST);
        int whole = text.lastIndexOf('\n') + 1;
        for (String line : text.substring(0, whole).split("\n")) {
            if (line.startsWith("#") && !line.equals(header))
                throw new BadInput(path + " holds games of another run ("
                        + line.substring(1).strip() + "); name another file or delete it");
            if (line.isBlank() || line.startsWith("#")) continue;
            SelfPlayGame game = SelfPlayGame.parse(line);
            games.put(game.number(), game);
        }
    }

    /** Leaves only whole lines. */
    private void rewrite() {
        NewFile.write(path, fresh -> {
            fresh.write(header + "\n");
            for (SelfPlayGame game : games.values()) fresh.write(game.line() + "\n");
        });
    }

    synchronized boolean has(int number) {
        return games.containsKey(number);
    }

    synchronized void add(SelfPlayGame game) {
        try {
            out.write(game.line() + "\n");
            out.flush();
        } catch (IOException e) {
            throw NewFile.unwritable(path, e);
        }
        games.put(game.number(), game);
    }

    /** All games by number. */
    synchronized Map<Integer, SelfPlayGame> games() {
        return new TreeMap<>(games);
    }

    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            throw NewFile.unwritable(path, e);
        }
    }
}
