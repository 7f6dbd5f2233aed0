package dev.kumite.web.litama;

import com.fasterxml.jackson.databind.JsonNode;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A match as Litama writes it. Side 0 is blue, side 1 red; a board has 25 characters, a1 first, then b1: 0 for an empty
 * square, 1 and 2 for a student and the master of blue, 3 and 4 for those of red.
 *
 * @param indices who plays which colour: 0 is who created the match, 1 who joined it
 * @param winner blue, red, or none
 */
public record LitamaState(
        String messageType,
        Map<String, String> usernames,
        Map<String, Integer> indices,
        String matchId,
        String currentTurn,
        Cards cards,
        Cards startingCards,
        List<String> moves,
        String board,
        String gameState,
        String winner) {
    static final List<String> COLOURS = List.of("blue", "red");
    static final String WAITING = "waiting for player";
    static final String IN_PROGRESS = "in progress";
    static final String ENDED = "ended";

    private static final int SIZE = 5;
    private static final char MASTER = 'M';
    private static final char STUDENT = 's';

    public record Cards(List<String> blue, List<String> red, String side) {
        static Cards of(Drawing drawing) {
            List<List<String>> held = List.of(new ArrayList<>(), new ArrayList<>());
            String side = "";
            for (Drawing.Card card : drawing.cards())
                if (card.holder() < 0) side = card.name();
                else held.get(card.holder()).add(card.name());
            return new Cards(List.copyOf(held.get(0)), List.copyOf(held.get(1)), side);
        }

        List<Drawing.Card> drawn() {
            List<Drawing.Card> all = new ArrayList<>();
            blue.forEach(name -> all.add(new Drawing.Card(name, 0, List.of())));
            red.forEach(name -> all.add(new Drawing.Card(name, 1, List.of())));
            all.add(new Drawing.Card(side, -1, List.of()));
            return all;
        }
    }

    /** A state that another server has sent; fields that are not known are ignored. */
    public static LitamaState read(JsonNode json) {
        return new LitamaState(
                "state",
                texts(json.path("usernames")),
                Map.of(
                        "blue", json.path("indices").path("blue").asInt(-1),
                        "red", json.path("indices").path("red").asInt(-1)),
                json.path("matchId").asText(),
                json.path("currentTurn").asText(),
                cards(json.path("cards")),
                cards(json.path("startingCards")),
                list(json.path("moves")),
                json.path("board").asText(),
                json.path("gameState").asText(),
                json.path("winner").asText());
    }

    private static Map<String, String> texts(JsonNode json) {
        return Map.of(
                "blue", json.path("blue").asText(), "red", json.path("red").asText());
    }

    private static List<String> list(JsonNode json) {
        List<String> texts = new ArrayList<>();
        json.forEach(one -> texts.add(one.asText()));
        return List.copyOf(texts);
    }

    private static Cards cards(JsonNode json) {
        return new Cards(
                list(json.path("blue")),
                list(json.path("red")),
                json.path("side").asText());
    }

    public boolean inProgress() {
        return gameState.equals(IN_PROGRESS);
    }

    public boolean ended() {
        return gameState.equals(ENDED);
    }

    /** The side that is to move. */
    public int side() {
        return COLOURS.indexOf(currentTurn);
    }

    /** The position of this state; moves and names do not matter for it. */
    public Position position(Game game) {
        if (board.length() != SIZE * SIZE || side() < 0)
            throw new BadInput("the other server sent a state without a board of 25 squares or a player to move");
        List<Drawing.Cell> cells = new ArrayList<>();
        for (int i = 0; i < board.length(); i++) {
            int piece = board.charAt(i) - '0';
            if (piece < 1 || piece > 4) continue;
            cells.add(new Drawing.Cell(square(i), (char) 0, piece % 2 == 0 ? MASTER : STUDENT, (piece - 1) / 2));
        }
        return game.arrange(new Drawing(SIZE, cells, cards.drawn(), List.of(), List.of()), side());
    }

    static String square(int index) {
        return "" + (char) ('a' + index % SIZE) + (char) ('1' + index / SIZE);
    }

    static String board(Drawing drawing) {
        char[] board = "0".repeat(SIZE * SIZE).toCharArray();
        for (Drawing.Cell cell : drawing.cells()) {
            if (cell.owner() < 0) continue;
            int index = cell.name().charAt(0) - 'a' + SIZE * (cell.name().charAt(1) - '1');
            boolean master = Character.toUpperCase(cell.piece()) == MASTER;
            board[index] = (char) ('1' + 2 * cell.owner() + (master ? 1 : 0));
        }
        return new String(board);
    }
}
