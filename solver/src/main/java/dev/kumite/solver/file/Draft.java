package dev.kumite.solver.file;

import dev.kumite.base.FileClaim;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NewFile;
import dev.kumite.base.Unavailable;
import dev.kumite.solver.Counts;
import dev.kumite.solver.file.TableFile.Checked;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A table file while it is being built, under another name until it is complete. A killed build leaves it behind, and
 * the next one continues after the last complete section. One process builds a table at a time.
 */
public final class Draft implements AutoCloseable {
    private final Path file;
    private final Path part;
    private final FileClaim claim;
    private final FileChannel channel;
    private final List<Section> done;

    private Draft(Path file, Path part, FileClaim claim, FileChannel channel, List<Section> done) {
        this.file = file;
        this.part = part;
        this.claim = claim;
        this.channel = channel;
        this.done = done;
    }

    /** The draft of {@code file}, to be filled with sections of these shapes in this order. */
    public static Draft open(Path file, String table, List<Section.Shape> shapes) {
        Path part = beside(file, ".part");
        try {
            FileClaim claim = claim(file, "this table");
            try {
                return resume(file, part, claim, table, shapes);
            } catch (IOException e) {
                claim.close();
                throw e;
            }
        } catch (IOException e) {
            throw unwritable(part, e);
        }
    }

    /**
     * The right to build a file, which one process has at a time.
     *
     * @param what the file, in words for the process that comes second: "this table"
     */
    public static FileClaim claim(Path file, String what) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        return FileClaim.take(file)
                .orElseThrow(() -> Unavailable.temporarily("another process is working on " + what + " (it holds '"
                        + beside(file, ".lock") + "'); wait until it is done"));
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static Draft resume(Path file, Path part, FileClaim claim, String table, List<Section.Shape> shapes)
            throws IOException {
        FileChannel channel =
                FileChannel.open(part, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        ByteBuffer header = TableFile.header(table, shapes.size());
        boolean ours = TableFile.readFully(channel, 0, TableFile.HEADER).equals(header);
        List<Section> done = ours ? TableFile.sections(channel, shapes, false) : List.of();
        channel.truncate(ours ? TableFile.end(done) : 0);
        channel.position(channel.size());
        if (!ours) write(channel, header);
        return new Draft(file, part, claim, channel, done);
    }

    /** The sections that an earlier build left whole. */
    public List<Section> done() {
        return done;
    }

    public void append(Section section) {
        append(section.name(), section.counts(), section.data().limit(), List.of(section.data()));
    }

    /**
     * Adds a section that need not be in memory as a whole. Its header is written last, so that a section is never
     * taken for whole before it is.
     *
     * @param pieces the data, {@code bytes} in all, each piece from position 0 to its limit; used up one after the other
     * @return the section as it is in the file
     */
    public Section append(String name, Counts counts, long bytes, Iterable<ByteBuffer> pieces) {
        try {
            long at = channel.position();
            long from = at + Section.HEADER;
            Section.Header header = new Section.Header(name, counts, bytes);
            channel.position(from);
            for (ByteBuffer piece : pieces) {
                header.cover(piece);
                write(channel, piece.duplicate().rewind());
            }
            if (channel.position() != from + bytes)
                throw new IllegalStateException("section '" + name + "' has a size of its own");
            channel.write(header.sealed(), at);
            return new Section(name, counts, channel.map(FileChannel.MapMode.READ_ONLY, from, bytes));
        } catch (IOException e) {
            throw unwritable(part, e);
        }
    }

    private static void write(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) channel.write(bytes);
    }

    /** All sections are there: the draft becomes the table. */
    public void finish() {
        try {
            channel.force(true);
            channel.close();
            NewFile.rename(part, file);
            Checked.note(file);
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }

    /** Nobody needs the draft: another process finished the table in the meantime. */
    public void discard() {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            throw unwritable(part, e);
        }
    }

    private static RuntimeException unwritable(Path path, IOException e) {
        return FileTrouble.of(
                path + ": cannot be written (" + FileTrouble.reason(e) + "); name another folder for tables", e);
    }

    @Override
    public void close() {
        try (claim;
                channel) {
            assert claim != null;
        } catch (IOException e) {
            throw unwritable(part, e);
        }
    }
}
