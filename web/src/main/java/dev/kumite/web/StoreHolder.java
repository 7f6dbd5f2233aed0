package dev.kumite.web;

import dev.kumite.base.BadInput;
import dev.kumite.base.FileClaim;
import dev.kumite.base.FileTrouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The right of one server to the live games of a store, which it keeps in memory: two would each go on from a state that
 * the other has changed. Its address stands in the file {@code NAME.server} beside the store, for whoever comes second.
 * The commands that play runs claim the run only, and may use the store of a server.
 */
final class StoreHolder implements AutoCloseable {
    private final Path store;
    private final FileClaim claim;

    private StoreHolder(Path store, FileClaim claim) {
        this.store = store;
        this.claim = claim;
    }

    /** Claims the store as a whole; runs are claimed one by one, by their numbers. */
    static StoreHolder take(Path store) {
        try {
            return new StoreHolder(store, FileClaim.take(store).orElseThrow(() -> taken(store)));
        } catch (IOException e) {
            throw FileTrouble.of("cannot lock " + store + " against a second server: " + FileTrouble.reason(e), e);
        }
    }

    private static BadInput taken(Path store) {
        return new BadInput("the store " + store + " is in use by the server " + holder(store)
                + "; open that page, or name another store with --store");
    }

    private static String holder(Path store) {
        try {
            return Files.readString(note(store)).strip();
        } catch (IOException notYetWritten) {
            return "of another process";
        }
    }

    private static Path note(Path store) {
        return store.resolveSibling(store.getFileName() + ".server");
    }

    /** Notes where the holder is found, without the token that its page asks of others. */
    void tell(String address) {
        try {
            Files.writeString(
                    note(store),
                    "at " + address + " (process " + ProcessHandle.current().pid() + ")\n");
        } catch (IOException e) {
            throw FileTrouble.of("cannot write " + note(store) + ": " + FileTrouble.reason(e), e);
        }
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(note(store));
        } catch (IOException e) {
            // What it says counts only while somebody holds the store.
        }
        claim.close();
    }
}
