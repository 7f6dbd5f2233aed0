package dev.kumite.games.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The moves of a game and variations of them. Of several moves after the same position the first is the main one.
 *
 * @param nodes every move, after the one that it follows
 */
public record MoveTree(List<Node> nodes) {
    /** What the first moves follow. */
    public static final int START = -1;

    private static final int NONE = -2;

    /**
     * A move.
     *
     * @param parent the number of the node that it follows, or {@link #START}
     */
    public record Node(int parent, int move) {}

    public MoveTree {
        nodes = List.copyOf(nodes);
        for (int node = 0; node < nodes.size(); node++) {
            int parent = nodes.get(node).parent();
            if (parent < START || parent >= node)
                throw new IllegalArgumentException("node " + node + " follows " + parent);
        }
    }

    /** One line without variations. */
    public static MoveTree of(List<Integer> moves) {
        Builder builder = new Builder();
        builder.add(START, moves);
        return builder.tree();
    }

    /** The moves from the start to a node, with its own. */
    public List<Integer> line(int node) {
        return line(nodes, node);
    }

    private static List<Integer> line(List<Node> nodes, int node) {
        List<Integer> moves = new ArrayList<>();
        for (int at = node; at != START; at = nodes.get(at).parent())
            moves.add(nodes.get(at).move());
        Collections.reverse(moves);
        return moves;
    }

    /** The main move at every turn, to the end. */
    public List<Integer> mainLine() {
        List<Integer> moves = new ArrayList<>();
        int at = START;
        for (int node = 0; node < nodes.size(); node++)
            if (nodes.get(node).parent() == at) {
                moves.add(nodes.get(node).move());
                at = node;
            }
        return moves;
    }

    /** The same tree with these moves from the start as its main line, as far as they go. */
    public MoveTree under(List<Integer> main) {
        Builder builder = new Builder();
        builder.add(START, main);
        int[] copies = new int[nodes.size()];
        for (int node = 0; node < copies.length; node++) {
            Node each = nodes.get(node);
            copies[node] = builder.add(each.parent() == START ? START : copies[each.parent()], each.move());
        }
        return builder.tree();
    }

    /** The same tree with this line from the start, which may be there already in part or as a whole. */
    public MoveTree with(List<Integer> line) {
        Builder builder = builder();
        builder.add(START, line);
        return builder.tree();
    }

    /** The same tree without the last move of this line and all that follows it; unchanged if there is no such line. */
    public MoveTree without(List<Integer> line) {
        int target = find(line);
        Builder kept = new Builder();
        int[] copies = new int[nodes.size()];
        for (int node = 0; node < copies.length; node++) {
            Node each = nodes.get(node);
            int parent = each.parent() == START ? START : copies[each.parent()];
            boolean gone = node == target || parent == NONE;
            copies[node] = gone ? NONE : kept.add(parent, each.move());
        }
        return kept.tree();
    }

    /** The last node of a line from the start, or {@link #NONE}. */
    private int find(List<Integer> line) {
        int at = START;
        int next = 0;
        for (int node = 0; node < nodes.size() && next < line.size(); node++)
            if (nodes.get(node).equals(new Node(at, line.get(next)))) {
                at = node;
                next++;
            }
        return next == line.size() ? at : NONE;
    }

    private Builder builder() {
        Builder builder = new Builder();
        for (Node node : nodes) builder.add(node.parent(), node.move());
        return builder;
    }

    /** For each node, by its number + 1, those that follow it; first those that follow {@link #START}. */
    List<List<Integer>> followers() {
        List<List<Integer>> followers = new ArrayList<>();
        for (int node = START; node < nodes.size(); node++) followers.add(new ArrayList<>());
        for (int node = 0; node < nodes.size(); node++)
            followers.get(nodes.get(node).parent() + 1).add(node);
        return followers;
    }

    /** A tree that grows. */
    static final class Builder {
        private final List<Node> nodes = new ArrayList<>();
        private final List<List<Integer>> followers = new ArrayList<>(List.of(new ArrayList<>()));

        int size() {
            return nodes.size();
        }

        int parent(int node) {
            return nodes.get(node).parent();
        }

        List<Integer> line(int node) {
            return MoveTree.line(nodes, node);
        }

        /** The node of this move, an old one if the same move follows the parent already. */
        int add(int parent, int move) {
            for (int node : followers.get(parent + 1)) if (nodes.get(node).move() == move) return node;
            nodes.add(new Node(parent, move));
            followers.get(parent + 1).add(nodes.size() - 1);
            followers.add(new ArrayList<>());
            return nodes.size() - 1;
        }

        /** The last node of this line. */
        int add(int parent, List<Integer> moves) {
            int at = parent;
            for (int move : moves) at = add(at, move);
            return at;
        }

        MoveTree tree() {
            return new MoveTree(nodes);
        }
    }
}
