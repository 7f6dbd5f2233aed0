package dev.kumite.web.table;

import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;

/** Those who watch a table, and whether anybody does. */
final class Audience {
    /** A script that asks now and then watches too: for so long, or half of it, after each time. */
    static final long PATIENCE_MILLIS = 60_000;

    private final Set<Watcher> watchers = new CopyOnWriteArraySet<>();
    private volatile long until;

    void add(Watcher watcher) {
        watchers.add(watcher);
        until = 0;
    }

    void remove(Watcher watcher) {
        watchers.remove(watcher);
    }

    /**
     * Somebody asked; it counts for a while unless there are watchers who will be seen to leave. True where it is news:
     * at most every half of that while.
     */
    boolean noteAsking() {
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
        for (Watcher watcher : watchers) watcher.tell(message);
    }
}
