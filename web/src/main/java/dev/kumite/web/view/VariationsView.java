package dev.kumite.web.view;

import java.util.List;

/**
 * The moves of a game with their variations.
 *
 * @param nodes every move, after the one that it follows; of those that follow the same move the first is the main one
 */
public record VariationsView(List<Node> nodes) {
    /**
     * A move.
     *
     * @param parent the index of the move that it follows; −1 at the start
     * @param played whether it is one of the game, not of a variation
     */
    public record Node(int parent, int side, String move, MoveView shape, boolean played) {}
}
