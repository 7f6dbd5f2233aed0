package dev.kumite.games.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Result;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** PDN as other programs write it, and as we do. */
class CheckersRecordTest {
    private static final String FOREIGN = """
            [Event "Club match; round 3"]
            [Date "1982.??.??"]
            [Black "Smith, J."]
            [White "O'Neil"]
            [Result "1/2-1/2"]

            {Old Fourteenth} 1. 11-15 23-19 2. 8-11 22-17 3. 4-8! 17-13 {the usual
            move; 25-22 is as good} 4. 15-18 (4. 9-14 25-22 (4... 24-20 5. 15-24) 5. 11-16)
            24-20 $2 5. 11-15 28-24 6. 8-11 26-23 7. 3-8?! 23-14 8. 9-18 31-26
            1/2-1/2

            [Event "No type, no result"]
            [FEN "W:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29."]
            [SetUp "1"]

            1... 27-23
            """;

    private static List<GameRecord> read(String text) {
        return RecordReader.readAll(text, "game.pdn", null);
    }

    @Test
    void foreignGamesAreRead() {
        List<GameRecord> games = read(FOREIGN);
        assertThat(games).hasSize(2);
        assertThat(games.get(0).moves()).hasSize(16);
        assertThat(games.get(0).outcome()).isEqualTo(new Outcome(Result.DRAW, Ending.AGREED, 16));
        assertThat(games.get(0).tags()).containsEntry("Black", "Smith, J.").containsEntry("Date", "1982.??.??");
        assertThat(games.get(1).start()).startsWith("W:W");
        assertThat(games.get(1).outcome().result()).isEqualTo(Result.ONGOING);
    }

    @Test
    void theFirstNumberOfTheResultIsBlacks() {
        assertThat(read("11-15 23-19 1-0").get(0).outcome().result()).isEqualTo(Result.WIN_0);
        assertThat(read("[Result \"0-1\"] 11-15").get(0).outcome().sentence(Games.parse("checkers")))
                .isEqualTo("White wins by resignation after 1 ply.");
        assertThat(read("1. 11-15 2-0").get(0).outcome().result()).isEqualTo(Result.WIN_0);
    }

    @Test
    void resultsPartGamesWithoutTags() {
        assertThat(read("1. 11-15 * 1. 9-14 22-18 0-1 1. 12-16")).hasSize(3);
    }

    @Test
    void oursHasTheTypeAndNoStartThatEverybodyKnows() {
        Game game = Games.parse("checkers");
        var start = game.start(1);
        int move = game.notation().readMove(start, "11-15");
        GameRecord record = new GameRecord(
                game,
                game.notation().write(start),
                List.of(move),
                new Outcome(Result.WIN_0, Ending.RESIGNED, 1),
                Map.of("Black", "A"));
        assertThat(RecordWriter.write(record))
                .isEqualTo(
                        "[Black \"A\"]\n[Result \"1-0\"]\n[Termination \"resigned\"]\n[GameType \"21\"]\n\n1. 11-15 1-0\n");
    }

    @Test
    void anotherStartIsGivenAsFen() {
        String text = RecordWriter.write(read("[FEN \"W:W18:B1\"] 1... 18-14 *").get(0));
        assertThat(text).contains("[FEN \"W:W18:B1\"]").endsWith("\n1... 18-14 *\n");
    }

    @Test
    void gameTypesMayCarryDetails() {
        assertThat(read("[GameType \"21,B,8,8,N1,0\"] 11-15")).hasSize(1);
        assertThatThrownBy(() -> read("[GameType \"20\"] 32-28"))
                .isInstanceOf(BadInput.class)
                .hasMessage("game.pdn:1:12: no game has GameType 20; known: [GameType \"21\"] (checkers)"
                        + " or [Game \"NAME\"]");
    }

    @Test
    void illegalMovesAreNamedWithTheirPlace() {
        assertThatThrownBy(() -> read("[Event \"x\"]\n\n1. 11-15 22-18\n2. 12-16"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("game.pdn:4:4: 12-16 is not legal here");
    }

    @Test
    void playersMayGoOnAfterTheThirdRepetition() {
        String once = "1-6 32-27 6-1 27-32 ";
        List<GameRecord> games = read("[FEN \"B:WK32:BK1\"] " + once.repeat(3) + "1-5 32-28 1-0");
        assertThat(games.get(0).moves()).hasSize(14);
        assertThat(games.get(0).outcome().result()).isEqualTo(Result.WIN_0);
        assertThat(read(RecordWriter.write(games)).get(0).moves())
                .isEqualTo(games.get(0).moves());
        assertThat(read("[FEN \"B:WK32:BK1\"] " + once.repeat(2))
                        .get(0)
                        .outcome()
                        .ending())
                .isEqualTo(Games.ending("repetition").orElseThrow());
    }
}
