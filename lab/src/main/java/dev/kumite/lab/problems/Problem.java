package dev.kumite.lab.problems;

import dev.kumite.games.Position;
import java.util.List;

/**
 * A position with the moves that are right.
 *
 * @param line where it stands in its file, from 1
 * @param text the position as it is written there
 * @param right the legal moves that keep the position's value
 */
public record Problem(int line, String text, Position position, List<Integer> right) {}
