package dev.kumite.games;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;

/**
 * How a game ended.
 *
 * @param result a value of {@link Result}; {@link Result#ONGOING} with {@link Ending#UNFINISHED} at the ply cap
 */
public record Outcome(int result, Ending ending, int plies) {

    public static Outcome of(Position position, int plies) {
        return new Outcome(position.result(), position.ending(), plies);
    }

    /** "Blue wins by the temple after 23 plies." */
    public String sentence(Game game) {
        int winner = Result.winner(result);
        String after = " after " + plies + (plies == 1 ? " ply." : " plies.");
        if (winner >= 0) return game.sideName(winner) + " wins " + ending.phrase() + after;
        if (result == Result.DRAW) return "Draw: " + ending.phrase() + after;
        return ending == Ending.UNFINISHED ? "Unfinished: " + ending.phrase() + after : "The game goes on" + after;
    }
}
