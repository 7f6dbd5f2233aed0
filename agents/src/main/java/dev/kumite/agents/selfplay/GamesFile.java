package dev.kumite.agents.selfplay;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NamedFile;
import dev.kumite.base.NewFile;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
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

    /** Line by line: after many games the file is larger than any text can be. */
    private void load() {
        NamedFile.check(path, Long.MAX_VALUE);
        try (BufferedReader in = Files.newBufferedReader(path)) {
            boolean whole = endsInLineEnd();
            int number = 1;
            String next = in.readLine();
            for (String line = next; line != null; line = next, number++) {
                next = in.readLine();
                if (next != null || whole) load(line, number);
            }
        } catch (IOException e) {
            throw FileTrouble.of(path + ": cannot be read (" + FileTrouble.reason(e) + ")", e);
        }
    }

    private boolean endsInLineEnd() throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(path)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            channel.position(Math.max(0, channel.size() - 1)).read(last);
            return last.get(0) == '\n';
        }
    }

    private void load(String line, int number) {
        if (line.startsWith("#") && !line.equals(header))
            throw new BadInput(path + " holds games of another run ("
                    + line.substring(1).strip() + "); name another file or delete it");
        if (line.isBlank() || line.startsWith("#")) return;
        SelfPlayGame game = BadInput.reading(path + ":" + number, () -> SelfPlayGame.parse(line));
        games.put(game.number(), game);
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
