package dev.kumite.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stored games are found, imported, exported and deleted, many at a time. */
class LibraryTest {
    private static final String ANNA = """
            [Event "Club"]
            [Date "1994.08.15"]
            [Black "Anna"]
            [White "Ben"]
            [Result "1-0"]

            1. 11-15 22-18 15x22 1-0

            """;
    private static final String CARL = """
            [Event "Cup"]
            [Date "1994.??.??"]
            [Black "Carl"]
            [White "Anna"]
            [Result "1/2-1/2"]

            1. 11-16 1/2-1/2

            """;
    private static final String BAD = "[Event \"Bad\"]\n\n1. 11-15\n22-17 99-1 *\n\n";

    @TempDir
    Path folder = Path.of("");

    private Client client;

    @BeforeEach
    void start() {
        client = new Client(folder.resolve("k.db"));
    }

    @AfterEach
    void stop() {
        client.close();
        assertThat(client.log).isEmpty();
    }

    private static String json(Object value) throws Exception {
        return new ObjectMapper().writeValueAsString(value);
    }

    private Client.Answer read(String text) throws Exception {
        return client.post("/api/records", json(Map.of("text", text)));
    }

    private JsonNode list(String query) {
        Client.Answer answer = client.get("/api/live-games" + query);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        return answer.body();
    }

    private static List<String> titles(JsonNode list) {
        return list.get("liveGames").findValuesAsText("title");
    }

    @Test
    void aWrongGameIsNamedAndTheOthersAreImported() throws Exception {
        Client.Answer answer = read(ANNA + BAD + CARL);
        assertThat(answer.status()).isEqualTo(201);
        assertThat(titles(answer.body())).containsExactly("Club", "Cup");
        assertThat(answer.body().get("refused")).hasSize(1);
        assertThat(answer.body().get("refused").get(0).asText()).startsWith("game 2: the file:12:7: ");
        assertThat(titles(list(""))).containsExactly("Club", "Cup");

        Client.Answer none = read(BAD + BAD);
        assertThat(none.status()).isEqualTo(400);
        assertThat(none.error())
                .startsWith("none of the games in this file can be read; the first: game 1: the file:4:7: ");
        assertThat(list("").get("found").asInt()).isEqualTo(2);
    }

    /** The start stands three times after eight plies, and the game was played on from there. */
    @Test
    void aDrawAfterARepetitionThatNobodyClaimedStaysADraw() throws Exception {
        Client.Answer answer = read("[FEN \"B:WK29:BK4\"]\n[Result \"1/2-1/2\"]\n\n1. 4-8 29-25 2. 8-4 25-29"
                + " 3. 4-8 29-25 4. 8-4 25-29 5. 4-8 1/2-1/2\n");
        assertThat(answer.body().at("/liveGames/0/over/ending").asText()).isEqualTo("agreed");
    }

    @Test
    void aGameWithTooManyVariationsIsNamedAndTheOthersAreImported() throws Exception {
        StringBuilder moves = new StringBuilder();
        for (int rest = 19; rest > 0; rest--) {
            moves.append("18-22 ");
            for (int to : List.of(14, 15, 23))
                moves.append('(')
                        .append("18-X 1-6 X-18 6-1 ".replace("X", "" + to).repeat(rest))
                        .append(") ");
            moves.append("1-5 22-18 5-1 ");
        }
        String deep = "[Event \"Deep\"]\n[FEN \"B:WK1:BK18\"]\n\n" + moves + "*\n\n";
        Client.Answer answer = read(ANNA + deep + CARL);
        assertThat(titles(answer.body())).containsExactly("Club", "Cup");
        assertThat(answer.body().get("refused").toString())
                .isEqualTo("[\"'Deep': the variations of a game have at most 2000 moves\"]");
        assertThat(read(deep).error()).isEqualTo("the variations of a game have at most 2000 moves");
    }

