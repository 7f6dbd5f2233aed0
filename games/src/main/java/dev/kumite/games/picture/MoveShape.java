package dev.kumite.games.picture;

import java.util.List;

/**
 * What a move does on the board, so that it can be shown. Squares are named as in {@link Drawing}.
 *
 * @param path the squares the piece touches, from its start to its end; only the start when it leaves the board, and
 *     none when no piece moves
 * @param captured the squares of captured pieces, in the order in which they are taken
 * @param card the card that is used, or empty where the game has none
 */
public record MoveShape(Kind kind, List<String> path, List<String> captured, String card) {

    /** What happens to the piece. */
    public enum Kind {
        /** It goes to another square, and may capture what stands there. */
        STEP,
        /** It jumps over what it captures. */
        JUMP,
        /** No piece moves; a card is exchanged. */
        PASS,
        /** It leaves the board for a point. */
        SCORE,
        /** It leaves the board for a camp, where it stays. */
        CAMP
    }

    public MoveShape {
        path = List.copyOf(path);
        captured = List.copyOf(captured);
    }
}
