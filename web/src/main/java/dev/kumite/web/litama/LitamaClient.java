package dev.kumite.web.litama;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.base.BadInput;
import dev.kumite.base.Unavailable;
import dev.kumite.web.view.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A connection to somebody's Litama server. Used by one thread. */
public final class LitamaClient implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int LONGEST = 1 << 20;
    private static final String CLOSED = "";

    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private @Nullable WebSocket socket;

    private LitamaClient() {}

    public static LitamaClient connect(String url) {
        LitamaClient client = new LitamaClient();
        try {
            URI place = URI.create(url.replaceFirst("^http", "ws"));
            client.socket = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .connectTimeout(PATIENCE)
                    .buildAsync(place, client.new Ear())
                    .join();
            return client;
        } catch (IllegalArgumentException e) {
            throw new BadInput("'" + url + "' is not a valid address; it looks like ws://127.0.0.1:5864/litama");
        } catch (CompletionException e) {
            throw Unavailable.temporarily("cannot connect to " + url + ": " + e.getCause());
        }
    }

    public void send(String line) {
        WebSocket open = socket;
        if (open == null) throw closed();
        try {
            open.sendText(line, true).join();
        } catch (CompletionException e) {
            throw closed();
        }
    }

    /** The next message, however long it takes. */
    public JsonNode next() {
        try {
            String message = messages.take();
            if (message.equals(CLOSED)) throw closed();
            return Json.tree(message);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw closed();
        }
    }

    /** The answer to {@code create} or {@code join}. */
    public JsonNode enter(String command) {
        send(command);
        try {
            String message = messages.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            if (message == null) throw Unavailable.temporarily("the server does not answer");
            if (message.equals(CLOSED)) throw closed();
            JsonNode answer = Json.tree(message);
            if (answer.path("messageType").asText().equals("error"))
                throw new BadInput("the server refused: " + answer.path("error").asText());
            return answer;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw closed();
        }
    }

    private static Unavailable closed() {
        return Unavailable.temporarily("the server has closed the connection");
    }

    @Override
    public void close() {
        WebSocket open = socket;
        if (open != null) open.abort();
    }

    private final class Ear implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            if (text.length() + part.length() <= LONGEST) text.append(part);
            if (last) {
                messages.add(text.toString().isBlank() ? "{}" : text.toString());
                text.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            messages.add(CLOSED);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable broken) {
            messages.add(CLOSED);
        }
    }
}
