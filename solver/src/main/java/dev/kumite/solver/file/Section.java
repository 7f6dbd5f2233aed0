package dev.kumite.solver.file;

import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * A part of a table that is solved as a whole.
 *
 * @param data the values, from position 0 to the limit
 */
public record Section(String name, Counts counts, ByteBuffer data) {
    static final int HEADER = Header.LENGTH;

    static Section of(ByteBuffer header, ByteBuffer data) {
        ByteBuffer in = header.duplicate().rewind();
        String name = getText(in, Header.NAME);
        in.getLong();
        Counts counts = new Counts(in.getLong(), in.getLong(), in.getLong(), in.getLong(), in.getLong());
        return new Section(name, counts, data);
    }

    /** Whether header and data are as they were written. */
    static boolean isSound(ByteBuffer header, ByteBuffer data) {
        CRC32C crc = new CRC32C();
        crc.update(header.duplicate().position(0).limit(Header.CHECKSUM));
        crc.update(data.duplicate().rewind());
        return header.getInt(Header.CHECKSUM) == (int) crc.getValue();
    }

    static void putText(ByteBuffer out, String text, int room) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > room) throw new IllegalArgumentException("'" + text + "' is too long for a table's name");
        out.put(bytes).position(out.position() + room - bytes.length);
    }

    static String getText(ByteBuffer in, int room) {
        byte[] bytes = new byte[room];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8).replace("\0", "");
    }

    /** The expected name and size of a section. */
    public record Shape(String name, long bytes) {
        private static final long ANY = -1;

        /** A section whose length is known only when it is built. */
        public static Shape ofAnyLength(String name) {
            return new Shape(name, ANY);
        }

        boolean fits(long length) {
            return bytes == ANY ? length >= 0 && length <= Integer.MAX_VALUE : length == bytes;
        }
    }

    /** The header of a section in a file: name, length, five counts, and a checksum over these and the data. */
    static final class Header {
        static final int LENGTH = 76;
        static final int NAME = 24;
        static final int CHECKSUM = LENGTH - 4;

        private final ByteBuffer bytes = ByteBuffer.allocate(LENGTH);
        private final CRC32C crc = new CRC32C();

        Header(String name, Counts counts, long length) {
            Section.putText(bytes, name, NAME);
            bytes.putLong(length);
            bytes.putLong(counts.states()).putLong(counts.won()).putLong(counts.wonAtOnce());
            bytes.putLong(counts.lost()).putLong(counts.drawn());
            crc.update(bytes.duplicate().position(0).limit(CHECKSUM));
        }

        /** Takes the next piece of data into the checksum. */
        void cover(ByteBuffer data) {
            crc.update(data.duplicate().rewind());
        }

        /** The header, once all data is covered. */
        ByteBuffer sealed() {
            return bytes.putInt(CHECKSUM, (int) crc.getValue()).rewind();
        }
    }
}
