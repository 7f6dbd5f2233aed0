package dev.kumite.lab.problems;

import dev.kumite.games.core.Position;
import dev.kumite.lab.play.Played;
import java.util.List;

/**
 * A position with the moves that are right.
 *
 * @param line where it stands in its file, from 1
 * @param text the position as it is written there
 * @param right the legal moves that keep the position's value
 */
public record Problem(int line, String text, Position position, List<Integer> right) {

    /** Whether the single move of this game was right; an agent that failed has not solved it, whatever it played. */
    public boolean solvedBy(Played played) {
        return played.failure().isEmpty() && right.contains(played.moves().toArray()[0]);
    }
}
