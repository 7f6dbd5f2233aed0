package dev.kumite.web;

import dev.kumite.web.litama.LitamaHall;
import dev.kumite.web.view.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Litama's clients: one line in, one JSON object out, and the states of the matches they watch. */
final class LitamaRoutes {
    static final String PATH = "/litama";

    /** Bots think between their messages; nobody who plays sends so many. */
    private static final int MOST_MESSAGES = 20_000;

    private static final int LONGEST = 1000;

    private final LitamaHall hall;
    private final Connections counted;
    private final Consumer<Throwable> log;
    private final Map<String, Client> clients = new ConcurrentHashMap<>();

    private static final class Client {
        private final Connection connection;
        private int messages;

        Client(Connection connection) {
            this.connection = connection;
        }
    }

    LitamaRoutes(LitamaHall hall, Connections counted, Consumer<Throwable> log) {
        this.hall = hall;
        this.counted = counted;
        this.log = log;
    }

    void add(RoutesConfig routes) {
        routes.ws(PATH, this::listen);
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
            clients.put(context.sessionId(), new Client(connection));
        } catch (RuntimeException refused) {
            connection.refuse(Json.write(LiveSockets.Trouble.of(null, Replies.line(refused, log))), true);
        }
    }

    private void take(WsMessageContext context) {
        Client client = clients.get(context.sessionId());
        if (client == null) return;
        if (++client.messages > MOST_MESSAGES || context.message().length() > LONGEST) {
            client.connection.refuse(
                    Json.write(LiveSockets.Trouble.of(null, "too many messages, or one too long")), true);
            return;
        }
        hall.hear(context.message(), client.connection, refused -> Replies.line(refused, log));
    }

    private void leave(WsContext context) {
        counted.leave(context.sessionId());
        Client client = clients.remove(context.sessionId());
        if (client != null) hall.leave(client.connection);
    }
}
