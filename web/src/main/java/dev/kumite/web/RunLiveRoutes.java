package dev.kumite.web;

import dev.kumite.web.lab.Runs;
import dev.kumite.web.view.Json;
import dev.kumite.web.view.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Runs by live connection: how they stand, at most twice a second. */
final class RunLiveRoutes {
    private final Runs runs;
    private final Limits limits;
    private final Consumer<Throwable> log;
    private final Map<String, Watched> connections = new ConcurrentHashMap<>();

    RunLiveRoutes(Runs runs, Limits limits, Consumer<Throwable> log) {
        this.runs = runs;
        this.limits = limits;
        this.log = log;
    }

    private record Watched(long run, Consumer<String> watcher) {}

    void add(RoutesConfig routes) {
        routes.ws("/api/runs/{id}/live", this::listen);
    }

    private void listen(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onClose(this::leave);
        socket.onError(this::leave);
    }

    private void connect(WsContext context) {
        Connection connection = new Connection(context);
        try {
            if (connections.size() >= limits.connections())
                throw Refusal.tooMany("there are " + limits.connections() + " live connections already");
            long run = LabRoutes.number(context.pathParam("id"), "run");
            Consumer<String> watcher = connection::tell;
            connections.put(context.sessionId(), new Watched(run, watcher));
            runs.watch(run, watcher);
        } catch (RuntimeException refused) {
            connections.remove(context.sessionId());
            connection.refuse(Json.write(LiveRoutes.Trouble.of(null, Replies.line(refused, log))));
        }
    }

    private void leave(WsContext context) {
        Watched watched = connections.remove(context.sessionId());
        if (watched != null) runs.leave(watched.run, watched.watcher);
    }
}
