package dev.kumite.web;

import dev.kumite.base.FileClaim;
import dev.kumite.base.FileTrouble;
import dev.kumite.web.view.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The right of one server to the live games of a store, which it keeps in memory: two would each continue from a state that
 * the other has changed. Its address is in the file {@code NAME.server} beside the store, for whoever comes second
 * and may only watch. The commands that play runs claim the run only, and may use the store of a server.
 */
final class StoreHolder implements AutoCloseable {
    /** Requests with a body that store nothing. */
    private static final Set<String> HARMLESS = Set.of(
            "/api/agents/check",
            "/api/experiments/estimate",
            "/api/live-games/records",
            "/api/move",
            "/api/position",
            "/api/setup",
            "/api/value");

    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");

    private final Path store;
    private final @Nullable FileClaim claim;

    private StoreHolder(Path store, @Nullable FileClaim claim) {
        this.store = store;
        this.claim = claim;
    }

    /** Claims the store as a whole, if no other server has it; runs are claimed one by one, by their numbers. */
    static StoreHolder take(Path store) {
        try {
            return new StoreHolder(store, FileClaim.take(store).orElse(null));
        } catch (IOException e) {
            throw FileTrouble.of("cannot lock " + store + " against a second server: " + FileTrouble.reason(e), e);
        }
    }

    /** Who holds the store, in a line for people; empty if this server does. */
    Optional<String> other() {
        if (claim != null) return Optional.empty();
        return Optional.of("This server only watches: the store " + store + " is in use by the server " + holder(store)
                + ". Open that page to play, or name another store with --store.");
    }

    /** Refuses whatever would change a store that another server holds. */
    void check(String method, String path) {
        boolean watches = READING.contains(method) && !path.equals(LitamaRoutes.PATH);
        if (!watches && !HARMLESS.contains(path)) checkCommand();
    }

    /** Refuses every command of a live game, however it was sent. */
    void checkCommand() {
        other().ifPresent(line -> {
            throw Refusal.conflict(line);
        });
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
        if (claim == null) return;
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
        if (claim == null) return;
        try {
            Files.deleteIfExists(note(store));
        } catch (IOException e) {
            // What it says counts only while somebody holds the store.
        }
        claim.close();
    }
}
