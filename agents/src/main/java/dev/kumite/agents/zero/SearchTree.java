package dev.kumite.agents.zero;

import dev.kumite.agents.Inspectable.Glance;
import dev.kumite.agents.Inspectable.Node;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The tree of one search. A simulation descends by some selection to a node without children, asks the network about it,
 * adds all its moves with the network's guess, and adds the value to every node on the way. Values are expected results
 * of the player who moved into a node, 0 to 1; at the root, of the player to move's opponent.
 */
final class SearchTree {
    static final int ROOT = 0;
    private static final int LONGEST = 1024;
    /** The tree grows no further than this, some 130 MB; simulations then end where it ends. */
    private static final int MOST_NODES = 4 << 20;

    /** Chooses a child of a node that has some. */
    interface Selection {
        int select(SearchTree tree, int node);
    }

    private final Evaluator evaluator;
    private final int[] moves;
    private final float[] guess;
    private final int[] path = new int[LONGEST];

    private int size;
    private int deepest;
    private int[] move = new int[1024];
    private int[] first = new int[1024];
    private int[] count = new int[1024];
    private int[] visits = new int[1024];
    private float[] prior = new float[1024];
    private float[] judged = new float[1024];
    private double[] sum = new double[1024];

    /** @param mostMoves no position has more moves than this */
    SearchTree(Evaluator evaluator, int mostMoves) {
        this.evaluator = evaluator;
        moves = new int[mostMoves];
        guess = new float[mostMoves];
    }

    /** Begins a new search with the moves of this position, which is not over. */
    void begin(Position position) {
        size = 0;
        deepest = 0;
        add(-1, 1);
        double value = expand(ROOT, position);
        visits[ROOT] = 1;
        sum[ROOT] = 1 - value;
    }

    /**
     * Makes one simulation.
     *
     * @param child the first step: a child of the root, or {@link #ROOT} to leave it to the selection
     */
    void simulate(Position position, int child, Selection selection) {
        int depth = 0;
        int node = ROOT;
        int mover = 1 - position.sideToMove();
        path[0] = ROOT;
        while (count[node] > 0 && depth < LONGEST - 1) {
            node = node == ROOT && child != ROOT ? child : selection.select(this, node);
            position.make(move[node]);
            mover = 1 - mover;
            path[++depth] = node;
        }
        deepest = Math.max(deepest, depth);
        double value = position.result() == Result.ONGOING ? 1 - expand(node, position) : scored(position, mover);
        for (int i = depth; i >= 0; i--) {
            visits[path[i]]++;
            sum[path[i]] += value;
            value = 1 - value;
            if (i > 0) position.unmake();
        }
    }

    private static double scored(Position over, int side) {
        int winner = Result.winner(over.result());
        return winner < 0 ? 0.5 : winner == side ? 1 : 0;
    }

    /** Adds the moves of a position; returns the expected result for the player to move. */
    private double expand(int node, Position position) {
        int found = position.moves(moves, 0);
        double value = evaluator.evaluate(position, moves, found, guess);
        judged[node] = (float) value;
        if (count[node] > 0 || size + found > MOST_NODES) return value;
        first[node] = size;
        count[node] = found;
        for (int i = 0; i < found; i++) add(moves[i], guess[i]);
        return value;
    }

    private void add(int played, float guessed) {
        if (size == move.length) grow();
        move[size] = played;
        prior[size] = guessed;
        first[size] = 0;
        count[size] = 0;
        visits[size] = 0;
        sum[size] = 0;
        size++;
    }

    private void grow() {
        int longer = 2 * size;
        move = Arrays.copyOf(move, longer);
        first = Arrays.copyOf(first, longer);
        count = Arrays.copyOf(count, longer);
        visits = Arrays.copyOf(visits, longer);
        prior = Arrays.copyOf(prior, longer);
        judged = Arrays.copyOf(judged, longer);
        sum = Arrays.copyOf(sum, longer);
    }

    int nodes() {
        return size;
    }

    int deepest() {
        return deepest;
    }

    int move(int node) {
        return move[node];
    }

    /** The first of a node's children, which follow each other. */
    int first(int node) {
        return first[node];
    }

    /** How many children a node has. */
    int count(int node) {
        return count[node];
    }

    int visits(int node) {
        return visits[node];
    }

    /** How likely the move seemed before it was searched. */
    float prior(int node) {
        return prior[node];
    }

    /** Replaces the guess at a move, for noise at the root. */
    void setPrior(int node, float guessed) {
        prior[node] = guessed;
    }

    /** What the network thinks of a node with children, for the player to move. */
    double judged(int node) {
        return judged[node];
    }

    /** The mean value of a node that was visited, for the player who moved into it. */
    double mean(int node) {
        return sum[node] / visits[node];
    }

    /** The mean value of a node that was visited, for the player to move. */
    double meanToMove(int node) {
        return 1 - mean(node);
    }

    /** The child of a node with the most visits, −1 where none has any. */
    int mostVisited(int node) {
        int best = -1;
        for (int child = first[node]; child < first[node] + count[node]; child++)
            if (visits[child] > 0 && (best < 0 || visits[child] > visits[best])) best = child;
        return best;
    }

    /** What is known after these moves. */
    Optional<Glance> look(List<Integer> moves) {
        if (size == 0) return Optional.empty();
        int node = ROOT;
        for (int wanted : moves) {
            node = child(node, wanted);
            if (node < 0) return Optional.empty();
        }
        List<Node> children = new ArrayList<>();
        for (int child = first[node]; child < first[node] + count[node]; child++) children.add(node(child));
        children.sort(Comparator.comparingLong(Node::visits).reversed());
        return Optional.of(new Glance(node(node), children));
    }

    private int child(int node, int wanted) {
        for (int child = first[node]; child < first[node] + count[node]; child++)
            if (move[child] == wanted) return child;
        return -1;
    }

    private Node node(int node) {
        double value = visits[node] == 0 ? 0 : 2 * mean(node) - 1;
        double guessed = prior[node];
        return node == ROOT
                ? new Node(move[node], visits[node], -value, 0, null, null, count[node])
                : new Node(move[node], visits[node], value, 0, null, guessed, count[node]);
    }
}
