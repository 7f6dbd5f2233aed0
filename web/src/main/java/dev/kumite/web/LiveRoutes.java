package dev.kumite.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.base.BadInput;
import dev.kumite.web.live.LiveGame;
import dev.kumite.web.live.LiveGames;
import dev.kumite.web.view.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Live connections of games: every change is sent at once, and every command can be sent back. */
final class LiveRoutes {
    private final LiveGames liveGames;
    private final LiveGameCommands commands;
    private final Connections counted;
    private final Consumer<Throwable> log;
    private final Map<String, Seated> connections = new ConcurrentHashMap<>();

    LiveRoutes(LiveGames liveGames, LiveGameCommands commands, Connections counted, Consumer<Throwable> log) {
        this.liveGames = liveGames;
        this.commands = commands;
        this.counted = counted;
        this.log = log;
    }

    private record Seated(Connection connection, LiveGame live) {}

    /** The answer to a command, with the id it came with; {@code result} where it is not told as news. */
    record Done(
            String type, @Nullable JsonNode id, @Nullable Object result) {}

    record Pong(String type) {}

    record Trouble(String type, @Nullable JsonNode id, String error) {
        static Trouble of(@Nullable JsonNode id, String error) {
            return new Trouble("error", id, error);
        }
    }

    void add(RoutesConfig routes) {
        routes.ws("/api/live-games/{id}/live", this::listen);
    }

    private void listen(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(this::take);
        socket.onClose(this::leave);
        socket.onError(this::leave);
    }

    private void connect(WsContext context) {
        Connection connection = new Connection(context);
        try {
            counted.enter(context.sessionId());
            LiveGame live = liveGames.get(context.pathParam("id"));
            connections.put(context.sessionId(), new Seated(connection, live));
            live.watch(connection);
        } catch (RuntimeException refused) {
            leave(context);
            connection.refuse(Json.write(Trouble.of(null, Replies.line(refused, log))));
        }
    }

    private void leave(WsContext context) {
        counted.leave(context.sessionId());
        Seated seated = connections.remove(context.sessionId());
        if (seated != null) seated.live.leave(seated.connection);
    }

    private void take(WsMessageContext context) {
        Seated seated = connections.get(context.sessionId());
        if (seated == null) return;
        JsonNode id = null;
        try {
            JsonNode message = Json.tree(context.message());
            id = message.get("id");
            String type = message.path("type").asText("");
            if (type.isEmpty()) throw new BadInput("a message needs a 'type', as in {\"type\": \"undo\"}");
            if (type.equals("ping")) seated.connection.accept(Json.write(new Pong("pong")));
            else answer(seated.connection, id, commands.run(type, seated.live, LiveGameCommands.bare(message)));
        } catch (RuntimeException refused) {
            seated.connection.accept(Json.write(Trouble.of(id, Replies.line(refused, log))));
        }
    }

    private void answer(Connection connection, @Nullable JsonNode id, Object answer) {
        if (!(answer instanceof CompletableFuture<?> later)) {
            connection.accept(Json.write(new Done("done", id, null)));
            return;
        }
        CompletableFuture<?> unused = later.whenComplete((result, failure) -> connection.accept(Json.write(
                failure == null ? new Done("done", id, result) : Trouble.of(id, Replies.line(failure, log)))));
    }
}
