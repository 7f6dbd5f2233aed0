package dev.kumite.base;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
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
    private static final int TRIES = 1000;
    private static final long PAUSE_NANOS = 1_000_000;

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
                FileLock lock = lock(shared.channel, part);
                if (lock == null) return Optional.empty();
                shared.claims++;
                return Optional.of(new FileClaim(shared, lock));
            } finally {
                shared.closeIfUnused();
            }
        }
    }

    /** Whether this process or another has claimed a part; this creates no file and keeps nobody from claiming. */
    public static boolean isTaken(Path file, long part) throws IOException {
        Path path = lockFile(file);
        synchronized (OPEN) {
            LockFile shared = OPEN.get(path);
            if (shared != null) return isLocked(shared.channel, part);
            try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
                return isLocked(channel, part);
            } catch (NoSuchFileException neverClaimed) {
                return false;
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

    /** Whoever only looks holds a shared lock for a moment: that one is waited for. */
    private static @Nullable FileLock lock(FileChannel channel, long part) throws IOException {
        for (int tried = 0; tried < TRIES; tried++) {
            FileLock lock = tryLock(channel, part, false);
            if (lock != null || isLocked(channel, part)) return lock;
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        return null;
    }

    private static boolean isLocked(FileChannel channel, long part) throws IOException {
        FileLock shared = tryLock(channel, part, true);
        if (shared == null) return true;
        shared.release();
        return false;
    }

    private static @Nullable FileLock tryLock(FileChannel channel, long part, boolean shared) throws IOException {
        try {
            return channel.tryLock(part, 1, shared);
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
            channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        }

        void closeIfUnused() throws IOException {
            if (claims > 0) return;
            OPEN.remove(path);
            channel.close();
        }
    }
}
