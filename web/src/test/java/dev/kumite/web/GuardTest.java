package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may ask, and how much. */
class GuardTest {
    @TempDir
    private Path folder = Path.of("");

    private @Nullable Client client;

    private Client start(Limits limits, String host) {
        Client started = new Client(folder.resolve("k.db"), limits, host);
        client = started;
        return started;
    }

    private Client start() {
        return start(Limits.USUAL, "127.0.0.1");
    }

    @AfterEach
    void stop() {
        Objects.requireNonNull(client).close();
        assertThat(client.log).isEmpty();
    }

    /** The status of a request written by hand: the client of the JDK does not let us lie about the host. */
    private static int status(Client to, String... lines) throws IOException {
        return statusWithBody(to, "", lines);
    }

    private static int statusWithBody(Client to, String body, String... lines) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), to.server.port())) {
            String request = String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n" + body;
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            return Integer.parseInt(answer.readLine().split(" ")[1]);
        }
    }

    @Test
    void otherNamesAreNotAnsweredTo() throws IOException {
        Client to = start();
        assertThat(status(to, "GET /api/about HTTP/1.1", "Host: localhost:" + to.server.port()))
                .isEqualTo(200);
        assertThat(status(to, "GET /api/about HTTP/1.1", "Host: [::1]:" + to.server.port()))
                .isEqualTo(200);
        assertThat(status(to, "GET /api/about HTTP/1.1", "Host: evil.example")).isEqualTo(403);
        assertThat(status(to, "GET / HTTP/1.1", "Host: evil.example:80")).isEqualTo(403);
    }

    @Test
    void pagesOfOtherSitesAreNotServed() throws IOException {
        Client to = start();
        String host = "Host: 127.0.0.1:" + to.server.port();
        assertThat(status(to, "GET /api/about HTTP/1.1", host, "Origin: http://127.0.0.1:" + to.server.port()))
                .isEqualTo(200);
        assertThat(status(to, "GET /api/about HTTP/1.1", host, "Origin: http://evil.example"))
                .isEqualTo(403);
        assertThat(status(to, "GET /api/about HTTP/1.1", host, "Origin: null")).isEqualTo(403);
        assertThat(status(to, "GET /api/about HTTP/1.1", host, "Sec-Fetch-Site: cross-site"))
                .isEqualTo(403);
        assertThat(status(to, "GET / HTTP/1.1", host, "Sec-Fetch-Site: cross-site"))
                .isEqualTo(200);
        assertThat(status(to, "POST /api/live-games HTTP/1.1", host, "Content-Type: text/plain", "Content-Length: 0"))
                .isEqualTo(415);
        String id = to.liveGame("{'game':'checkers','seats':['person','person']}");
        assertThatThrownBy(() -> HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header("Origin", "http://evil.example")
                        .buildAsync(
                                URI.create("ws://127.0.0.1:" + to.server.port() + "/api/live-games/" + id + "/live"),
                                new WebSocket.Listener() {})
                        .join())
                .hasMessageContaining("WebSocketHandshakeException");
    }

    @Test
    void aServerForOtherMachinesWantsItsToken() {
        Client to = start(Limits.USUAL, "0.0.0.0");
        String token = Objects.requireNonNull(to.server.token());
        assertThat(to.get("/api/about").status()).isEqualTo(401);
        assertThat(to.get("/api/about?token=wrong").status()).isEqualTo(401);
        assertThat(to.get("/api/about?token=" + token).status()).isEqualTo(200);
        assertThat(to.raw(HttpRequest.newBuilder(to.uri("/api/about"))
                                .header("Authorization", "Bearer " + token)
                                .build())
                        .statusCode())
                .isEqualTo(200);
        assertThat(to.raw(HttpRequest.newBuilder(to.uri("/")).build()).statusCode())
                .isEqualTo(200);
        assertThat(to.post("/api/live-games?token=" + token, "{'game':'checkers','seats':['person','person']}")
                        .status())
                .isEqualTo(201);
    }

    /** One that says how large it is gets its answer before the body; the other one has to be read to the limit. */
    @Test
    void largeBodiesAreRefused() throws IOException {
        Client to = start();
        String host = "Host: 127.0.0.1:" + to.server.port();
        for (String path : List.of("/api/position", "/api/records")) {
            String request = "POST " + path + " HTTP/1.1";
            int tooMuch = Limits.USUAL.bytes(path) + 1;
            assertThat(status(to, request, host, "Content-Length: " + tooMuch)).isEqualTo(413);
            String chunk = Integer.toHexString(tooMuch) + "\r\n" + "x".repeat(tooMuch) + "\r\n0\r\n\r\n";
            assertThat(statusWithBody(to, chunk, request, host, "Transfer-Encoding: chunked"))
                    .isEqualTo(413);
        }
    }

    @Test
    void thereIsALimitOfGamesAndConnections() {
        Limits usual = Limits.USUAL;
        Client to = start(
                Client.limits(2, 1, usual.waiting(), usual.seconds(), usual.stopSeconds(), usual.analysisSeconds()),
                "127.0.0.1");
        String body = "{'game':'checkers','seats':['person','person']}";
        String id = to.liveGame(body);
        to.liveGame(body);
        Client.Answer third = to.post("/api/live-games", body);
        assertThat(third.status()).isEqualTo(429);
        assertThat(third.error()).isEqualTo("there are 2 games in use already; close one of them first");
        try (LiveClient live = to.live("/api/live-games/" + id + "/live")) {
            live.awaitGame(state -> true);
            LiveClient second = to.live("/api/live-games/" + id + "/live");
            assertThat(second.await(message -> true).get("error").asText()).contains("1 live connections already");
        }
    }
}
