package dev.kumite.web.table;

import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import java.util.function.Function;

/** The store, one thread at a time. */
public final class Archive implements AutoCloseable {
    /** All tables wait for it. */
    private static final int PATIENCE_MILLIS = 5_000;

    private final Store store;

    public Archive(Path file) {
        store = Store.open(file, PATIENCE_MILLIS);
    }

    public Path file() {
        return store.file();
    }

    public synchronized <T> T ask(Function<Store, T> question) {
        return question.apply(store);
    }

    @Override
    public synchronized void close() {
        store.close();
    }
}
