package dev.kumite.web.live;

import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.lab.clock.Clock;
import dev.kumite.lab.clock.TimeControl;
import dev.kumite.lab.store.StoredLiveGame;
import dev.kumite.lab.store.StoredSharing;
import dev.kumite.lab.store.StoredVariations;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All live games: those being watched in memory, every one of them in the store. */
public final class LiveGames implements AutoCloseable {
    /** Most games of one list. */
    public static final int LISTED = 200;

    private static final int MOST_KEPT = 20_000;
    static final int USUAL_PACE = 700;
    private static final long FOLLOW_MILLIS = 1_000;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final ServerContext context;
    private final int mostAlive;
    private final LiveGameIndex index;
    private final Map<String, LiveGame> alive = new HashMap<>();

    /** @param mostAlive limit of games watched at the same time */
    public LiveGames(ServerContext context, int mostAlive) {
        this.context = context;
        this.mostAlive = mostAlive;
        this.index = new LiveGameIndex(context.store());
        if (context.watching()) context.thinkers().chore(FOLLOW_MILLIS, this::follow);
    }

    /** Shows what another server has stored meanwhile. */
    private void follow() {
        try {
            Map<String, Long> versions = context.store().ask(store -> store.liveGameVersions());
            for (LiveGame live : all()) {
                String id = live.state().id();
                Long version = versions.get(id);
                if (version == null) forget(id);
                else if (version != live.state().version())
                    context.store().ask(store -> store.liveGame(id)).ifPresent(live::follow);
            }
        } finally {
            context.thinkers().chore(FOLLOW_MILLIS, this::follow);
        }
    }

    private synchronized List<LiveGame> all() {
        return List.copyOf(alive.values());
    }

    private synchronized void forget(String id) {
        LiveGame live = alive.remove(id);
        if (live != null) live.close(true);
    }

    /** The fields of a request for a new game; {@code moves} were played already. */
    public record NewGame(
            @Nullable String game,
            @Nullable String position,
            @Nullable Long seed,
            @Nullable List<String> moves,
            @Nullable List<String> seats,
            @Nullable String title,
            @Nullable Integer pace,
            @Nullable Boolean paused,
            @Nullable String clock) {}

    public LiveGame open(NewGame wish) {
        Game game = Games.parse(wish.game() == null ? Games.offered().get(0).name() : wish.game());
        Position start = wish.position() == null
                ? game.start(wish.seed() == null ? RANDOM.nextLong() : wish.seed())
                : game.notation().read(wish.position());
        List<String> seats =
                Seats.read(wish.seats() == null ? Seats.usual(start.sideToMove()) : wish.seats(), game, context);
        String title = wish.title() == null ? "" : Commands.readTitle(wish.title());
        int pace = wish.pace() == null ? USUAL_PACE : Commands.readPace(wish.pace());
        long now = System.currentTimeMillis();
        String text = game.notation().write(start);
        List<StoredLiveGame.Ply> plies = plies(game, text, seats, wish.moves() == null ? List.of() : wish.moves());
        return add(new StoredLiveGame(
                newId(),
                title,
                game.text(),
                seats,
                text,
                plies,
                plies.size(),
                GameHistory.NOBODY,
                pace,
                Boolean.TRUE.equals(wish.paused()),
                null,
                wish.clock() == null ? null : Timekeeper.stored(Clock.of(TimeControl.parse(wish.clock()))),
                1,
                now,
                now));
    }

    private static List<StoredLiveGame.Ply> plies(Game game, String start, List<String> seats, List<String> moves) {
        int first = game.notation().read(start).sideToMove();
        List<StoredLiveGame.Ply> plies = new ArrayList<>();
        for (int move : Variations.readLine(game, start, moves))
            plies.add(new StoredLiveGame.Ply(move, seats.get((first + plies.size()) % 2), null));
        return plies;
    }

    static String newId() {
        byte[] bytes = new byte[16];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Stores a new game. */
    LiveGame add(StoredLiveGame state) {
        LiveGame live = new LiveGame(context, state);
        synchronized (this) {
            makeRoom();
            addAll(List.of(state), List.of(), List.of());
            alive.put(state.id(), live);
        }
        return live;
    }

    /** Stores new games that nobody watches yet, with their players' names and their variations: all or none. */
    void addAll(List<StoredLiveGame> games, List<StoredSharing> names, List<StoredVariations> tried) {
        context.store().ask(store -> {
            if (store.countLiveGames() + games.size() > MOST_KEPT)
                throw Refusal.tooMany("the store keeps " + MOST_KEPT + " games; delete some of them first");
            store.add(games, names, tried);
            return true;
        });
    }

    /** The game with this id, from memory or the store. */
    public synchronized LiveGame get(String id) {
        LiveGame known = alive.get(id);
        if (known != null && !context.watching()) return known;
        Optional<StoredLiveGame> stored = context.store().ask(store -> store.liveGame(id));
        if (known != null && stored.isPresent()) {
            known.follow(stored.get());
            return known;
        }
        LiveGame live =
                new LiveGame(context, stored.orElseThrow(() -> Refusal.notFound("there is no game '" + id + "'")));
        makeRoom();
        alive.put(id, live);
        return live;
    }

    /** Whether somebody came by a link of a game that there is. */
    public boolean admits(Guest guest) {
        boolean known =
                context.store().ask(store -> store.liveGame(guest.game()).isPresent());
        return known && get(guest.game()).sharing().admits(guest);
    }

    /** Unloads the games that no one is watching; the store has them. */
    private void makeRoom() {
        if (alive.size() < mostAlive) return;
        List<String> empty = new ArrayList<>();
        alive.forEach((id, live) -> {
            if (!live.attended()) empty.add(id);
        });
        if (empty.isEmpty())
            throw Refusal.tooMany("there are " + mostAlive + " games in use already; close one of them first");
        for (String id : empty) Objects.requireNonNull(alive.remove(id)).close(false);
    }

    /**
     * Games of a list.
     *
     * @param found how many games the filter accepts, of which these are some
     */
    public record Listing(List<LiveGameView.Line> liveGames, int found) {}

    /** Of the games that a filter accepts, the most recently changed first, {@code count} from number {@code from} on. */
    public Listing list(GameFilter filter, int from, int count) {
        List<LiveGameView.Line> found = index.find(filter);
        int first = Math.min(from, found.size());
        return new Listing(found.subList(first, first + Math.min(count, found.size() - first)), found.size());
    }

    public void delete(String id) {
        if (!deleted(id)) throw Refusal.notFound("there is no game '" + id + "'");
    }

    /** Deletes several games; how many of them there were. */
    public int delete(List<String> ids) {
        return (int) ids.stream().filter(this::deleted).count();
    }

    private synchronized boolean deleted(String id) {
        forget(id);
        return context.store().ask(store -> store.deleteLiveGame(id));
    }

    /** Sends a message to everyone who watches a game. */
    public void tellAll(String message) {
        all().forEach(live -> live.tell(message));
    }

    @Override
    public synchronized void close() {
        alive.values().forEach(live -> live.close(false));
        alive.clear();
    }
}
