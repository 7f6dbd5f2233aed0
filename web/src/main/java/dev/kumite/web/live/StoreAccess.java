package dev.kumite.web.live;

import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import java.util.function.Function;

/** The store, used by one thread at a time. */
public final class StoreAccess implements AutoCloseable {
    /** Every live game waits for the store. */
    private static final int PATIENCE_MILLIS = 5_000;

    private final Store store;

    public StoreAccess(Path file) {
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
