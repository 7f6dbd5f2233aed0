package dev.kumite.agents.learn.file;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NamedFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Reads what {@link KnowledgeWriter} wrote, and rejects everything else with one line. */
public final class KnowledgeReader implements AutoCloseable {
    private static final int LONGEST_HEAD = 1 << 28;

    private final Path file;
    private final FileChannel channel;
    private ByteBuffer block = ByteBuffer.allocate(0);
    private boolean sectionEnded = true;

    private KnowledgeReader(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    public static KnowledgeReader open(Path file) {
        if (Files.exists(file)) NamedFile.check(file, Long.MAX_VALUE);
        try {
            KnowledgeReader reader = new KnowledgeReader(file, FileChannel.open(file, StandardOpenOption.READ));
            reader.checkStart();
            return reader;
        } catch (NoSuchFileException e) {
            throw new BadInput("there is no knowledge file '" + file + "'; kumite train writes one");
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private void checkStart() {
        ByteBuffer start = take(12);
        if (start.limit() < 12 || start.getLong(0) != KnowledgeWriter.MAGIC)
            throw fail("'" + file + "' is not a knowledge file of Kumite; kumite train writes one");
        int version = start.getInt(8);
        if (version != KnowledgeWriter.VERSION)
            throw fail("the knowledge '" + file + "' has format " + version + ", this Kumite reads format "
                    + KnowledgeWriter.VERSION + "; train again");
    }

    private BadInput fail(String why) {
        close();
        return new BadInput(why);
    }

    /** The text at the head of the file. */
    public String head() {
        section(KnowledgeWriter.HEAD);
        ByteBuffer bytes = ByteBuffer.allocate(KnowledgeWriter.BLOCK);
        while (hasMore()) {
            if (bytes.remaining() < block.remaining()) {
                if (bytes.capacity() > LONGEST_HEAD) throw damaged();
                bytes = ByteBuffer.allocate(2 * bytes.capacity()).put(bytes.flip());
            }
            bytes.put(block);
        }
        return StandardCharsets.UTF_8.decode(bytes.flip()).toString();
    }

    /** Begins the next section, which must have this name. */
    public void section(String name) {
        if (!sectionEnded) throw damaged();
        ByteBuffer length = take(1);
        if (length.limit() < 1) throw damaged();
        String found = StandardCharsets.UTF_8.decode(take(length.get(0) & 0xFF)).toString();
        if (!found.equals(name)) throw damaged();
        sectionEnded = false;
    }

    /** Whether the section goes on. */
    public boolean hasMore() {
        if (!block.hasRemaining() && !sectionEnded) nextBlock();
        return block.hasRemaining();
    }

    private void nextBlock() {
        ByteBuffer length = take(4);
        if (length.limit() < 4) throw damaged();
        int bytes = length.getInt(0);
        sectionEnded = bytes == 0;
        if (sectionEnded) return;
        if (bytes < 0 || bytes > KnowledgeWriter.BLOCK) throw damaged();
        ByteBuffer whole = take(4 + bytes);
        if (whole.limit() < 4 + bytes) throw damaged();
        int checksum = whole.getInt();
        block = whole.slice();
        if (KnowledgeWriter.checksum(block) != checksum) throw damaged();
    }

    public byte getByte() {
        return need(1).get();
    }

    public int getInt() {
        return need(4).getInt();
    }

    public long getLong() {
        return need(8).getLong();
    }

    public float getFloat() {
        return need(4).getFloat();
    }

    private ByteBuffer need(int bytes) {
        if (!hasMore() || block.remaining() < bytes) throw damaged();
        return block;
    }

    /** All sections were read: nothing may follow. */
    public void end() {
        section(KnowledgeWriter.END);
        if (hasMore() || take(1).limit() > 0) throw damaged();
    }

    /** At most so many bytes; fewer where the file ends. */
    private ByteBuffer take(int bytes) {
        ByteBuffer taken = ByteBuffer.allocate(bytes);
        try {
            while (taken.hasRemaining()) if (channel.read(taken) < 0) break;
        } catch (IOException e) {
            throw unreadable(file, e);
        }
        return taken.flip();
    }

    /** The complaint about a file that is not as it was written. */
    public BadInput damaged() {
        return new BadInput("the knowledge '" + file + "' is damaged: it is cut short or changed; train again, or take "
                + "a copy");
    }

    private static RuntimeException unreadable(Path file, IOException e) {
        return FileTrouble.of("the knowledge '" + file + "' cannot be read: " + FileTrouble.reason(e), e);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }
}
