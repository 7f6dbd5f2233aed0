package dev.kumite.selftest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Live games whose server is killed again and again: every move that was answered is still there. */
final class ServerKills {
    private static final int MOST_KILLS = 3;
    private static final int LONGEST_LIFE_MILLIS = 600;
    private static final List<String> GAMES = List.of("onitama", "checkers", "katarenga(size=6)");

    private final Workshop workshop;

    ServerKills(Workshop workshop) {
        this.workshop = workshop;
    }

    /** How many times the server was killed. */
    int round(Dice dice, Consumer<String> finding) throws Exception {
        Path place = workshop.newFolder();
        Map<String, List<String>> answered = new LinkedHashMap<>();
        int kills = dice.between(1, MOST_KILLS);
        for (int kill = 0; kill < kills; kill++) {
            Served server = new Served(workshop, place);
            compare(server, answered, finding);
            CompletableFuture<Void> death = CompletableFuture.runAsync(
                    () -> destroy(server),
                    CompletableFuture.delayedExecutor(dice.below(LONGEST_LIFE_MILLIS), TimeUnit.MILLISECONDS));
            playUntilDeath(server, dice, answered);
            death.join();
        }
        try (Served server = new Served(workshop, place)) {
            compare(server, answered, finding);
        }
        workshop.delete(place);
        return kills;
    }

    private static void destroy(Served server) {
        try {
            server.kill();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Plays random games, one after the other, until the server no longer answers. */
    private static void playUntilDeath(Served server, Dice dice, Map<String, List<String>> answered)
            throws InterruptedException {
        try {
            while (true) {
                Object game =
                        Map.of("game", dice.oneOf(GAMES), "seats", List.of("person", "person"), "seed", dice.below(99));
                JsonNode now = server.ask("POST", "/api/live-games", game);
                String id = now.get("id").asText();
                answered.put(id, List.of());
                for (JsonNode moves = moves(now); !moves.isEmpty(); moves = moves(now)) {
                    String move =
                            moves.get(dice.below(moves.size())).get("move").asText();
                    now = server.ask("POST", "/api/live-games/" + id + "/move", Map.of("move", move));
                    answered.put(id, history(now));
                }
            }
        } catch (IOException e) {
            // The end that was waited for.
        }
    }

    private static JsonNode moves(JsonNode game) {
        return game.get("now").get("moves");
    }

    private static List<String> history(JsonNode game) {
        List<String> moves = new ArrayList<>();
        game.get("history").forEach(ply -> moves.add(ply.get("move").asText()));
        return moves;
    }

    /** A move that was stored but not yet answered when the server died may be there as well. */
    private static void compare(Served server, Map<String, List<String>> answered, Consumer<String> finding)
            throws IOException, InterruptedException {
        for (Map.Entry<String, List<String>> game : answered.entrySet()) {
            List<String> now = history(server.ask("GET", "/api/live-games/" + game.getKey(), null));
            List<String> before = game.getValue();
            boolean kept = now.size() >= before.size()
                    && now.size() <= before.size() + 1
                    && now.subList(0, before.size()).equals(before);
            if (!kept)
                finding.accept("a game had the moves " + before + " before its server was killed, and now " + now);
            game.setValue(now);
        }
    }
}
