package dev.kumite.web;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.base.BadInput;
import dev.kumite.web.lab.Runs;
import dev.kumite.web.lab.Trainings;
import dev.kumite.web.live.Guest;
import dev.kumite.web.live.LiveGame;
import dev.kumite.web.live.LiveGames;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Live connections: a client that watches a game, a run or a training is sent every change. A game also takes all its
 * commands this way.
 */
final class LiveSockets {
    /** Statuses of refusals that stay: no token, a link for something else, nothing there. */
    private static final Set<Integer> LASTING = Set.of(401, 403, 404);

    private final LiveGames liveGames;
    private final LiveGameCommands commands;
    private final Connections counted;
    private final Consumer<Throwable> log;
    private final Map<String, Open> connections = new ConcurrentHashMap<>();

    LiveSockets(LiveGames liveGames, LiveGameCommands commands, Connections counted, Consumer<Throwable> log) {
        this.liveGames = liveGames;
        this.commands = commands;
        this.counted = counted;
        this.log = log;
    }

    /** What a connection is about. */
    private interface Topic {
        void watch(Consumer<String> watcher);

        void leave(Consumer<String> watcher);

        /** Executes a command that was sent over the connection. */
        default Object run(String command, @SuppressWarnings("unused") JsonNode body) {
            throw new BadInput("this connection takes no command '" + command + "'; only {\"type\": \"ping\"}");
        }
    }

    /** What can only be watched. */
    private record Show(Consumer<Consumer<String>> entry, Consumer<Consumer<String>> exit) implements Topic {
        @Override
        public void watch(Consumer<String> watcher) {
            entry.accept(watcher);
        }

        @Override
        public void leave(Consumer<String> watcher) {
            exit.accept(watcher);
        }
    }

    private record Open(Connection connection, Topic topic) {}

    /** The answer to a command, with the id it came with; {@code result} only if no change is sent. */
    record Done(
            String type, @Nullable JsonNode id, @Nullable Object result) {}

    /** A message without fields. */
    record Bare(String type) {}

    record Trouble(String type, @Nullable JsonNode id, String error) {
        static Trouble of(@Nullable JsonNode id, String error) {
            return new Trouble("error", id, error);
        }
    }

    void add(RoutesConfig routes, Runs runs, Trainings trainings) {
        routes.ws("/api/live-games/{id}/live", socket -> listen(socket, this::game));
        routes.ws(
                "/api/runs/{id}/live",
                socket -> listen(socket, context -> {
                    long id = LabRoutes.number(context.pathParam("id"), "run");
                    return new Show(watcher -> runs.watch(id, watcher), watcher -> runs.leave(id, watcher));
                }));
        routes.ws(
                "/api/trainings/{id}/live",
                socket -> listen(socket, context -> {
                    String name = context.pathParam("id");
                    return new Show(
                            watcher -> trainings.watch(name, watcher), watcher -> trainings.leave(name, watcher));
                }));
    }

    private Topic game(WsContext context) {
        LiveGame live = liveGames.get(context.pathParam("id"));
        Optional<Guest> guest = Guard.guest(context.header("Authorization"), context.queryParam("token"));
        return guest.isPresent() ? guestTopic(live, guest.get()) : hostTopic(live);
    }

    /** The game as those see it who came by a link: until that is withdrawn, and with no commands but theirs. */
    private Topic guestTopic(LiveGame live, Guest guest) {
        return new Topic() {
            private final Map<Consumer<String>, Consumer<String>> watchers = new ConcurrentHashMap<>();

            @Override
            public void watch(Consumer<String> watcher) {
                Consumer<String> admitted = message -> {
                    if (!live.sharing().admits(guest)) watcher.accept(Json.write(new Bare("gone")));
                    else if (GuestAccess.mayHear(Json.tree(message).path("type").asText())) watcher.accept(message);
                };
                watchers.put(watcher, admitted);
                live.watch(admitted);
            }

            @Override
            public void leave(Consumer<String> watcher) {
                Consumer<String> admitted = watchers.remove(watcher);
                if (admitted != null) live.leave(admitted);
            }

            @Override
            public Object run(String command, JsonNode body) {
                return GuestAccess.run(commands, command, live, body, guest);
            }
        };
    }

    private Topic hostTopic(LiveGame live) {
        return new Topic() {
            @Override
            public void watch(Consumer<String> watcher) {
                live.watch(watcher);
            }

            @Override
            public void leave(Consumer<String> watcher) {
                live.leave(watcher);
            }

            @Override
            public Object run(String command, JsonNode body) {
                return commands.run(command, live, body, null);
            }
        };
    }

    private void listen(WsConfig socket, Function<WsContext, Topic> topics) {
        socket.onConnect(context -> connect(context, topics));
        socket.onMessage(this::take);
        socket.onClose(this::leave);
        socket.onError(this::leave);
    }

    private void connect(WsContext context, Function<WsContext, Topic> topics) {
        Connection connection = new Connection(context);
        try {
            counted.enter(context.sessionId());
            Topic topic = topics.apply(context);
            connections.put(context.sessionId(), new Open(connection, topic));
            topic.watch(connection);
        } catch (RuntimeException refused) {
            leave(context);
            connection.refuse(Json.write(Trouble.of(null, Replies.line(refused, log))), isLasting(refused));
        }
    }

    /** Whether the same connection would be refused again: not where the store is held, or too many are connected. */
    private static boolean isLasting(RuntimeException refused) {
        return refused instanceof BadInput || refused instanceof Refusal refusal && LASTING.contains(refusal.status());
    }

    private void leave(WsContext context) {
        counted.leave(context.sessionId());
        Open open = connections.remove(context.sessionId());
        if (open != null) open.topic.leave(open.connection);
    }

    private void take(WsMessageContext context) {
        Open open = connections.get(context.sessionId());
        if (open == null) return;
        JsonNode id = null;
        try {
            JsonNode message = Json.tree(context.message());
            id = message.get("id");
            String type = message.path("type").asText("");
            if (type.isEmpty()) throw new BadInput("a message needs a 'type', as in {\"type\": \"undo\"}");
            if (type.equals("ping")) open.connection.accept(Json.write(new Bare("pong")));
            else answer(open.connection, id, open.topic.run(type, LiveGameCommands.bare(message)));
        } catch (RuntimeException refused) {
            open.connection.accept(Json.write(Trouble.of(id, Replies.line(refused, log))));
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
