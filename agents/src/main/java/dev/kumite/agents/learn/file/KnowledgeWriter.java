package dev.kumite.agents.learn.file;

import dev.kumite.base.NewFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/**
 * Writes a knowledge file.
 *
 * <p>The file is a sequence of sections, all numbers with the highest byte first. A section is its name and then blocks,
 * each with its length and checksum; a block of length 0 ends it. The first section is the head, text; the section
 * {@link #END} ends the file.
 */
public final class KnowledgeWriter implements AutoCloseable {
    /** Raised whenever an older program could not read the files any more. */
    static final int VERSION = 1;
    /** "KUMIKNOW". */
    static final long MAGIC = 0x4B55_4D49_4B4E_4F57L;

    static final int BLOCK = 1 << 16;
    static final String HEAD = "head";
    static final String END = "end";

    private final Path file;
    private final NewFile fresh;
    private final ByteBuffer block = ByteBuffer.allocate(BLOCK);
    private boolean open;

    private KnowledgeWriter(Path file, NewFile fresh) {
        this.file = file;
        this.fresh = fresh;
    }

    /** Begins a file with this text at its head. */
    public static KnowledgeWriter open(Path file, String head) {
        try {
            KnowledgeWriter writer = new KnowledgeWriter(file, NewFile.create(file));
            writer.put(ByteBuffer.allocate(12).putLong(MAGIC).putInt(VERSION).flip());
            writer.section(HEAD);
            for (byte one : head.getBytes(StandardCharsets.UTF_8)) writer.putByte(one);
            return writer;
        } catch (IOException e) {
            throw NewFile.unwritable(file, e);
        }
    }

    /** Ends the section before and begins one of this name. */
    public void section(String name) {
        endSection();
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        put(ByteBuffer.allocate(1 + bytes.length)
                .put((byte) bytes.length)
                .put(bytes)
                .flip());
        open = true;
    }

    private void endSection() {
        if (!open) return;
        if (block.position() > 0) putBlock();
        put(ByteBuffer.allocate(4).putInt(0).flip());
    }

    public void putByte(byte value) {
        room(1).put(value);
    }

    public void putInt(int value) {
        room(4).putInt(value);
    }

    public void putLong(long value) {
        room(8).putLong(value);
    }

    public void putFloat(float value) {
        room(4).putFloat(value);
    }

    /** No number is split between blocks. */
    private ByteBuffer room(int bytes) {
        if (block.remaining() < bytes) putBlock();
        return block;
    }

    private void putBlock() {
        block.flip();
        put(ByteBuffer.allocate(8).putInt(block.limit()).putInt(checksum(block)).flip());
        put(block);
        block.clear();
    }

    static int checksum(ByteBuffer block) {
        CRC32C crc = new CRC32C();
        crc.update(block.duplicate());
        return (int) crc.getValue();
    }

    private void put(ByteBuffer bytes) {
        try {
            while (bytes.hasRemaining()) fresh.channel().write(bytes);
        } catch (IOException e) {
            throw NewFile.unwritable(file, e);
        }
    }

    /** Everything is written: the file takes the place of the old one. */
    public void finish() {
        section(END);
        endSection();
        try {
            fresh.commit();
        } catch (IOException e) {
            throw NewFile.unwritable(file, e);
        }
    }

    /** Leaves the old file unless {@link #finish} was called. */
    @Override
    public void close() {
        try {
            fresh.close();
        } catch (IOException e) {
            throw NewFile.unwritable(file, e);
        }
    }
}
