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
    static final int HEADER = SectionHeader.LENGTH;

    static Section of(ByteBuffer header, ByteBuffer data) {
        ByteBuffer in = header.duplicate().rewind();
        String name = getText(in, SectionHeader.NAME);
        in.getLong();
        Counts counts = new Counts(in.getLong(), in.getLong(), in.getLong(), in.getLong(), in.getLong());
        return new Section(name, counts, data);
    }

    /** Whether header and data are as they were written. */
    static boolean isSound(ByteBuffer header, ByteBuffer data) {
        CRC32C crc = new CRC32C();
        crc.update(header.duplicate().position(0).limit(SectionHeader.CHECKSUM));
        crc.update(data.duplicate().rewind());
        return header.getInt(SectionHeader.CHECKSUM) == (int) crc.getValue();
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
}
