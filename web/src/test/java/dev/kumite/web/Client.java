package dev.kumite.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.agents.Agents;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.awaitility.Awaitility;

/** A server of the test's own, and somebody who talks to it. */
final class Client implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    static {
        Awaitility.setDefaultTimeout(Duration.ofMinutes(2));
    }

    final Server server;
    final List<Throwable> log = new CopyOnWriteArrayList<>();

    Client(Path store) {
        this(store, Limits.USUAL, "127.0.0.1");
    }

    Client(Path store, Limits limits, String host) {
        this(store, List.of(), Agents.shipped(), limits, host);
    }

    Client(Path store, List<Path> files, Agents agents, Limits limits, String host) {
        server = Server.start(new ServerOptions(host, 0, store, files, agents, "test", log::add), limits);
    }

    /** The usual limits but for these. */
    static Limits limits(
            int liveGames, int connections, int waiting, int seconds, int stopSeconds, int analysisSeconds) {
        Limits usual = Limits.USUAL;
        return new Limits(
                usual.bodyBytes(),
                usual.recordBytes(),
                liveGames,
                connections,
                usual.runs(),
                waiting,
                usual.contests(),
                usual.games(),
                seconds,
                stopSeconds,
                analysisSeconds,
                usual.memory(),
                usual.threads(),
                usual.storeMillis());
    }

    /** An answer: its status and its body. */
    record Answer(int status, JsonNode body) {
        String error() {
            return body.path("error").asText();
        }
    }

    URI uri(String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    /** The response, which must be as {@code openapi.yaml} describes it. */
    HttpResponse<String> raw(HttpRequest request) {
        try {
            HttpResponse<String> response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            ApiSchemas.check(response);
            return response;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Answer answer(HttpRequest.Builder request) {
        HttpResponse<String> response = raw(request.build());
        try {
            return new Answer(response.statusCode(), JSON.readTree(response.body()));
        } catch (IOException e) {
            throw new UncheckedIOException(response.body(), e);
        }
    }

    Answer get(String path) {
        return answer(HttpRequest.newBuilder(uri(path)));
    }

    Answer delete(String path) {
        return answer(HttpRequest.newBuilder(uri(path)).DELETE());
    }

    /** Posts JSON in which apostrophes stand for quotation marks. */
    Answer post(String path, String body) {
        return answer(HttpRequest.newBuilder(uri(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"'))));
    }

    /** The id of a new live game. */
    String liveGame(String body) {
        Answer answer = post("/api/live-games", body);
        if (answer.status() != 201) throw new AssertionError(answer);
        return answer.body().get("id").asText();
    }

    LiveClient live(String path) {
        return new LiveClient(HTTP, URI.create("ws://127.0.0.1:" + server.port() + path));
    }

    @Override
    public void close() {
        server.close();
    }
}
