package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.StandardSocketOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Clients that send or read too slowly, or go away in the middle, take nothing from others. */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class SlowClientsTest {
    private static final int CROWD = 300;

    @TempDir
    private Path folder = Path.of("");

    private Client client;
    private final List<Socket> crowd = new ArrayList<>();

    @BeforeEach
    void start() {
        client = new Client(folder.resolve("k.db"));
    }

    @AfterEach
    void stop() throws IOException {
        for (Socket socket : crowd) socket.close();
        client.close();
        assertThat(client.log).isEmpty();
    }

    private Socket send(String request) throws IOException {
        Socket socket = new Socket();
        socket.setOption(StandardSocketOptions.SO_RCVBUF, 4096);
        socket.connect(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), client.server.port()));
        crowd.add(socket);
        socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private String head(String line) {
        return line + " HTTP/1.1\r\nHost: 127.0.0.1:" + client.server.port() + "\r\n";
    }

    private void playAMove() {
        String id = client.liveGame("{'game':'checkers','seats':['person','random']}");
        assertThat(client.post("/api/live-games/" + id + "/move", "{'move':'11-15'}")
                        .status())
                .isEqualTo(200);
        await().until(() ->
                client.get("/api/live-games/" + id).body().get("plies").asInt() == 2);
    }

    @Test
    void bodiesThatTrickleInKeepNoThread() throws IOException {
        for (int i = 0; i < CROWD; i++)
            send(head("POST /api/live-games") + "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{");
        for (Socket socket : crowd) socket.getOutputStream().write(' ');
        playAMove();
    }

    @Test
    void bodiesThatTrickleInUnderTheNameOfALiveConnectionKeepNoThreadEither() throws IOException {
        for (int i = 0; i < CROWD; i++)
            send(head("POST /api/live-games/x/live") + "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                    + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n");
        playAMove();
    }

    @Test
    void answersThatNobodyReadsKeepNoThread() throws IOException {
        for (int i = 0; i < CROWD; i++) send(head("GET /app.js").repeat(1) + "\r\n" + head("GET /app.js") + "\r\n");
        playAMove();
    }

    @Test
    void whoGoesAwayInTheMiddleLeavesNoWordInTheLog() throws IOException {
        for (int i = 0; i < 20; i++) {
            Socket body = send(head("POST /api/live-games") + "Content-Length: 1000\r\n\r\n{");
            Socket answer = send(head("GET /app.js") + "\r\n");
            for (Socket socket : List.of(body, answer)) {
                socket.setSoLinger(true, 0);
                socket.close();
            }
        }
        String id = client.liveGame("{'game':'checkers','seats':['person','random']}");
        for (int i = 0; i < 20; i++)
            client.live("/api/live-games/" + id + "/live").vanish();
        playAMove();
    }

    @Test
    void aBodyHasOnlySoMuchTime() throws Exception {
        org.eclipse.jetty.server.Server jetty = new org.eclipse.jetty.server.Server();
        ServerConnector connector = new ServerConnector(jetty);
        connector.setHost("127.0.0.1");
        jetty.addConnector(connector);
        jetty.setHandler(new WholeMessages(Limits.USUAL, Duration.ofMillis(100)));
        jetty.start();
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), connector.getLocalPort())) {
            String request = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 408").contains("took longer than");
        } finally {
            jetty.stop();
        }
    }
}
