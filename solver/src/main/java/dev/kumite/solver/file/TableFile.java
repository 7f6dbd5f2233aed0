package dev.kumite.solver.file;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * A table in a file: a header that says which table it is, then its sections one after the other, all numbers with the
 * highest byte first. The data of a section is mapped, not read: what is never asked for costs no memory.
 */
public final class TableFile {
    /** Raised whenever an older program could not read the files any more. */
    static final int VERSION = 1;
    /** "KUMITE" and an end of line, which spoils when somebody copies the file as text. */
    private static final long MAGIC = 0x4B55_4D49_5445_0D0AL;

    static final int HEADER = 60;
    private static final int NAME = 40;
    private static final int CHECKSUM = HEADER - 4;

    private TableFile() {}

    static ByteBuffer header(String table, int sections) {
        ByteBuffer header = ByteBuffer.allocate(HEADER);
        header.putLong(MAGIC).putInt(VERSION).putInt(sections);
        Section.putText(header, table, NAME);
        return header.putInt(CHECKSUM, checksum(header)).rewind();
    }

    private static int checksum(ByteBuffer header) {
        CRC32C crc = new CRC32C();
        crc.update(header.duplicate().position(0).limit(CHECKSUM));
        return (int) crc.getValue();
    }

    /** The sections of a finished file, each of them checked. */
    public static List<Section> read(Path file, String table, List<Section.Shape> shapes) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            checkHeader(channel, file, table, shapes.size());
            boolean checked = Checked.isKnown(file);
            List<Section> sections = sections(channel, shapes, checked);
            if (sections.size() < shapes.size())
                throw damaged(
                        file, "its section '" + shapes.get(sections.size()).name() + "' is cut short or changed");
            if (channel.size() != end(sections)) throw damaged(file, "something follows its last section");
            if (!checked) Checked.note(file);
            return sections;
        } catch (IOException e) {
            throw FileTrouble.of("the table '" + file + "' cannot be read: " + FileTrouble.reason(e), e);
        }
    }

    private static void checkHeader(FileChannel channel, Path file, String table, int sections) throws IOException {
        ByteBuffer header = readFully(channel, 0, HEADER);
        if (header.limit() < HEADER || header.getLong(0) != MAGIC)
            throw new BadInput("'" + file + "' is not a table of Kumite; move it away, or name another folder");
        int version = header.getInt(8);
        if (version != VERSION)
            throw new BadInput("the table '" + file + "' has format " + version + ", this Kumite reads format "
                    + VERSION + "; remove the file and build it again");
        if (header.getInt(CHECKSUM) != checksum(header)) throw damaged(file, "its header is changed");
        if (!header.equals(header(table, sections)))
            throw new BadInput("'" + file + "' holds the table '"
                    + Section.getText(header.duplicate().position(16), NAME) + "' where '" + table
                    + "' should be; remove the file and build it again");
    }

    private static BadInput damaged(Path file, String how) {
        return new BadInput("the table '" + file + "' is damaged: " + how + "; remove the file and build it again");
    }

    /**
     * The sections of these shapes from the beginning of a file, up to the first that is not whole.
     *
     * @param checked whether their data is known to be as it was written
     */
    static List<Section> sections(FileChannel channel, List<Section.Shape> shapes, boolean checked) throws IOException {
        List<Section> sections = new ArrayList<>();
        long at = HEADER;
        for (Section.Shape shape : shapes) {
            ByteBuffer header = readFully(channel, at, Section.HEADER);
            if (header.limit() < Section.HEADER) break;
            long length = header.getLong(Section.Header.NAME);
            long from = at + Section.HEADER;
            if (!shape.fits(length) || from + length > channel.size()) break;
            ByteBuffer data = channel.map(MapMode.READ_ONLY, from, length);
            if (!checked && !Section.isSound(header, data)) break;
            Section section = Section.of(header, data);
            if (!section.name().equals(shape.name())) break;
            sections.add(section);
            at = from + length;
        }
        return sections;
    }

    /** Where a file with these sections ends. */
    static long end(List<Section> sections) {
        long end = HEADER;
        for (Section section : sections) end += Section.HEADER + section.data().limit();
        return end;
    }

    /** At most {@code length} bytes; fewer where the file ends. */
    static ByteBuffer readFully(FileChannel channel, long at, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(length);
        while (buffer.hasRemaining()) if (channel.read(buffer, at + buffer.position()) < 0) break;
        return buffer.flip();
    }

    /**
     * Records that a large table was verified, in a small file beside it, so that it is not read completely every time it
     * is opened. A table that has been written to since has another date or length and is verified again.
     */
    static final class Checked {
        /** Smaller tables are checked every time. */
        private static final long LARGE = 2L << 30;

        private Checked() {}

        static boolean isKnown(Path table) {
            try {
                Path note = noteFile(table);
                return isLarge(table)
                        && Files.exists(note)
                        && Files.readString(note).equals(text(table));
            } catch (IOException e) {
                return false;
            }
        }

        /** Every byte of the table was just found, or written, as it should be. */
        static void note(Path table) throws IOException {
            if (isLarge(table) && Files.isWritable(table.toAbsolutePath().getParent()))
                Files.writeString(noteFile(table), text(table));
        }

        private static Path noteFile(Path table) {
            return table.resolveSibling(table.getFileName() + ".checked");
        }

        private static boolean isLarge(Path table) throws IOException {
            return Files.size(table) >= LARGE;
        }

        private static String text(Path table) throws IOException {
            return "checked: " + Files.size(table) + " bytes of "
                    + Files.getLastModifiedTime(table).toInstant() + "\n";
        }
    }
}
