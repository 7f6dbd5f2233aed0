package dev.kumite.agents;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An agent whose search tree can be inspected by the thread that owns the agent: between its moves, and whenever it
 * reports during a search.
 */
public interface Inspectable {

    /**
     * What is known after these moves from the position that is or was thought about last; empty where the tree does not reach.
     */
    Optional<Glance> look(List<Integer> path);

    /** A node with its children, the most visited first. */
    record Glance(Node node, List<Node> children) {}

    /**
     * One node of the tree.
     *
     * @param move the move into it; {@link Choice#NO_MOVE} at the root
     * @param value expected result, −1 to 1, for the player who made that move; at the root for the player to move
     * @param winIn plies to a proven win of that player; negative where his loss is proven, else 0
     * @param rave what is known of the move wherever it was played, or null in searches that do not count that
     * @param prior how likely the move seemed before it was searched, 0 to 1, or null in searches that do not guess
     * @param children how many of its moves the tree holds
     */
    record Node(
            int move,
            long visits,
            double value,
            int winIn,
            @Nullable Rave rave,
            @Nullable Double prior,
            int children) {}

    /** All moves as first: simulations in which the move was played at any time, and their mean result. */
    record Rave(long visits, double value) {}
}
