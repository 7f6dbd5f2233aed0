package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is sent wherever, the answer is a plain yes or a plain no; nothing breaks. */
@Tag("slow")
class FuzzTest {
    private static final int ROUNDS = 12;
    private static final List<String> FIELDS = List.of(
            "game",
            "agent",
            "position",
            "seats",
            "move",
            "moves",
            "ply",
            "side",
            "pace",
            "title",
            "text",
            "cells",
            "cards",
            "points",
            "sideToMove",
            "kind",
            "a",
            "b",
            "games",
            "seed",
            "agents",
            "yaml",
            "id",
            "scale",
            "name",
            "workers",
            "until",
            "openings",
            "infinite",
            "odd");
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "0",
            "1",
            "2.5",
            "1e400",
            "99999999999999999999",
            "\"\"",
            "\"onitama\"",
            "\"checkers\"",
            "\"katarenga(size=4)\"",
            "\"onitama(size=6)\"",
            "\"random\"",
            "\"mcts(c=x)\"",
            "\"person\"",
            "\"11-15\"",
            "\"\\u0000\"",
            "\"match\"",
            "\"tournament\"",
            "[]",
            "[null]",
            "[\"person\",\"random\"]",
            "[1,2]",
            "{}",
            "[{\"name\":\"a1\",\"owner\":0}]",
            "[[]]");

    private final Random random = new Random(11);

    private String body() {
        if (random.nextInt(8) == 0) return VALUES.get(random.nextInt(VALUES.size()));
        StringBuilder out = new StringBuilder("{");
        for (int i = random.nextInt(5); i >= 0; i--) {
            if (out.length() > 1) out.append(",");
            out.append('"').append(FIELDS.get(random.nextInt(FIELDS.size()))).append("\":");
            out.append(VALUES.get(random.nextInt(VALUES.size())));
        }
        return out + (random.nextInt(10) == 0 ? "" : "}");
    }

    @Test
    void nothingBreaks(@TempDir Path folder) {
        try (Client client = new Client(folder.resolve("k.db"))) {
            String id = client.liveGame("{'game':'checkers','seats':['person','person'],'paused':true}");
            for (String route : client.server.routes()) {
                int blank = route.indexOf(' ');
                String method = route.substring(0, blank);
                String path = route.substring(blank + 1)
                        .replace("/live-games/{id}", "/live-games/" + id)
                        .replaceAll("[{<][a-z]+[>}]", "7");
                if (route.equals("DELETE /api/live-games/{id}")) continue;
                for (int i = 0; i < ROUNDS; i++) {
                    String query = random.nextBoolean() ? "" : "?game=%00&path=x/y&after=x&format=z&from=-1&count=x";
                    HttpResponse<String> answer = client.raw(HttpRequest.newBuilder(client.uri(path + query))
                            .header("Content-Type", "application/json")
                            .method(method, HttpRequest.BodyPublishers.ofString(body()))
                            .build());
                    assertThat(answer.statusCode())
                            .as(route + ": " + answer.body())
                            .isBetween(200, 499);
                    if (answer.statusCode() >= 400) assertThat(answer.body()).startsWith("{\"error\":\"");
                }
            }
            assertThat(client.log).isEmpty();
            assertThat(client.get("/api/live-games/" + id).status()).isEqualTo(200);
        }
    }
}
