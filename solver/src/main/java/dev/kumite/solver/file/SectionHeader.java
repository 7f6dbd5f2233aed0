package dev.kumite.solver.file;

import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** The header of a section in a file: name, length, five counts, and a checksum over these and the data. */
final class SectionHeader {
    static final int LENGTH = 76;
    static final int NAME = 24;
    static final int CHECKSUM = LENGTH - 4;

    private final ByteBuffer bytes = ByteBuffer.allocate(LENGTH);
    private final CRC32C crc = new CRC32C();

    SectionHeader(String name, Counts counts, long length) {
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
