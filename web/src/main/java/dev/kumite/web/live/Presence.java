package dev.kumite.web.live;

import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Consumer;

/** The live connections that watch a game, and whether anyone is watching. */
final class Presence {
    /** A request without a live connection counts as watching for this long, or at least half of it. */
    static final long PATIENCE_MILLIS = 60_000;

    private final Set<Consumer<String>> watchers = new CopyOnWriteArraySet<>();
    private volatile long until;

    void add(Consumer<String> watcher) {
        watchers.add(watcher);
        until = 0;
    }

    void remove(Consumer<String> watcher) {
        watchers.remove(watcher);
    }

    /**
     * Notes a request. It counts for a while, unless live connections are open, whose end will be noticed. True if the
     * caller has to act on it: at most once in half of that while.
     */
    boolean touch() {
        long now = now();
        if (!watchers.isEmpty() || until - now > PATIENCE_MILLIS / 2) return false;
        until = now + PATIENCE_MILLIS;
        return true;
    }

    boolean present() {
        return !watchers.isEmpty() || now() < until;
    }

    boolean watching() {
        return !watchers.isEmpty();
    }

    private static long now() {
        return System.nanoTime() / 1_000_000;
    }

    void tell(String message) {
        for (Consumer<String> watcher : watchers) watcher.accept(message);
    }
}
