package dev.kumite.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.base.BadInput;
import dev.kumite.web.litama.LitamaHall;
import dev.kumite.web.live.Guest;
import dev.kumite.web.live.LiveGame;
import dev.kumite.web.live.LiveGames;
import dev.kumite.web.live.Records;
import dev.kumite.web.live.Seats;
import dev.kumite.web.live.Trees;
import dev.kumite.web.live.Variations;
import dev.kumite.web.view.BriefGame;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.LiveGameView;
import dev.kumite.web.view.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Requests about live games. */
final class LiveGameRoutes {
    private static final int ACCEPTED = 202;
    private static final int NO_CONTENT = 204;
    private static final long PATIENCE_MILLIS = 30_000;

    /** A client with a live connection is sent the new state there, and needs no second copy of it (RFC 7240). */
    private static final String MINIMAL = "return=minimal";

    private final LiveGames liveGames;
    private final LiveGameCommands commands;

    LiveGameRoutes(LiveGames liveGames, LiveGameCommands commands) {
        this.liveGames = liveGames;
        this.commands = commands;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/live-games", this::open);
        routes.get("/api/live-games/{id}", this::look);
        routes.delete("/api/live-games/{id}", this::delete);
        for (String name : commands.names()) routes.post("/api/live-games/{id}/" + name, request -> run(name, request));
        routes.delete("/api/live-games/{id}/analysis", request -> run("stop-analysis", request));
        routes.delete("/api/live-games/{id}/review", request -> run("stop-review", request));
        routes.get("/api/live-games/{id}/tree", this::tree);
        routes.get("/api/live-games/{id}/record", this::record);
        routes.get(
                "/api/live-games/{id}/variations",
                request -> Replies.json(request, new Variations(named(request)).view()));
        routes.get("/api/live-games/{id}/litama", this::litama);
    }

    private void run(String name, Context request) {
        Optional<Guest> guest = guest(request);
        LiveGame live = named(request);
        JsonNode body = Json.tree(request.body());
        Object answer = guest.isPresent()
                ? GuestAccess.run(commands, name, live, body, guest.get())
                : commands.run(name, live, body, null);
        if (answer instanceof CompletableFuture<?> later) answerLater(request, later);
        else if (answer instanceof LiveGameView view && MINIMAL.equals(request.header("Prefer")))
            Replies.json(request.header("Preference-Applied", MINIMAL), new Changed(view.version()));
        else if (answer instanceof LiveGameCommands.Begun) Replies.json(request.status(ACCEPTED), answer);
        else Replies.json(request, brief(request, answer));
    }

    private static Optional<Guest> guest(Context request) {
        return Guard.guest(request.header("Authorization"), request.queryParam("token"));
    }

    /** With {@code brief=true} a game without its picture and its history: what a script needs to continue. */
    private static Object brief(Context request, Object answer) {
        boolean wanted = "true".equals(request.queryParam("brief"));
        return wanted && answer instanceof LiveGameView view ? BriefGame.of(view) : answer;
    }

    private static void answerLater(Context request, CompletableFuture<?> later) {
        request.future(() ->
                later.thenAccept(done -> Replies.json(request, brief(request, Objects.requireNonNull(done)))));
    }

    /** The match that Litama's bots can join in this game. */
    record Match(String matchId) {}

    record Changed(long version) {}

    /** The game that a request names; for a while, a request counts as watching. */
    private LiveGame named(Context request) {
        LiveGame live = liveGames.get(request.pathParam("id"));
        live.touch();
        return live;
    }

    private void open(Context request) {
        LiveGame live = liveGames.open(Replies.body(request, LiveGames.NewGame.class));
        live.touch();
        Replies.created(request, brief(request, live.view()));
    }

    /** With {@code after}, a long poll: waits until the game has changed since that version, at most half a minute. */
    private void look(Context request) {
        LiveGame live = named(request);
        String after = request.queryParam("after");
        if (after == null) Replies.json(request, brief(request, live.view()));
        else if (!after.matches("[0-9]{1,18}"))
            throw new BadInput("'after' must be the version of a game, a whole number");
        else answerLater(request, live.after(Long.parseLong(after), PATIENCE_MILLIS));
    }

    private void tree(Context request) {
        String path = Objects.requireNonNullElse(request.queryParam("path"), "");
        List<String> moves = path.isEmpty() ? List.of() : List.of(path.split("/", -1));
        answerLater(request, new Trees(named(request)).look(moves));
    }

    private void litama(Context request) {
        LiveGame live = named(request);
        if (!live.game().text().equals(LitamaHall.GAME))
            throw Refusal.conflict(Seats.onlyOneGame().line());
        Replies.json(request, new Match(LitamaHall.idOf(live.view().id())));
    }

    /** What one player has tried on the analysis board is not for the other. */
    private void record(Context request) {
        LiveGame live = named(request);
        boolean host = guest(request).isEmpty();
        String text = host ? Records.writeWithVariations(live) : Records.write(live);
        Replies.record(request, live.game().name() + ".pdn", text);
    }

    private void delete(Context request) {
        liveGames.delete(request.pathParam("id"));
        request.status(NO_CONTENT);
    }
}
