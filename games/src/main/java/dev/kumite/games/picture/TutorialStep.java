package dev.kumite.games.picture;

import java.util.List;

/**
 * One step of a game's tutorial: a position, what to do in it, and what that was good for.
 *
 * @param game the game with its options
 * @param position in the game's notation; side 0 is to move
 * @param ask what the learner is asked to do
 * @param right the moves that do it, as the notation writes them; empty where any move does
 * @param answer what the learner reads then
 */
public record TutorialStep(String game, String position, String ask, List<String> right, String answer) {
    public TutorialStep {
        right = List.copyOf(right);
    }
}
