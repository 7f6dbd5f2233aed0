package dev.kumite.solver.file;

import dev.kumite.base.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The right to write a file, which only one process has at a time: a lock on another file beside it, which is never
 * renamed. The system drops it when the process dies.
 */
public final class Claim implements AutoCloseable {
    private final FileChannel channel;

    private Claim(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes the right to write a file.
     *
     * @param what the file is, for whoever comes too late: "this table"
     */
    public static Claim on(Path file, String what) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path path = file.resolveSibling(file.getFileName() + ".lock");
        FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (tryLock(channel) != null) return new Claim(channel);
        channel.close();
        throw new BadInput(
                "another process is working on " + what + " (it holds '" + path + "'); wait until it is done");
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException heldByThisProcess) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