    @Test
    void aFileOfManyGamesIsImportedWhole() throws Exception {
        Client.Answer answer = read((ANNA + CARL).repeat(600));
        assertThat(answer.body().get("liveGames")).hasSize(1200);
        JsonNode list = list("?count=100&from=1150");
        assertThat(list.get("found").asInt()).isEqualTo(1200);
        assertThat(list.get("liveGames")).hasSize(50);
        assertThat(list("?search=ben&count=0").get("found").asInt()).isEqualTo(600);
        assertThat(read("[Event \"x\"]\n11-15 *\n".repeat(2001)).error())
                .isEqualTo("the file: there are 2001 games in it; at most 2000 are read at once");
    }

    @Test
    void playersAndDatesGoThroughAFile() throws Exception {
        JsonNode made = read(ANNA + CARL).body().get("liveGames");
        assertThat(made.get(0).get("names").toString()).isEqualTo("[\"Anna\",\"Ben\"]");
        assertThat(made.get(0).get("created").asText()).isEqualTo("1994-08-15T00:00:00Z");
        List<String> ids = made.findValuesAsText("id");
        String text = client.raw(HttpRequest.newBuilder(client.uri("/api/live-games/records"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(json(Map.of("ids", ids))))
                        .build())
                .body();
        assertThat(text)
                .contains("[Event \"Club\"]", "[Date \"1994.08.15\"]", "[Black \"Anna\"]", "[White \"Ben\"]")
                .contains("[Black \"Carl\"]", "1. 11-16 1/2-1/2");
        assertThat(titles(read(text).body())).containsExactly("Club", "Cup");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "search=anna | Sunday, Club, Cup",
                "search=ANNA+ben | Club",
                "search=1994-08 | Club",
                "search=onitama | Sunday",
                "search=greedy | Sunday",
                "search=nobody | ''",
                "game=checkers | Club, Cup",
                "game=onitama | Sunday",
                "result=side0 | Club",
                "result=side1 | ''",
                "result=nobody | Cup",
                "result=ongoing | Sunday",
                "game=checkers&result=ongoing | ''",
                "from=1&count=1 | Club",
                "from=99 | ''",
            })
    void gamesAreFound(String query, String wanted) throws Exception {
        read(ANNA + CARL);
        String id = client.liveGame(
                "{'game':'onitama(size=7)','seats':['person','greedy'],'title':'Sunday','paused':true}");
        assertThat(titles(list(""))).containsExactly("Sunday", "Club", "Cup");
        client.post("/api/live-games/" + id + "/name", "{'side':0,'name':'Annabel'}");
        assertThat(String.join(", ", titles(list("?" + query)))).isEqualTo(wanted);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "result=won | 'result' must be one of side0, side1, nobody, ongoing",
                "game=chess | there is no game 'chess'",
                "count=201 | 'count' must be at most 200",
                "from=-1 | 'from' must be a whole number",
            },
            quoteCharacter = '`')
    void aWrongFilterIsRefused(String query, String line) {
        Client.Answer answer = client.get("/api/live-games?" + query);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error()).startsWith(line);
    }

    @Test
    void severalGamesAreDeletedAtOnce() throws Exception {
        List<String> ids =
                new ArrayList<>(read(ANNA + CARL + ANNA).body().get("liveGames").findValuesAsText("id"));
        String kept = ids.remove(1);
        ids.add("gone before");
        Client.Answer answer = client.post("/api/live-games/delete", json(Map.of("ids", ids)));
        assertThat(answer.body().get("deleted").asInt()).isEqualTo(2);
        assertThat(list("").get("liveGames").findValuesAsText("id")).containsExactly(kept);
        assertThat(client.post("/api/live-games/delete", "{'ids':[]}").error()).startsWith("'ids' must be a list");
        assertThat(client.post("/api/live-games/delete", "{'ids':[null]}").error())
                .isEqualTo("'ids' holds a null");
        assertThat(client.post("/api/live-games/records", "{'ids':['x']}").status())
                .isEqualTo(404);
    }
}
