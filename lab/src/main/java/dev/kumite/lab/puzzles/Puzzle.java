package dev.kumite.lab.puzzles;

import java.util.List;

/**
 * A position in which a single move wins.
 *
 * @param position its text
 * @param grade how deep one has to look: the plies of the win, or the depth of search that finds a move which a
 *     tablebase knows
 * @param line the winning move and how it may continue, in notation
 * @param source {@code search} or {@code tablebase}: what proves it
 */
public record Puzzle(String position, int grade, List<String> line, String source) {
    public Puzzle {
        line = List.copyOf(line);
    }

    /** The move to be found. */
    public String move() {
        return line.get(0);
    }
}
