package dev.kumite.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import dev.kumite.games.core.Position;
import dev.kumite.web.litama.LitamaClient;
import dev.kumite.web.litama.LitamaState;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A game of the page waits for a bot, which comes over a WebSocket of its own. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class LitamaBotTest extends PageTest {
    private static final Game GAME = Games.parse("onitama");

    /** The state in which it is this colour's turn, after so many moves at least. */
    private static LitamaState turn(LitamaClient bot, String colour, int moves) {
        JsonNode message = bot.next();
        while (message.path("moves").size() < moves
                || !message.path("currentTurn").asText().equals(colour)
                || !message.path("gameState").asText().equals("in progress")) message = bot.next();
        return LitamaState.read(message);
    }

    /** Plays the first legal move for the bot, whose turn it is. */
    private static void move(LitamaClient bot, JsonNode joined, LitamaState state) {
        Position position = state.position(GAME);
        String move = GAME.notation().writeMove(position, GAME.moves(position)[0]);
        bot.send("move " + state.matchId() + " " + joined.get("token").asText() + " " + move.replace(':', ' '));
    }

    @Test
    void aGameShowsItsMatchAndIsPlayedByTheBotThatJoins() {
        Visit visit = visit();
        visit.open("#/play");
        new GamePage(visit.page());
        visit.button("New game").click();
        visit.choose("A Litama bot");
        visit.choose("Blue");
        assertThat(visit.barriers()).isEmpty();
        visit.button("Start").click();
        assertThat(visit.find("k-waiting-bot strong")).hasText("Waiting for a Litama bot");
        assertThat(visit.find("k-waiting-bot input").first()).hasValue(Pattern.compile("[0-9a-f]{24}"));
        assertThat(visit.barriers()).isEmpty();
        visit.shoot("litama-waiting");
        String match = visit.find("k-waiting-bot input").first().inputValue();
        String server = visit.find("k-waiting-bot input").nth(1).inputValue();
        try (LitamaClient bot = LitamaClient.connect(server)) {
            JsonNode joined = bot.enter("join " + match + " Visitor");
            assertThat(visit.find("k-plate.top code")).hasText("Visitor");
            assertThat(visit.find("k-plate.top .who")).hasText("Litama bot · Red");
            bot.send("spectate " + match);
            GamePage board = new GamePage(visit.page());
            if (visit.find(".stage[data-turn='agent']").count() > 0) {
                move(bot, joined, turn(bot, "red", 0));
                board.waitForPly(1);
            }
            board.waitForPerson();
            int before = board.ply();
            board.chooseAnyMove(new Random(1));
            board.waitForMove(before);
            move(bot, joined, turn(bot, "red", before + 1));
            board.waitForPly(before + 2);
        }
    }

    @Test
    void anAgentCanPlayAgainstTheBot() {
        Visit visit = visit();
        visit.open("#/play");
        new GamePage(visit.page());
        visit.button("New game").click();
        visit.choose("A Litama bot");
        visit.page().getByText("Let an agent play against it").click();
        visit.choose("Red");
        visit.button("Start").click();
        assertThat(visit.find("k-waiting-bot input").first()).hasValue(Pattern.compile("[0-9a-f]{24}"));
        String match = visit.find("k-waiting-bot input").first().inputValue();
        try (LitamaClient bot = LitamaClient.connect(address() + "litama")) {
            JsonNode joined = bot.enter("join " + match + " Visitor");
            assertThat(visit.find("k-plate.bottom code")).hasText("Visitor");
            bot.send("spectate " + match);
            LitamaState state = turn(bot, "blue", 0);
            move(bot, joined, state);
            int plies = state.moves().size();
            assertThat(turn(bot, "blue", plies + 2).moves()).hasSize(plies + 2);
        }
    }
}
