package dev.kumite.games;

import dev.kumite.games.pattern.Patterns;
import java.util.Arrays;

/** How many states each number of a picture may have. */
final class PatternStates {
    private PatternStates() {}

    static int[] of(Patterns patterns) {
        int[] states = new int[patterns.length()];
        int squares = patterns.rows() * patterns.columns();
        for (int from = 0; from < patterns.length(); from += patterns.once()) {
            int at = from;
            for (Patterns.Plane plane : patterns.planes()) {
                Arrays.fill(states, at, at + squares, plane.states());
                at += squares;
            }
            for (Patterns.Mark mark : patterns.marks()) {
                Arrays.fill(states, at, at + mark.times(), mark.states());
                at += mark.times();
            }
        }
        return states;
    }
}
