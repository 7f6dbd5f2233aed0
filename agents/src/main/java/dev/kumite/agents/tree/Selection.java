package dev.kumite.agents.tree;

import dev.kumite.games.core.Rng;

/**
 * Takes the child with the best score, at random among equals; but the first whose score exceeds {@code sure} is taken
 * without looking at the others (schulz 4.3, where the check is in {@code bestChild} and so applies to what that
 * compares: the score with its exploration term in the tree, without it at the end).
 */
final class Selection {
    private final SelectionScores scores;
    private final double c;
    private final double sure;
    private final double[] written;

    Selection(SelectionScores scores, double c, double sure, int maxMoves) {
        this.scores = scores;
        this.c = c;
        this.sure = sure;
        written = new double[maxMoves];
    }

    /** The child to descend to from a node all of whose children were tried. */
    int best(Tree tree, int node, Rng rng) {
        Chunk parent = tree.chunk(node);
        int at = Tree.place(node);
        int first = parent.first[at];
        int count = Tree.count(parent.fan[at]);
        int from = Tree.place(first);
        scores.write(tree.chunk(first), from, from + count, parent.visits[at], c, written);
        return first + best(count, rng);
    }

    private int best(int count, Rng rng) {
        double[] score = written;
        double top = score[0];
        if (top > sure) return 0;
        int best = 0;
        int ties = 1;
        for (int i = 1; i < count; i++) {
            double s = score[i];
            if (s > sure) return i;
            if (s < top) continue;
            if (s > top) ties = 1;
            else if (rng.below(++ties) != 0) continue;
            top = s;
            best = i;
        }
        return best;
    }

    /** The scores without exploration of a node's tried children, for the final choice. */
    double[] plainScores(Tree tree, int node) {
        int first = tree.first(node);
        int tried = Tree.tried(tree.fan(node));
        double[] out = new double[tried];
        int from = Tree.place(first);
        if (tried > 0) scores.write(tree.chunk(first), from, from + tried, tree.visits(node), 0, out);
        return out;
    }

    boolean isSure(double score) {
        return score > sure;
    }
}
