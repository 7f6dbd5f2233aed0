package dev.kumite.web.live;

import dev.kumite.base.BadInput;
import dev.kumite.lab.store.StoredSharing;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Who else may join a live game: its links, and the players' names. */
public final class Sharing {
    static final int LONGEST_NAME = 40;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final LiveGame live;
    private volatile StoredSharing stored;

    Sharing(LiveGame live, String game) {
        this.live = live;
        stored = read(live, game);
    }

    private static StoredSharing read(LiveGame live, String game) {
        return live.context().store().ask(store -> store.sharing(game)).orElseGet(() -> StoredSharing.none(game));
    }

    /** Takes over what another server has stored. */
    void reload() {
        stored = read(live, stored.game());
    }

    List<@Nullable String> names() {
        return names(stored);
    }

    static List<@Nullable String> names(StoredSharing stored) {
        List<@Nullable String> names = new ArrayList<>();
        for (String name : stored.names()) names.add(name.isEmpty() ? null : name);
        return names;
    }

    /** For each side whether there is a link to play it. */
    List<Boolean> offered() {
        return stored.links().subList(0, 2).stream()
                .map(link -> !link.isEmpty())
                .toList();
    }

    /** The sides that whoever has the server plays: persons for whom there is no link. */
    List<Integer> playedHere() {
        return persons(false);
    }

    /** Whether there is a link by which somebody else plays a side. */
    boolean isPlayedElsewhere() {
        return !persons(true).isEmpty();
    }

    private List<Integer> persons(boolean offered) {
        List<String> seats = live.state().seats();
        return IntStream.range(0, 2)
                .filter(side -> Seats.isPerson(seats.get(side)) && offered().get(side) == offered)
                .boxed()
                .toList();
    }

    /** The links that there are. */
    public List<Guest> links() {
        return stored.links().stream().flatMap(link -> Guest.of(link).stream()).toList();
    }

    /** Whether the guest's link is one of this game, and was not withdrawn. */
    public boolean admits(Guest guest) {
        byte[] known = stored.links().get(guest.role()).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(known, guest.token().getBytes(StandardCharsets.UTF_8));
    }

    /** The link for a role; a new one if there is none. */
    public Guest offer(int role) {
        return live.locked(() -> {
            boolean taken = role != Guest.WATCHER
                    && !Seats.isPerson(live.state().seats().get(role));
            if (taken) throw Refusal.conflict("only a seat that a person plays can be offered");
            if (stored.links().get(role).isEmpty()) link(role, live.state().id() + "." + role + "." + secret());
            return Guest.of(stored.links().get(role)).orElseThrow();
        });
    }

    /** Whoever came by this link is shut out. */
    public void withdraw(int role) {
        live.locked(() -> {
            if (stored.links().get(role).isEmpty()) throw Refusal.notFound("there is no such link");
            link(role, "");
        });
    }

    private void link(int role, String link) {
        List<String> links = new ArrayList<>(stored.links());
        links.set(role, link);
        save(new StoredSharing(stored.game(), links, stored.names()));
    }

    private static String secret() {
        byte[] bytes = new byte[18];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Names the player of a side; an empty name takes it away. */
    public LiveGameView name(@Nullable Integer side, @Nullable String name) {
        if (side == null || side < 0 || side > 1) throw new BadInput("'side' must be 0 or 1");
        if (name == null || name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl))
            throw new BadInput("'name' must be a line of at most " + LONGEST_NAME + " characters");
        return live.locked(() -> {
            List<String> names = new ArrayList<>(stored.names());
            names.set(side, name.strip());
            return save(new StoredSharing(stored.game(), stored.links(), names));
        });
    }

    private LiveGameView save(StoredSharing next) {
        return live.change(draft -> {
            live.context().store().ask(store -> {
                store.put(next);
                return true;
            });
            stored = next;
        });
    }

    /** Executes a guest's command, which may change nothing but the guest's own side. */
    public <T> T as(Guest guest, String command, Supplier<T> work) {
        return live.locked(() -> {
            if (!admits(guest)) throw withdrawn();
            if (!Seats.isPerson(live.state().seats().get(guest.role()))) throw guest.refusal();
            boolean other = live.history().board().sideToMove() != guest.role();
            if (command.equals("move") && other)
                throw Refusal.forbidden("this link plays " + live.game().sideName(guest.role()) + " only");
            return work.get();
        });
    }

    public static Refusal withdrawn() {
        return Refusal.of(401, "this link was withdrawn, or never was one");
    }

    /** How the players are called in lists and records: by their names, or else by what sits there. */
    static List<String> players(List<@Nullable String> names, List<String> seats) {
        return IntStream.range(0, 2)
                .mapToObj(side -> Objects.requireNonNullElse(names.get(side), seats.get(side)))
                .toList();
    }
}
