package dev.kumite.web.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of a search tree.
 *
 * @param agent whose tree it is
 * @param ply after how many plies of the game the tree begins
 * @param thinking whether the agent is still at work on it
 * @param path the moves from there to the node
 * @param children the moves from the node, the most visited first
 */
public record TreeView(String agent, int ply, boolean thinking, List<String> path, Node node, List<Child> children) {

    /**
     * What is known of a node.
     *
     * @param value −1 to 1 for the player who made the move into it; at the root for the player to move
     * @param winIn plies to a proven win of that player, negative for a loss, or null
     * @param raveVisits how often the move was played at any time, or null where the search does not count that
     * @param prior how likely the move seemed before it was searched, or null where the search does not guess
     */
    public record Node(
            long visits,
            double value,
            @Nullable Integer winIn,
            @Nullable Long raveVisits,
            @Nullable Double raveValue,
            @Nullable Double prior) {}

    /** A move from the node; {@code children} says how many moves are known after it. */
    public record Child(
            String move, MoveView shape, @JsonUnwrapped Node node, int children) {}
}
