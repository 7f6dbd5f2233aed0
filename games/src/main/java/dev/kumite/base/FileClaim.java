package dev.kumite.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The exclusive right, among all processes, to work on a file or on one numbered part of it: a lock on one byte of the
 * file {@code NAME.lock} beside it, which is never renamed or deleted. The operating system releases the lock when the
 * process ends, however it ends.
 *
 * <p>POSIX also releases all locks of a process on a file as soon as the process closes that file once. All claims of
 * this process on parts of one file therefore share a channel, which is closed with the last of them.
 */
public final class FileClaim implements AutoCloseable {
    private static final Map<Path, LockFile> OPEN = new HashMap<>();

    private final LockFile file;
    private final FileLock lock;

    private FileClaim(LockFile file, FileLock lock) {
        this.file = file;
        this.lock = lock;
    }

    /** The whole of a file that has no numbered parts. */
    public static Optional<FileClaim> take(Path file) throws IOException {
        return take(file, 0);
    }

    /**
     * Claims a part; empty where this process or another has claimed it.
     *
     * @param file the folder it is in must exist; it need not exist itself
     * @param part any number from 0 on
     */
    public static Optional<FileClaim> take(Path file, long part) throws IOException {
        Path path = lockFile(file);
        synchronized (OPEN) {
            LockFile shared = OPEN.get(path);
            if (shared == null) shared = new LockFile(path);
            OPEN.put(path, shared);
            try {
                FileLock lock = tryLock(shared.channel, part);
                if (lock == null) return Optional.empty();
                shared.claims++;
                return Optional.of(new FileClaim(shared, lock));
            } finally {
                shared.closeIfUnused();
            }
        }
    }

    /** The file whose bytes are locked. */
    public static Path lockFile(Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        Path folder = absolute.getParent();
        Path real = folder == null ? absolute : folder.toRealPath().resolve(absolute.getFileName());
        return real.resolveSibling(real.getFileName() + ".lock");
    }

    private static @Nullable FileLock tryLock(FileChannel channel, long part) throws IOException {
        try {
            return channel.tryLock(part, 1, false);
        } catch (OverlappingFileLockException heldByThisProcess) {
            return null;
        }
    }

    @Override
    public void close() {
        synchronized (OPEN) {
            if (!lock.isValid()) return;
            try {
                lock.release();
                file.claims--;
                file.closeIfUnused();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The open lock file with the number of claims on its parts; guarded by {@link #OPEN}. */
    private static final class LockFile {
        private final Path path;
        private final FileChannel channel;
        private int claims;

        LockFile(Path path) throws IOException {
            this.path = path;
            channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        }

        void closeIfUnused() throws IOException {
            if (claims > 0) return;
            OPEN.remove(path);
            channel.close();
        }
    }
}
