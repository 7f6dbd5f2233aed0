package dev.kumite.agents.olets;

import dev.kumite.agents.Choice;
import dev.kumite.agents.InverseRoot;
import dev.kumite.agents.olets.Ole.BackUp;
import dev.kumite.agents.olets.Ole.Exploration;
import java.util.Arrays;

/**
 * The statistics, in parallel arrays; node 0 is the root. A node's values are those of the player whose move leads to
 * it, so that a player always looks for the highest among the children (two players, zero sum).
 */
final class OpenLoopTree {
    static final int ROOT = 0;
    static final int NONE = -1;
    /** What one node takes in all arrays together. */
    static final int BYTES_PER_NODE = 6 * Integer.BYTES + 2 * Double.BYTES;

    private static final int FIRST_ROOM = 1 << 10;

    private final int limit;
    private final BackUp backUp;
    private int size;
    private int[] moves = new int[FIRST_ROOM];
    private int[] firstChild = new int[FIRST_ROOM];
    private int[] nextSibling = new int[FIRST_ROOM];
    private int[] untried = new int[FIRST_ROOM];
    private int[] simulations = new int[FIRST_ROOM];
    private int[] ended = new int[FIRST_ROOM];
    private double[] endScores = new double[FIRST_ROOM];
    private double[] values = new double[FIRST_ROOM];

    OpenLoopTree(long bytes, BackUp backUp) {
        this.backUp = backUp;
        limit = (int) Math.max(1, Math.min(Integer.MAX_VALUE / 2, bytes / BYTES_PER_NODE));
    }

    /** Back to a bare root. */
    void clear() {
        size = 0;
        append(Choice.NO_MOVE);
    }

    int size() {
        return size;
    }

    boolean hasRoom() {
        return size < limit;
    }

    boolean hasRoom(int more) {
        return (long) size + more <= limit;
    }

    private int append(int move) {
        if (size == moves.length) grow((int) Math.min(limit, 2L * size));
        int node = size++;
        moves[node] = move;
        firstChild[node] = NONE;
        nextSibling[node] = NONE;
        untried[node] = NONE;
        simulations[node] = 0;
        ended[node] = 0;
        endScores[node] = 0;
        values[node] = 0;
        return node;
    }

    private void grow(int room) {
        moves = Arrays.copyOf(moves, room);
        firstChild = Arrays.copyOf(firstChild, room);
        nextSibling = Arrays.copyOf(nextSibling, room);
        untried = Arrays.copyOf(untried, room);
        simulations = Arrays.copyOf(simulations, room);
        ended = Arrays.copyOf(ended, room);
        endScores = Arrays.copyOf(endScores, room);
        values = Arrays.copyOf(values, room);
    }

    /** Whether it is known how many moves of this node are untried. */
    boolean isOpened(int node) {
        return untried[node] != NONE;
    }

    void open(int node, int moveCount) {
        untried[node] = moveCount;
    }

    int untried(int node) {
        return untried[node];
    }

    /** A new child for an untried move. */
    int addChild(int parent, int move) {
        int child = append(move);
        nextSibling[child] = firstChild[parent];
        firstChild[parent] = child;
        untried[parent]--;
        return child;
    }

    int child(int parent, int move) {
        int child = firstChild[parent];
        while (child != NONE && moves[child] != move) child = nextSibling[child];
        return child;
    }

    boolean hasChildren(int node) {
        return firstChild[node] != NONE;
    }

    /** The child with the highest value plus exploration: OLE(n, a). */
    int select(int node, Exploration exploration) {
        double width = exploration.width(simulations[node]);
        int best = NONE;
        double highest = Double.NEGATIVE_INFINITY;
        for (int child = firstChild[node]; child != NONE; child = nextSibling[child]) {
            double ole = values[child] + width * InverseRoot.of(simulations[child]);
            if (ole <= highest) continue;
            highest = ole;
            best = child;
        }
        return best;
    }

    /** A simulation ended in this node with this score for the player who moved there. */
    void end(int node, double score) {
        ended[node]++;
        endScores[node] += score;
    }

    /** Takes a simulation that went through this node into its value; its children come first. */
    void backUp(int node) {
        simulations[node]++;
        double bestForOther = Double.NEGATIVE_INFINITY;
        for (int child = firstChild[node]; child != NONE; child = nextSibling[child])
            bestForOther = Math.max(bestForOther, values[child]);
        values[node] = backUp.value(endScores[node], ended[node], simulations[node], -bestForOther);
    }

    /** Takes a simulation into a node's value, which is then the mean of all scores; whatever its children are worth. */
    void count(int node, double score) {
        simulations[node]++;
        endScores[node] += score;
        values[node] = endScores[node] / simulations[node];
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    int nextSibling(int node) {
        return nextSibling[node];
    }

    int move(int node) {
        return moves[node];
    }

    int simulations(int node) {
        return simulations[node];
    }

    int ended(int node) {
        return ended[node];
    }

    /** The sum of what {@link #end} or {@link #count} brought. */
    double scores(int node) {
        return endScores[node];
    }

    double value(int node) {
        return values[node];
    }
}
