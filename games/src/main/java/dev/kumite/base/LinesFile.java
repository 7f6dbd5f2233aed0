package dev.kumite.base;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/**
 * A text file that grows by a line for each piece of a long work. Its first line holds the conditions of that work. Work
 * that was stopped continues from the file; a last line that was cut off in the middle is dropped. Only one process at a
 * time writes it.
 */
public final class LinesFile implements AutoCloseable {
    private final Path path;
    private final String header;
    private final FileClaim claim;
    private final BufferedWriter out;

    /**
     * Opens or begins the file.
     *
     * @param contents what its lines are, such as games
     * @param conditions how they come about; a file with other conditions is refused
     * @param reader is given each whole line that the file holds, without the first; a complaint gets the line's place
     */
    public LinesFile(Path path, String contents, String conditions, Consumer<String> reader) {
        this.path = path;
        header = "# " + conditions;
        claim = claim(path);
        boolean opened = false;
        try {
            if (!Files.exists(path) || !load(contents, reader))
                NewFile.write(path, fresh -> fresh.write(header + "\n"));
            out = Files.newBufferedWriter(path, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
            opened = true;
        } catch (IOException e) {
            throw NewFile.unwritable(path, e);
        } finally {
            if (!opened) claim.close();
        }
    }

    private static FileClaim claim(Path path) {
        try {
            return FileClaim.take(path)
                    .orElseThrow(() ->
                            Unavailable.temporarily(path + " is being written by another process; wait for its end"));
        } catch (IOException e) {
            throw NewFile.unwritable(path, e);
        }
    }

    /** Line by line: after a long work the file is larger than any text can be. False if it has no whole line yet. */
    private boolean load(String contents, Consumer<String> reader) throws IOException {
        NamedFile.check(path, Long.MAX_VALUE);
        String torn = "";
        try (BufferedReader in = Files.newBufferedReader(path)) {
            boolean whole = endsInLineEnd();
            int number = 1;
            String next = in.readLine();
            for (String line = next; line != null; line = next, number++) {
                next = in.readLine();
                if (next == null && !whole) torn = line;
                else if (number > 1) read(line, number, reader);
                else if (!line.equals(header)) throw foreign(line, contents);
            }
            if (number == 2 && !whole && !header.startsWith(torn)) throw foreign(torn, contents);
            if (number == 1 || number == 2 && !whole) return false;
        }
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            channel.truncate(channel.size() - torn.getBytes(StandardCharsets.UTF_8).length);
        }
        return true;
    }

    private void read(String line, int number, Consumer<String> reader) {
        try {
            reader.accept(line);
        } catch (BadInput bad) {
            throw bad.at(path + ":" + number);
        }
    }

    private BadInput foreign(String first, String contents) {
        String other =
                first.startsWith("# ") ? contents + " of another run (" + first.substring(2) + ")" : "something else";
        return new BadInput(path + " holds " + other + "; name another file or delete it");
    }

    private boolean endsInLineEnd() throws IOException {
        try (FileChannel channel = FileChannel.open(path)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            channel.read(last, Math.max(0, channel.size() - 1));
            return last.get(0) == '\n';
        }
    }

    /** Adds a line, which is in the file when this returns. */
    public synchronized void add(String line) {
        try {
            out.write(line + "\n");
            out.flush();
        } catch (IOException e) {
            throw NewFile.unwritable(path, e);
        }
    }

    @Override
    public void close() {
        try (claim) {
            out.close();
        } catch (IOException e) {
            throw NewFile.unwritable(path, e);
        }
    }
}
