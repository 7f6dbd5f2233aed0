package dev.kumite.web.table;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Position;
import dev.kumite.lab.store.StoredSitting;
import dev.kumite.web.view.Refusal;
import dev.kumite.web.view.TableView;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The register of tables: those in use in memory, all of them in the store. */
public final class Tables implements AutoCloseable {
    private static final int LISTED = 200;
    private static final int MOST_KEPT = 20_000;
    static final int USUAL_PACE = 700;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Room room;
    private final int mostAlive;
    private final Map<String, Table> alive = new HashMap<>();

    /** @param mostAlive how many tables may be attended at the same time */
    public Tables(Room room, int mostAlive) {
        this.room = room;
        this.mostAlive = mostAlive;
    }

    public Table open(NewTable wish) {
        Game game = Games.parse(wanted(wish.game(), "game", "onitama"));
        Position start = wish.position() == null
                ? game.start(wish.seed() == null ? RANDOM.nextLong() : wish.seed())
                : game.notation().read(wish.position());
        List<String> seats =
                Seats.read(wish.seats() == null ? Seats.usual(start.sideToMove()) : wish.seats(), game, room);
        String title = wish.title() == null ? "" : Commands.readTitle(wish.title());
        int pace = wish.pace() == null ? USUAL_PACE : Commands.readPace(wish.pace());
        long now = System.currentTimeMillis();
        return add(new StoredSitting(
                newId(),
                title,
                game.text(),
                seats,
                game.notation().write(start),
                List.of(),
                0,
                Walk.NOBODY,
                pace,
                Boolean.TRUE.equals(wish.paused()),
                1,
                now,
                now));
    }

    static String wanted(@Nullable String value, String name, String example) {
        if (value == null)
            throw new BadInput("'" + name + "' is missing; as in {\"" + name + "\": \"" + example + "\"}");
        return value;
    }

    static String newId() {
        byte[] bytes = new byte[16];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Keeps a new table. */
    Table add(StoredSitting state) {
        Table table = new Table(room, state);
        synchronized (this) {
            makeRoom();
            room.archive().ask(store -> {
                if (store.countSittings() >= MOST_KEPT)
                    throw Refusal.tooMany("the store keeps " + MOST_KEPT + " tables; delete some of them first");
                store.put(state);
                return true;
            });
            alive.put(state.id(), table);
        }
        return table;
    }

    /** The table with this id, from memory or the store. */
    public synchronized Table get(String id) {
        Table known = alive.get(id);
        if (known != null) return known;
        Optional<StoredSitting> stored = room.archive().ask(store -> store.sitting(id));
        Table table = new Table(room, stored.orElseThrow(() -> Refusal.notFound("there is no table '" + id + "'")));
        makeRoom();
        alive.put(id, table);
        return table;
    }

    /** Tables that nobody attends need not be in memory: the store has them. */
    private void makeRoom() {
        if (alive.size() < mostAlive) return;
        List<String> empty = new ArrayList<>();
        alive.forEach((id, table) -> {
            if (!table.attended()) empty.add(id);
        });
        if (empty.isEmpty())
            throw Refusal.tooMany("there are " + mostAlive + " tables in use already; close one of them first");
        for (String id : empty) Objects.requireNonNull(alive.remove(id)).close(false);
    }

    /** The tables that changed last. */
    public List<TableView.Line> list() {
        List<TableView.Line> lines = new ArrayList<>();
        for (StoredSitting state : room.archive().ask(store -> store.sittings(LISTED)))
            try {
                lines.add(TableViews.line(state));
            } catch (BadInput | Refusal damaged) {
                // Whoever asks for this table by its id is told what is wrong with it.
            }
        return lines;
    }

    public synchronized void delete(String id) {
        Table table = alive.remove(id);
        if (table != null) table.close(true);
        if (!room.archive().ask(store -> store.deleteSitting(id)))
            throw Refusal.notFound("there is no table '" + id + "'");
    }

    /** Whoever watches any table hears this. */
    public void tellAll(String message) {
        List<Table> all;
        synchronized (this) {
            all = List.copyOf(alive.values());
        }
        all.forEach(table -> table.tell(message));
    }

    @Override
    public synchronized void close() {
        alive.values().forEach(table -> table.close(false));
        alive.clear();
    }
}
