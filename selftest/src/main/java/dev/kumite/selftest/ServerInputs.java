package dev.kumite.selftest;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.selftest.Samples.Some;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Mutated requests to a server in a process of its own: never a 5xx, never silence, nothing broken in its log. */
final class ServerInputs {
    private static final int REQUESTS_A_ROUND = 300;
    private static final int SERVER_ERROR = 500;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> METHODS = List.of("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS");

    /** Small work, so that a round is over soon: a mutated number may make it large, and the end of the round ends it. */
    private static final List<String> AGENTS = List.of("random", "greedy", "mcts(iterations=20)", "strong(depth=2)");

    private final Workshop workshop;

    ServerInputs(Workshop workshop) {
        this.workshop = workshop;
    }

    /** A request as the page would send it. */
    private record Request(
            String method, String path, @Nullable Map<String, Object> body) {

        static Request of(Dice dice, String id, Some some, List<String> gameTexts, List<String> agentTexts) {
            String game = some.game().text();
            String agent = dice.oneIn(3) ? dice.oneOf(agentTexts) : dice.oneOf(AGENTS);
            String at = "/api/live-games/" + id;
            return switch (dice.below(24)) {
                case 0 -> post("/api/agents/check", Map.of("agent", agent, "game", game));
                case 1 ->
                    post("/api/position", Map.of("game", game, "seed", dice.below(99), "moves", List.of("11-15")));
                case 2 ->
                    post(
                            "/api/setup",
                            Map.of(
                                    "game",
                                    game,
                                    "sideToMove",
                                    dice.below(2),
                                    "points",
                                    List.of(0, 0),
                                    "cells",
                                    List.of(Map.of("name", "a1", "piece", "M", "owner", 0)),
                                    "cards",
                                    List.of(Map.of("name", "crab", "holder", 0))));
                case 3 -> post("/api/value", Map.of("game", game, "position", some.positionText()));
                case 4 -> post("/api/positions", Map.of("title", "x", "game", game, "position", some.positionText()));
                case 5 ->
                    post(
                            "/api/live-games",
                            Map.of(
                                    "game",
                                    dice.oneOf(gameTexts),
                                    "seats",
                                    List.of("person", agent),
                                    "pace",
                                    0,
                                    "title",
                                    "t"));
                case 6 -> post(at + "/move", Map.of("move", "crab:b1b2", "ply", 0, "version", 1));
                case 7 -> post(at + "/goto", Map.of("ply", 0));
                case 8 -> post(at + "/resign", Map.of("side", 1));
                case 9 -> post(at + "/pace", Map.of("pace", 100));
                case 10 -> post(at + "/seats", Map.of("seats", List.of("person", dice.oneOf(AGENTS))));
                case 11 -> post(at + "/title", Map.of("title", "a title"));
                case 12 -> post(at + "/hint", Map.of("agent", dice.oneOf(AGENTS)));
                case 13 -> post(at + "/analysis", Map.of("agent", dice.oneOf(AGENTS), "infinite", false));
                case 14 -> post(at + "/" + dice.oneOf(List.of("undo", "redo", "pause", "resume", "step")), Map.of());
                case 15 -> post("/api/records", Map.of("text", some.recordText(), "game", game));
                case 16 ->
                    post(
                            "/api/runs",
                            Map.of(
                                    "kind", "match", "game", game, "a", "random", "b", "greedy", "games", 4, "plyCap",
                                    20));
                case 17 -> post("/api/runs", Map.of("kind", "tournament", "yaml", Samples.TOURNAMENT, "workers", 1));
                case 18 ->
                    post(
                            "/api/trainings",
                            Map.of("name", "t" + dice.below(3), "agent", "tdlambda", "game", "onitama", "games", 20));
                case 19 -> new Request("GET", at + "/tree?path=0", null);
                case 20 -> new Request("GET", "/api/runs/1/games?from=0&count=3", null);
                case 21 -> new Request("GET", "/api/runs/1/report?format=html", null);
                case 22 -> new Request("GET", "/api/cards?game=" + encoded(game), null);
                default -> new Request(dice.oneOf(METHODS), dice.oneOf(List.of(at, "/api/runs/1", "/api/about")), null);
            };
        }

        private static Request post(String path, Map<String, Object> body) {
            return new Request("POST", path, new LinkedHashMap<>(body));
        }

        private static String encoded(String text) {
            return URLEncoder.encode(text, StandardCharsets.UTF_8);
        }

        /** With a field of another value, the text of its body changed, or its path. */
        Sent mutated(Dice dice) throws IOException {
            String text = body == null ? "" : JSON.writeValueAsString(body);
            if (body != null && !body.isEmpty() && dice.oneIn(2)) {
                String field = dice.oneOf(List.copyOf(body.keySet()));
                Map<String, Object> changed = new LinkedHashMap<>(body);
                String value = String.valueOf(body.get(field));
                changed.put(field, other(dice, value));
                return new Sent(method, path, JSON.writeValueAsBytes(changed));
            }
            if (body != null) return new Sent(method, path, Mutation.of(dice, text.getBytes(StandardCharsets.UTF_8)));
            int escape = path.indexOf('%'); // the mutation must not leave half of one
            int end = dice.between(5, escape < 0 ? path.length() : escape);
            String tail = Mutation.of(dice, path.substring(end), List.of(path));
            return new Sent(method, path.substring(0, end) + encoded(tail), null);
        }

        private static Object other(Dice dice, String value) {
            return switch (dice.below(6)) {
                case 0 -> List.of(value);
                case 1 -> Map.of(value, value);
                case 2 -> dice.below(Integer.MAX_VALUE) - (1 << 30);
                case 3 -> 1e300;
                default -> Mutation.of(dice, value, List.of(value, "person", "random", "onitama"));
            };
        }
    }

    @SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
    private record Sent(String method, String path, byte @Nullable [] body) {
        @Override
        public String toString() {
            String text = body == null ? "" : " " + new String(body, StandardCharsets.UTF_8);
            return Workshop.shortened(method + " " + path + text);
        }
    }

    int round(Dice dice, List<String> gameTexts, List<String> agentTexts, Consumer<String> finding) throws Exception {
        Path place = workshop.newFolder();
        int sent = 0;
        try (Served server = new Served(workshop, place)) {
            Object game = Map.of("game", "onitama", "seats", List.of("person", "greedy"), "seed", dice.below(99));
            String id = server.ask("POST", "/api/live-games", game).get("id").asText();
            for (; sent < REQUESTS_A_ROUND && server.isAlive(); sent++) {
                Some some = Some.of(dice, dice.oneOf(gameTexts));
                send(server, Request.of(dice, id, some, gameTexts, agentTexts).mutated(dice), finding);
            }
            HttpResponse<String> last = server.send("GET", "/api/about", null);
            if (last.statusCode() != 200) finding.accept("after the round the server answers " + last.statusCode());
            if (!server.log().isEmpty())
                finding.accept("the server wrote in its log: " + Workshop.shortened(server.log()));
        }
        workshop.delete(place);
        return sent;
    }

    private static void send(Served server, Sent request, Consumer<String> finding) throws InterruptedException {
        try {
            HttpResponse<String> answer = server.send(request.method, request.path, request.body);
            if (answer.statusCode() >= SERVER_ERROR)
                finding.accept(request + " gave " + answer.statusCode() + ": " + Workshop.shortened(answer.body()));
        } catch (IOException e) {
            finding.accept(request + ": no answer, " + e);
        }
    }
}
