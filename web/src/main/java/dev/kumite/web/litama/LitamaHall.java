package dev.kumite.web.litama;

import dev.kumite.base.BadInput;
import dev.kumite.web.live.GameFilter;
import dev.kumite.web.live.LiveGame;
import dev.kumite.web.live.LiveGames;
import dev.kumite.web.live.Seats;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The matches of Litama, and the commands of those who play them. A match is a live game; its id, 24 hexadecimal digits, is
 * made from that of the live game, so that any game of Onitama on 5×5 can be joined by whoever knows it.
 */
public final class LitamaHall {
    /** The only game of Litama. */
    public static final String GAME = Seats.LITAMA_GAME;

    private static final int MOST_MATCHES = 200;
    private static final int LONGEST_NAME = 40;
    private static final int ID_DIGITS = 24;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final LiveGames liveGames;
    private final Map<String, LitamaMatch> matches = new LinkedHashMap<>();

    public LitamaHall(LiveGames liveGames) {
        this.liveGames = liveGames;
    }

    record Entered(String messageType, String matchId, String token, int index) {}

    record Done(String messageType, String matchId) {}

    record Trouble(String messageType, String matchId, String error, String command) {}

    /** Answers one line; {@code words} turns what was thrown into a line for people. */
    public void hear(String line, Consumer<String> from, Function<Throwable, String> words) {
        String[] parts = line.strip().split("\\s+");
        String id = parts.length > 1 && !parts[0].equals("create") ? parts[1] : "";
        try {
            from.accept(Json.write(answer(parts)));
            if (parts[0].equals("spectate")) match(id).spectate(from);
        } catch (RuntimeException refused) {
            from.accept(Json.write(new Trouble("error", id, words.apply(refused), parts[0])));
        }
    }

    private Object answer(String[] parts) {
        return switch (parts[0]) {
            case "create" -> create(name(parts, 1));
            case "join" -> join(word(parts, 1, "the match's id"), name(parts, 2));
            case "spectate" -> {
                match(word(parts, 1, "the match's id"));
                yield new Done("spectate", parts[1]);
            }
            case "state" -> Json.tree(match(word(parts, 1, "the match's id")).state());
            case "move" -> {
                match(word(parts, 1, "the match's id"))
                        .move(
                                word(parts, 2, "your token"),
                                word(parts, 3, "a card"),
                                word(parts, 4, "the squares, as in a1a2"));
                yield new Done("move", parts[1]);
            }
            default ->
                throw new BadInput(
                        "there is no command '" + parts[0] + "'; create, join, spectate, state and move are");
        };
    }

    private static String word(String[] parts, int at, String what) {
        if (at >= parts.length) throw new BadInput("'" + parts[0] + "' lacks " + what);
        return parts[at];
    }

    private static String name(String[] parts, int at) {
        String name = String.join(" ", List.of(parts).subList(Math.min(at, parts.length), parts.length));
        if (name.isEmpty() || name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl))
            throw new BadInput("a name of 1 to " + LONGEST_NAME + " characters must follow");
        return name;
    }

    private Entered create(String name) {
        LiveGame live = liveGames.open(new LiveGames.NewGame(
                GAME, null, null, null, List.of(Seats.LITAMA, Seats.LITAMA), "Litama: " + name, null, null, null));
        String id = idOf(live.view().id());
        try {
            LitamaMatch match = enter(id, live, RANDOM.nextInt(2));
            return seated("create", id, match, 0, name);
        } catch (RuntimeException refused) {
            forget(id);
            liveGames.delete(live.view().id());
            throw refused;
        }
    }

    private Entered join(String id, String name) {
        LitamaMatch match = match(id);
        return seated("join", id, match, match.freeSeat(), name);
    }

    private static Entered seated(String command, String id, LitamaMatch match, int index, String name) {
        byte[] bytes = new byte[16];
        RANDOM.nextBytes(bytes);
        String token = HexFormat.of().formatHex(bytes);
        match.seat(index, name, token);
        return new Entered(command, id, token, index);
    }

    private synchronized LitamaMatch enter(String id, LiveGame live, int creatorSide) {
        matches.values().removeIf(LitamaMatch::over);
        if (matches.size() >= MOST_MATCHES)
            throw Refusal.tooMany("there are " + MOST_MATCHES + " matches already; try again later");
        LitamaMatch match = new LitamaMatch(id, live, creatorSide);
        matches.put(id, match);
        return match;
    }

    private synchronized void forget(String id) {
        matches.remove(id);
    }

    /** A match that is known, or a live game of the page whose id this is. */
    private LitamaMatch match(String id) {
        synchronized (this) {
            LitamaMatch known = matches.get(id);
            if (known != null) return known;
        }
        for (LiveGameView.Line line :
                liveGames.list(GameFilter.ALL, 0, LiveGames.LISTED).liveGames())
            if (line.game().equals(GAME) && idOf(line.id()).equals(id)) {
                return enter(id, liveGames.get(line.id()), 1 - botSide(line.seats()));
            }
        throw Refusal.notFound("there is no match '" + id + "'");
    }

    /** The side that the first bot to come takes: a seat that is kept for one, or else a person's. */
    private static int botSide(List<String> seats) {
        for (int side = 0; side < 2; side++) if (Seats.isLitama(seats.get(side))) return side;
        return seats.get(0).equals(Seats.PERSON) ? 0 : 1;
    }

    /** Whoever has gone watches nothing any more. */
    public void leave(Consumer<String> watcher) {
        List<LitamaMatch> all;
        synchronized (this) {
            all = List.copyOf(matches.values());
        }
        all.forEach(match -> match.leave(watcher));
    }

    /** The id of a live game's match. */
    public static String idOf(String liveGame) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(liveGame.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, ID_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
