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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A game of the page waits for a bot, which comes over a WebSocket of its own. */
class LitamaBotTest extends PageTest {
    private static final Game GAME = Games.parse("onitama");

    private static LitamaState state(LitamaClient bot, int moves) {
        JsonNode message = bot.next();
        while (message.path("moves").size() != moves
                || !message.path("gameState").asText().equals("in progress")) message = bot.next();
        return LitamaState.read(message);
    }

    /** Waits with the bot until it is its turn, and plays the first legal move. */
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
            LitamaState state = state(bot, 0);
            GamePage board = new GamePage(visit.page());
            if (state.currentTurn().equals("red")) {
                move(bot, joined, state);
                board.waitForPly(1);
            }
            board.waitForPerson();
            int before = board.ply();
            board.chooseAnyMove(new Random(1));
            board.waitForMove(before);
            move(bot, joined, state(bot, before + 1));
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
            LitamaState state = state(bot, 0);
            if (state.currentTurn().equals("red")) state = state(bot, 1);
            int plies = state.moves().size();
            move(bot, joined, state);
            assertThat(state(bot, plies + 2).moves()).hasSize(plies + 2);
        }
    }
}
