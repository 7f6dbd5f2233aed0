package dev.kumite.agents.learn;

import dev.kumite.agents.Memory;
import dev.kumite.base.BadInput;
import dev.kumite.base.FileTrouble;
import dev.kumite.base.NamedFile;
import dev.kumite.games.Game;
import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps knowledge files in memory while there is room: every game of a match creates new agents, and all of them share
 * the same knowledge. A file that has changed is read again.
 */
public final class KnowledgeCache {
    /** Knowledge takes at most this many times the size of its file in memory, however full its tables are. */
    private static final int SPREAD = 3;

    private static final long BASE = 8 << 20;

    private static final Map<Key, Slot> SLOTS = new ConcurrentHashMap<>();

    private KnowledgeCache() {}

    /** A version of a file, read by a type of learner for a board; {@code live} copies are kept apart. */
    private record Key(Path file, FileTime changed, long bytes, String type, String rules, int columns, boolean live) {}

    /** The knowledge in a file, which its users only read. */
    public static Learner read(String file, LearnerType type, Game game) {
        return find(file, type, game, false, 0);
    }

    /** A copy for users that continue to learn, separate from the one that others only read. */
    public static Learner live(String file, LearnerType type, Game game, long memory) {
        return find(file, type, game, true, memory);
    }

    /** The knowledge of one file; a thread that loads it blocks only those that want the same file. */
    private static final class Slot {
        private @Nullable SoftReference<Learner> known;

        synchronized Learner get(Supplier<Learner> reading) {
            Learner learner = known == null ? null : known.get();
            if (learner != null) return learner;
            Learner read = reading.get();
            known = new SoftReference<>(read);
            return read;
        }
    }

    private static Learner find(String file, LearnerType type, Game game, boolean live, long memory) {
        Path path = NamedFile.path(file);
        long bytes = KnowledgeFiles.bytes(path);
        Key key = new Key(
                path.toAbsolutePath(), changed(path), bytes, type.name(), game.rules(), Knowledge.columns(game), live);
        long needed = BASE + SPREAD * bytes;
        return SLOTS.computeIfAbsent(key, unused -> new Slot()).get(() -> {
            if (needed > Memory.largest())
                throw new BadInput("the knowledge '" + path + "' needs about " + (needed >> 20)
                        + " megabytes; JDK_JAVA_OPTIONS=-Xmx16g gives Java 16 gigabytes");
            return KnowledgeFiles.load(path, type, game, Math.max(needed, memory))
                    .learner();
        });
    }

    private static FileTime changed(Path path) {
        try {
            return Files.getLastModifiedTime(path);
        } catch (IOException e) {
            throw FileTrouble.of("the knowledge '" + path + "' cannot be read: " + FileTrouble.reason(e), e);
        }
    }
}
