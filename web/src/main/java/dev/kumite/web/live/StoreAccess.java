package dev.kumite.web.live;

import dev.kumite.lab.store.Store;
import java.nio.file.Path;
import java.util.function.Function;

/** The store, used by one thread at a time. */
public final class StoreAccess implements AutoCloseable {
    private final Store store;

    /** @param patienceMillis how long to wait for another program that writes */
    public StoreAccess(Path file, int patienceMillis) {
        store = Store.open(file, patienceMillis);
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
