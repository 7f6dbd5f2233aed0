package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.OperatingSystemMXBean;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.lang.management.ManagementFactory;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The largest requests that the limits let in, made of whatever makes a careless reader slow or fills its stack: each is
 * answered with a 4xx or better, for at most three seconds of this process's CPU time. A reader whose work explodes with
 * the length of the text takes minutes; one whose work grows with it stays below that, also before it is compiled.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class LargestRequestsTest extends ServerTest {
    private static final long MOST_NANOS = 3_000_000_000L;
    private static final int TRIES = 5;
    private static final int LENGTH = 100_000;
    private static final int MOST_MOVES = 20_000;
    private static final long SEED = 3;
    private static final List<String> PIECES = List.of(
            " ", "\n", "a", "a ", "a-", "a/", "-", "0", ":", ",", " ,", "+", "x=(", "${", "*a", "[", "{", "1x", ".");
    private static final String TOURNAMENT = "name: x\ngame: onitama\ngames: 2\nagents: {r: random, g: greedy}\n";

    private static long processNanos() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private interface Asking {
        int status() throws Exception;
    }

    /** The best of a few tries: a collection of garbage or a compiler's work may fall into one of them. */
    private static void quick(String what, Asking asking) throws Exception {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < TRIES && best > MOST_NANOS; i++) {
            long start = processNanos();
            assertThat(asking.status()).as(what).isLessThan(500);
            best = Math.min(best, processNanos() - start);
        }
        assertThat(best).as(what + ", nanoseconds").isLessThanOrEqualTo(MOST_NANOS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/live-games | {\"game\": TEXT}",
                "/api/live-games | {\"game\": \"onitama\", \"seats\": [\"person\", TEXT]}",
                "/api/live-games | {\"game\": \"onitama\", \"position\": TEXT}",
                "/api/live-games | {\"game\": \"checkers\", \"position\": TEXT}",
                "/api/live-games | {\"game\": \"katarenga\", \"position\": TEXT}",
                "/api/live-games | {\"game\": \"onitama\", \"title\": TEXT}",
                "/api/agents/check | {\"game\": \"onitama\", \"agent\": TEXT}",
                "/api/position | {\"game\": \"onitama\", \"moves\": [TEXT]}",
                "/api/records | {\"text\": TEXT}",
                "/api/records | {\"text\": TEXT, \"game\": \"onitama\"}",
                "/api/value | {\"game\": \"checkers\", \"position\": TEXT}",
                "/api/runs | {\"kind\": TEXT}",
                "/api/runs | {\"kind\": \"experiment\", \"id\": TEXT}",
                "/api/runs | {\"kind\": \"tournament\", \"yaml\": TEXT}",
                "/api/runs | {\"kind\": \"tournament\", \"yaml\": YAML}",
                "/api/runs | {\"kind\": \"tournament\", \"yaml\": GRID}",
                "/api/runs | {\"kind\": \"tournament\", \"game\": \"onitama\", \"games\": 2, \"agents\": [TEXT, TEXT]}",
                "/api/runs | {\"kind\": \"match\", \"game\": \"onitama\", \"a\": \"random\", \"b\": \"greedy\","
                        + " \"openings\": TEXT}",
                "/api/runs | {\"kind\": \"match\", \"game\": \"onitama\", \"a\": \"random\", \"b\": \"greedy\","
                        + " \"until\": TEXT}",
                "/api/trainings | {\"name\": TEXT, \"agent\": \"td\", \"game\": \"onitama\", \"games\": 1}",
                "/api/live-games/none/move | {\"move\": TEXT}",
                "/api/live-games | TEXT",
            })
    void noTextInABodyIsSlow(String path, String form) throws Exception {
        for (String piece : PIECES) {
            String text = piece.repeat(LENGTH / piece.length());
            String body = form.replace("TEXT", quoted(text))
                    .replace("YAML", quoted(TOURNAMENT + "schedule: round-robin\ntitle: \"x" + text + "\"\n"))
                    .replace(
                            "GRID",
                            quoted(TOURNAMENT + "schedule: {grid: {agent: \"" + text
                                    + "\", for: {a: [1]}, against: r}}"));
            quick(
                    path + " " + form + " with '" + piece + "'",
                    () -> client.raw(HttpRequest.newBuilder(client.uri(path))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(body))
                                    .build())
                            .statusCode());
        }
    }

    private static String quoted(String text) throws JsonProcessingException {
        return new ObjectMapper().writeValueAsString(text);
    }

    @Test
    void noPathIsSlowOrFillsTheStack() throws Exception {
        for (String piece : List.of("a/", "/", "a", "%2e", "a.", "-"))
            for (String before : List.of("/", "/api/live-games/", "/api/runs/", "/api/trainings/", "/lib/lit/")) {
                String path = before + piece.repeat(7_000 / piece.length());
                quick(
                        path.substring(0, 30),
                        () -> client.raw(
                                        HttpRequest.newBuilder(client.uri(path)).build())
                                .statusCode());
            }
    }

    /** Games as long as a request may be; those of checkers are drawn long before that. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "onitama(deal=ox+eel/boar+crab/frog, first=blue) | 20000",
                "katarenga(size=20) | 20000",
                "checkers | 100",
            })
    void longGamesAreReadInTime(String text, int fewest) throws Exception {
        Game game = Games.parse(text);
        String start = game.notation().write(game.start(SEED));
        List<String> moves = longGame(game);
        assertThat(moves).hasSizeBetween(fewest, MOST_MOVES);
        String body = new ObjectMapper().writeValueAsString(Map.of("game", text, "position", start, "moves", moves));
        quick(text, () -> expected(200, client.post("/api/position", body).status()));
        String record = "[Game \"" + text + "\"] [Position \"" + start + "\"] " + String.join(" ", moves);
        String upload = new ObjectMapper().writeValueAsString(Map.of("text", record));
        String[] id = new String[1];
        quick(text, () -> {
            Client.Answer opened = client.post("/api/records", upload);
            JsonNode state = opened.body().get("liveGames").get(0);
            assertThat(state.get("plies").asInt()).isEqualTo(moves.size());
            id[0] = state.get("id").asText();
            return expected(201, opened.status());
        });
        quick(text, () -> expected(200, client.get("/api/live-games/" + id[0]).status()));
    }

    private static int expected(int wanted, int status) {
        assertThat(status).isEqualTo(wanted);
        return status;
    }

    /** Random moves that do not end the game, rather to positions that were there before than to new ones. */
    private static List<String> longGame(Game game) {
        List<String> moves = new ArrayList<>();
        Position position = game.start(SEED);
        Set<Long> known = new HashSet<>(Set.of(position.key()));
        Rng rng = new Rng(SEED);
        while (moves.size() < MOST_MOVES) {
            OptionalInt move = goesOn(game, position, known, rng);
            if (move.isEmpty()) break;
            moves.add(game.notation().writeMove(position, move.getAsInt()));
            position.make(move.getAsInt());
            known.add(position.key());
        }
        return moves;
    }

    private static OptionalInt goesOn(Game game, Position position, Set<Long> known, Rng rng) {
        OptionalInt found = OptionalInt.empty();
        int[] moves = game.moves(position);
        int first = rng.below(moves.length);
        for (int i = 0; i < moves.length; i++) {
            int move = moves[(first + i) % moves.length];
            position.make(move);
            boolean ongoing = position.result() == Result.ONGOING;
            boolean again = known.contains(position.key());
            position.unmake();
            if (ongoing && again) return OptionalInt.of(move);
            if (ongoing && found.isEmpty()) found = OptionalInt.of(move);
        }
        return found;
    }
}
