package dev.kumite.web.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of a search tree.
 *
 * @param agent the agent that searched
 * @param ply ply of the game at the root of the tree
 * @param thinking whether the agent is still searching
 * @param path the moves from the root to the node
 * @param children the moves from the node, the most visited first
 */
public record TreeView(String agent, int ply, boolean thinking, List<String> path, Node node, List<Child> children) {

    /**
     * The statistics of a node.
     *
     * @param value −1 to 1, for the player who made the move to the node; at the root, for the player to move
     * @param winIn plies to a proven win of that player, negative for a loss, or null
     * @param raveVisits all-moves-as-first visits, or null if the search does not count them
     * @param prior probability of the move before the search, or null if the search has none
     */
    public record Node(
            long visits,
            double value,
            @Nullable Integer winIn,
            @Nullable Long raveVisits,
            @Nullable Double raveValue,
            @Nullable Double prior) {}

    /** A move from the node; {@code children} is the number of moves known after it. */
    public record Child(
            String move, MoveView shape, @JsonUnwrapped Node node, int children) {}
}
