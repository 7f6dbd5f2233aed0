package dev.kumite.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;

/** A live connection that remembers all it was told. */
final class LiveClient implements AutoCloseable, WebSocket.Listener {
    private static final ObjectMapper JSON = new ObjectMapper();

    final List<JsonNode> told = new CopyOnWriteArrayList<>();
    volatile int closed;
    private volatile Consumer<JsonNode> reader = message -> {};
    private final Object leaving = new Object();
    private CompletableFuture<?> last = CompletableFuture.completedFuture(null);
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;

    LiveClient(HttpClient http, URI uri) {
        socket = http.newWebSocketBuilder().buildAsync(uri, this).join();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            try {
                hear(JSON.readTree(part.toString()));
            } catch (JsonProcessingException e) {
                throw new IllegalStateException(e);
            }
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed = code;
        return null;
    }

    private synchronized void hear(JsonNode message) {
        told.add(message);
        reader.accept(message);
    }

    /** Reads everything, from the first message on, instead of keeping it; must not wait. */
    synchronized void onMessage(Consumer<JsonNode> all) {
        told.forEach(all);
        reader = message -> {
            told.remove(0);
            all.accept(message);
        };
    }

    /** One message after the other: the socket takes no second one before the first has left. */
    void send(String message) {
        synchronized (leaving) {
            last = last.thenCompose(before -> socket.sendText(message.replace('\'', '"'), true));
        }
    }

    /** The first message so far or to come for which this holds. */
    JsonNode await(Predicate<JsonNode> wanted) {
        return Awaitility.await()
                .until(() -> told.stream().filter(wanted).findFirst(), java.util.Optional::isPresent)
                .orElseThrow();
    }

    JsonNode awaitGame(Predicate<JsonNode> wanted) {
        return await(message -> message.get("type").asText().equals("liveGame") && wanted.test(message.get("liveGame")))
                .get("liveGame");
    }

    @Override
    public void close() {
        synchronized (leaving) {
            last = last.thenCompose(before -> socket.sendClose(WebSocket.NORMAL_CLOSURE, ""));
        }
        last.join();
    }

    /** Goes away without a word. */
    void vanish() {
        socket.abort();
    }
}
