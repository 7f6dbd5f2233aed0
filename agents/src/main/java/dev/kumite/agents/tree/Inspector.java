package dev.kumite.agents.tree;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Inspectable.Glance;
import dev.kumite.agents.Inspectable.Node;
import dev.kumite.agents.Inspectable.Rave;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the tree for display. */
record Inspector(Tree tree, Chunk.Fields layout) {

    Optional<Glance> look(List<Integer> path) {
        int node = Tree.ROOT;
        if (tree.visits(node) == 0) return Optional.empty();
        for (int move : path) {
            node = tree.child(node, move);
            if (node == 0) return Optional.empty();
        }
        List<Node> children = new ArrayList<>();
        int first = tree.first(node);
        for (int i = 0; i < Tree.count(tree.fan(node)); i++) children.add(node(first + i));
        children.sort(Comparator.comparingLong(Node::visits).reversed());
        return Optional.of(new Glance(node == Tree.ROOT ? root(children) : node(node), List.copyOf(children)));
    }

    /** The search adds up results below the root only: its value is the mean over the moves. */
    private Node root(List<Node> children) {
        int proof = tree.proof(Tree.ROOT);
        double sum = 0;
        long visits = 0;
        for (Node child : children) {
            sum += child.visits() * child.value();
            visits += child.visits();
        }
        double value = proof != 0 ? -Integer.signum(proof) : visits == 0 ? 0 : sum / visits;
        return new Node(Choice.NO_MOVE, tree.visits(Tree.ROOT), value, -proof, null, null, children.size());
    }

    private Node node(int node) {
        return new Node(
                tree.move(node),
                tree.visits(node),
                2 * tree.mean(node) - 1,
                tree.proof(node),
                rave(node),
                null,
                Tree.count(tree.fan(node)));
    }

    private @Nullable Rave rave(int node) {
        if (!layout.amaf()) return null;
        int visits = tree.chunk(node).amafVisits[Tree.place(node)];
        double mean = visits == 0 ? 0.5 : tree.chunk(node).amafSum[Tree.place(node)] / visits;
        return new Rave(visits, 2 * mean - 1);
    }
}
