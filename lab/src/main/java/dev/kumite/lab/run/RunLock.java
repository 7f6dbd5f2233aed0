package dev.kumite.lab.run;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps two processes from playing the same run: a lock on one byte of a file beside the store. The system frees it
 * when a process dies, however it dies.
 */
final class RunLock implements AutoCloseable {
    private final FileChannel channel;

    private RunLock(FileChannel channel) {
        this.channel = channel;
    }

    static RunLock take(Path store, long run) {
        Path file = store.resolveSibling(store.getFileName() + ".lock");
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (locked(channel, run) == null) {
                channel.close();
                throw new BadInput("run " + run + " is being played by another process; kumite runs show " + run
                        + " tells how far it is");
            }
            return new RunLock(channel);
        } catch (IOException e) {
            throw FileTrouble.of(
                    "cannot write " + file + ", which keeps a run from being played twice: " + FileTrouble.reason(e),
                    e);
        }
    }

    private static @Nullable FileLock locked(FileChannel channel, long run) throws IOException {
        try {
            return channel.tryLock(run, 1, false);
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new IllegalStateException("the lock of a run could not be given back", e);
        }
    }
}
