package dev.kumite.web;

import dev.kumite.web.lab.Runs;
import dev.kumite.web.lab.Trainings;
import dev.kumite.web.view.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Runs and trainings by live connection: how they stand, at most twice a second. */
final class NewsRoutes {
    private final Connections counted;
    private final Consumer<Throwable> log;
    private final Map<String, Watched> connections = new ConcurrentHashMap<>();

    NewsRoutes(Connections counted, Consumer<Throwable> log) {
        this.counted = counted;
        this.log = log;
    }

    private record Watched(String what, Consumer<String> watcher) {}

    void add(RoutesConfig routes, Runs runs, Trainings trainings) {
        routes.ws(
                "/api/runs/{id}/live",
                socket -> listen(
                        socket,
                        (run, watcher) -> runs.watch(LabRoutes.number(run, "run"), watcher),
                        (run, watcher) -> runs.leave(LabRoutes.number(run, "run"), watcher)));
        routes.ws("/api/trainings/{id}/live", socket -> listen(socket, trainings::watch, trainings::leave));
    }

    private void listen(
            WsConfig socket,
            BiConsumer<String, Consumer<String>> watching,
            BiConsumer<String, Consumer<String>> leaving) {
        socket.onConnect(context -> connect(context, watching));
        socket.onClose(context -> leave(context, leaving));
        socket.onError(context -> leave(context, leaving));
    }

    private void connect(WsContext context, BiConsumer<String, Consumer<String>> watching) {
        Connection connection = new Connection(context);
        try {
            counted.enter(context.sessionId());
            Watched watched = new Watched(context.pathParam("id"), connection);
            connections.put(context.sessionId(), watched);
            watching.accept(watched.what, watched.watcher);
        } catch (RuntimeException refused) {
            counted.leave(context.sessionId());
            connections.remove(context.sessionId());
            connection.refuse(Json.write(LiveRoutes.Trouble.of(null, Replies.line(refused, log))));
        }
    }

    private void leave(WsContext context, BiConsumer<String, Consumer<String>> leaving) {
        counted.leave(context.sessionId());
        Watched watched = connections.remove(context.sessionId());
        if (watched != null) leaving.accept(watched.what, watched.watcher);
    }
}
