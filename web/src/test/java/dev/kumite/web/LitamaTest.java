package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Rng;
import dev.kumite.web.litama.LitamaState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Litama's bots at our server. */
class LitamaTest {
    private static final Game GAME = Games.parse("onitama");

    @TempDir
    Path folder = Path.of("");

    private static boolean is(JsonNode message, String type) {
        return message.path("messageType").asText().equals(type);
    }

    private static JsonNode ask(LiveClient bot, String line, String type) {
        int before = bot.told.size();
        bot.send(line);
        return bot.await(message -> bot.told.indexOf(message) >= before && is(message, type));
    }

    private static LitamaState state(LiveClient bot, int moves, String gameState) {
        return LitamaState.read(bot.await(message -> is(message, "state")
                && message.path("moves").size() == moves
                && message.path("gameState").asText().equals(gameState)));
    }

    /** The recorded dialogue; ID, TOKEN and MOVE stand for what the server chose, and are kept where they first come. */
    @Test
    void theRecordedDialogueIsAnsweredFieldByField() throws IOException {
        List<String> lines;
        try (var in = Objects.requireNonNull(LitamaTest.class.getResourceAsStream("litama.txt"))) {
            lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        Map<String, String> known = new HashMap<>();
        try (Client client = new Client(folder.resolve("k.db"));
                LiveClient bot = client.live("/litama")) {
            int read = 0;
            for (String line : lines)
                if (line.startsWith("> ")) bot.send(filled(line.substring(2), known));
                else if (line.startsWith("< ")) {
                    int at = read++;
                    Awaitility.await().until(() -> bot.told.size() > at);
                    JsonNode said = bot.told.get(at);
                    JsonNode wanted = new ObjectMapper().readTree(filled(line.substring(2), known));
                    wanted.properties().forEach(field -> compare(field.getKey(), field.getValue(), said, known));
                }
            assertThat(bot.told).hasSize(read);
        }
    }

    private static String filled(String line, Map<String, String> known) {
        String filled = line;
        for (Map.Entry<String, String> entry : known.entrySet())
            filled = filled.replace(entry.getKey(), entry.getValue());
        return filled;
    }

    private static void compare(String field, JsonNode wanted, JsonNode said, Map<String, String> known) {
        String text = wanted.asText();
        assertThat(said.has(field)).as(field + " in " + said).isTrue();
        if (text.equals("ID") || text.equals("TOKEN"))
            known.put(text, said.get(field).asText());
        else if (!text.equals("ANY"))
            assertThat(said.get(field)).as(field + " in " + said).isEqualTo(wanted);
    }

    @Test
    @Tag("slow")
    void twoBotsPlayAGameToItsEnd() {
        try (Client client = new Client(folder.resolve("k.db"));
                LiveClient first = client.live("/litama");
                LiveClient second = client.live("/litama")) {
            JsonNode created = ask(first, "create First", "create");
            String id = created.get("matchId").asText();
            assertThat(id).matches("[0-9a-f]{24}");
            first.send("spectate " + id);
            assertThat(state(first, 0, "waiting for player").board()).isEqualTo("1121100000000000000033433");
            JsonNode joined = ask(second, "join " + id + " Second", "join");
            assertThat(joined.get("index").asInt()).isEqualTo(1);
            second.send("spectate " + id);
            List<LiveClient> bots = List.of(first, second);
            List<String> tokens =
                    List.of(created.get("token").asText(), joined.get("token").asText());
            LitamaState state = state(second, 0, "in progress");
            assertThat(state.usernames().values()).containsExactlyInAnyOrder("First", "Second");
            Rng rng = new Rng(1); // whoever always makes the first move may go round in circles
            for (int ply = 0; state.inProgress() && ply < 200; ply++) {
                int index = state.indices().getOrDefault(state.currentTurn(), -1);
                var position = state.position(GAME);
                int[] moves = GAME.moves(position);
                int move = moves[rng.below(moves.length)];
                for (int other : moves) if (position.wins(other)) move = other;
                String text = GAME.notation().writeMove(position, move).replace(':', ' ');
                if (!text.startsWith("pass")) bots.get(index).send("move " + id + " " + tokens.get(index) + " " + text);
                int plies = ply + 1;
                state = LitamaState.read(second.await(
                        message -> is(message, "state") && message.path("moves").size() == plies));
            }
            assertThat(state.ended()).isTrue();
            assertThat(state.winner()).isIn("blue", "red");
            String game = client.get("/api/live-games").body().toString();
            assertThat(game).contains("Litama: First");
            assertThat(client.log).isEmpty();
        }
    }

    @Test
    void aBotJoinsAGameOfThePageAgainstAnAgent() {
        try (Client client = new Client(folder.resolve("k.db"));
                LiveClient bot = client.live("/litama")) {
            String live = client.liveGame("{'game': 'onitama', 'seats': ['random', 'person'], 'position':"
                    + " 'B:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/horse+elephant/crab'}");
            String id = client.get("/api/live-games/" + live + "/litama")
                    .body()
                    .get("matchId")
                    .asText();
            JsonNode joined = ask(bot, "join " + id + " Bot", "join");
            bot.send("spectate " + id);
            LitamaState state = state(bot, 1, "in progress");
            assertThat(state.usernames()).containsEntry("blue", "random").containsEntry("red", "Bot");
            assertThat(state.indices()).containsEntry("red", joined.get("index").asInt());
            String move = GAME.notation()
                    .writeMove(state.position(GAME), GAME.moves(state.position(GAME))[0])
                    .replace(':', ' ');
            bot.send("move " + id + " " + joined.get("token").asText() + " " + move);
            assertThat(state(bot, 3, "in progress").moves()).hasSize(3);
            JsonNode full = ask(bot, "join " + id + " Third", "error");
            assertThat(full.get("error").asText()).isEqualTo("the match has two players already");
        }
    }

    /** Nobody at the page can move for a bot, and the seat shows who has come. */
    @Test
    void aSeatIsKeptForABotAndShowsItsName() {
        try (Client client = new Client(folder.resolve("k.db"));
                LiveClient bot = client.live("/litama")) {
            String live = client.liveGame("{'game': 'onitama', 'seats': ['litama', 'person'], 'position':"
                    + " 'B:Ba1,b1,Mc1,d1,e1:Ra5,b5,Mc5,d5,e5:ox+boar/horse+elephant/crab'}");
            String path = "/api/live-games/" + live;
            assertThat(client.post(path + "/move", "{'move': 'ox:c1c2'}").error())
                    .isEqualTo("it is Blue's turn, and litama plays that side");
            String id = client.get(path + "/litama").body().get("matchId").asText();
            bot.send("spectate " + id);
            assertThat(state(bot, 0, "waiting for player").usernames()).containsEntry("blue", "");
            String token =
                    ask(bot, "join " + id + " Deep Bot", "join").get("token").asText();
            assertThat(client.get(path).body().get("seats").get(0).asText()).isEqualTo("litama:Deep Bot");
            bot.send("move " + id + " " + token + " ox c1c2");
            state(bot, 1, "in progress");
            assertThat(client.get(path).body().get("history").get(0).get("by").asText())
                    .isEqualTo("litama:Deep Bot");
            assertThat(client.post(path + "/move", "{'move': 'horse:c5c4'}").status())
                    .isEqualTo(200);
            assertThat(state(bot, 2, "in progress").currentTurn()).isEqualTo("blue");
            assertThat(client.post("/api/live-games", "{'game': 'checkers', 'seats': ['litama', 'person']}")
                            .error())
                    .isEqualTo("Litama's bots play onitama on 5×5 only");
        }
    }

    /** Blue's men fill the last row, and Blue's cards lead forward or to the side only. */
    @Test
    void aPlayerWithoutAMoveGivesAwayACard() {
        try (Client client = new Client(folder.resolve("k.db"));
                LiveClient bot = client.live("/litama")) {
            String live = client.liveGame("{'game': 'onitama', 'seats': ['person', 'random'], 'position':"
                    + " 'B:BMa5,b5,c5,d5,e5:Ra3,Mc3:boar+elephant/crane+goose/ox'}");
            String id = client.get("/api/live-games/" + live + "/litama")
                    .body()
                    .path("matchId")
                    .asText();
            assertThat(ask(bot, "join " + id + " Bot", "join").get("index").asInt())
                    .isEqualTo(1);
            bot.send("spectate " + id);
            JsonNode passed = bot.await(message -> is(message, "state")
                    && message.path("moves").path(0).asText().startsWith("pass:"));
            assertThat(passed.path("usernames").path("blue").asText()).isEqualTo("Bot");
        }
    }

    @Test
    void whoHasNoTokenOrComesFromAnotherSiteIsRefused() {
        Limits limits = Client.limits(10, 1, 10, 60, 10, 60);
        try (Client open = new Client(folder.resolve("open.db"), Limits.USUAL, "0.0.0.0")) {
            assertThatThrownBy(() -> open.live("/litama")).isInstanceOf(CompletionException.class);
            try (LiveClient bot = open.live("/litama?token=" + open.server.token())) {
                assertThat(ask(bot, "create Bot", "create").get("index").asInt())
                        .isZero();
            }
        }
        try (Client client = new Client(folder.resolve("k.db"), limits, "127.0.0.1")) {
            LiveClient first = client.live("/litama");
            LiveClient second = client.live("/litama");
            Awaitility.await().until(() -> first.closed == 4000 || second.closed == 4000);
            first.vanish();
            second.vanish();
        }
    }

    @Test
    @Tag("slow")
    void aRefusedMatchLeavesNoGameBehindAndADeletedOneMakesRoom() {
        int most = 200;
        Limits limits = Client.limits(most + 10, 10, 10, 60, 10, 60);
        try (Client client = new Client(folder.resolve("k.db"), limits, "127.0.0.1");
                LiveClient bot = client.live("/litama")) {
            for (int i = 0; i < most; i++) bot.send("create Bot");
            Awaitility.await().until(() -> bot.told.size() == most);
            assertThat(bot.told).allMatch(message -> is(message, "create"));
            assertThat(ask(bot, "create Late", "error").get("error").asText())
                    .isEqualTo("there are 200 matches already; try again later");
            JsonNode games = client.get("/api/live-games").body();
            assertThat(games.get("found").asInt()).isEqualTo(most);
            client.delete(
                    "/api/live-games/" + games.get("liveGames").get(0).get("id").asText());
            assertThat(ask(bot, "create Late", "create").get("index").asInt()).isZero();
        }
    }

    @Test
    void aFloodOfNonsenseIsAnsweredAndCutOff() {
        try (Client client = new Client(folder.resolve("k.db"))) {
            LiveClient bot = client.live("/litama");
            for (String line :
                    List.of("", "move", "move x y z", "join", "state 123", "create", "create " + "x".repeat(99)))
                bot.send(line);
            Awaitility.await().until(() -> bot.told.size() == 7);
            assertThat(bot.told).allMatch(message -> is(message, "error"));
            bot.send("x".repeat(2000));
            Awaitility.await().until(() -> bot.closed == 4000);
            bot.vanish();
            assertThat(client.log).isEmpty();
        }
    }

    @Test
    void aMoveIsFoundWithoutAStoredGame() {
        try (Client client = new Client(folder.resolve("k.db"))) {
            String body = "{'game': 'onitama', 'position': 'B:Bb1,Mc4:Ra5,Mc5:ox+boar/horse+elephant/crab',"
                    + " 'agent': 'alphabeta(depth=1)'}";
            JsonNode whole = client.post("/api/move", body).body();
            JsonNode brief = client.post("/api/move?brief=true", body).body();
            assertThat(whole.get("move").asText()).endsWith("c4c5");
            assertThat(whole.has("rootMoves")).isTrue();
            assertThat(brief.get("move").asText()).endsWith("c4c5");
            assertThat(brief.has("rootMoves")).isFalse();
            assertThat(brief.get("winIn").asInt()).isEqualTo(1);
            assertThat(client.get("/api/live-games").body().get("liveGames")).isEmpty();
            assertThat(client.post("/api/move", "{'game': 'onitama', 'agent': 'strong(time=9999s)'}")
                            .status())
                    .isEqualTo(400);
            assertThat(client.post(
                                    "/api/move",
                                    "{'game': 'onitama', 'position': 'R:Bb1,Mc5:Ra5:crab+boar/horse+elephant/ox'}")
                            .status())
                    .isEqualTo(409);
        }
    }

    @Test
    void aBriefReplyHasNeitherPictureNorHistory() {
        try (Client client = new Client(folder.resolve("k.db"))) {
            String id = client.liveGame("{'game': 'checkers', 'seats': ['person', 'person']}");
            JsonNode brief = client.post("/api/live-games/" + id + "/move?brief=true", "{'move': '11-15'}")
                    .body();
            assertThat(brief.get("lastMove").asText()).isEqualTo("11-15");
            assertThat(brief.get("plies").asInt()).isEqualTo(1);
            assertThat(brief.get("moves")).hasSize(7);
            assertThat(brief.has("history")).isFalse();
            assertThat(client.get("/api/live-games/" + id + "?brief=true").body())
                    .isEqualTo(brief);
            assertThat(client.get("/api/live-games/" + id + "/litama").error()).contains("onitama on 5×5 only");
        }
    }
}
