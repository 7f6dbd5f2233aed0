package dev.kumite.agents.tree;

/**
 * MCTS-Solver (Winands, Björnsson and Saito 2008): a move that wins makes the move before it a loss; a position all of
 * whose moves lose makes the move into it a win. Draws stay ordinary results.
 */
final class MctsSolver {
    private static final int LONGEST = Short.MAX_VALUE - 1;

    private MctsSolver() {}

    /** Carries the proof found at the end of a path towards the root as far as it goes. */
    static void propagate(Tree tree, int[] path, int depth) {
        for (int d = depth; d > 0; d--) {
            Chunk chunk = tree.chunk(path[d]);
            int at = Tree.place(path[d]);
            int proof = chunk.proof[at];
            if (proof < 0) chunk.sum[at] = Tree.LOST;
            int above = proof > 0 ? -proof - 1 : lossesOf(tree, path[d - 1]);
            if (above == 0 || tree.proof(path[d - 1]) != 0) return;
            prove(tree, path[d - 1], above);
        }
    }

    static void prove(Tree tree, int node, int proof) {
        tree.chunk(node).proof[Tree.place(node)] = (short) Math.max(-LONGEST, Math.min(LONGEST, proof));
    }

    /** One more than the longest loss when every child is a proven loss, else 0. */
    private static int lossesOf(Tree tree, int node) {
        int fan = tree.fan(node);
        if (Tree.tried(fan) < Tree.count(fan)) return 0;
        int first = tree.first(node);
        short[] proof = tree.chunk(first).proof;
        int from = Tree.place(first);
        int longest = 0;
        for (int i = from; i < from + Tree.count(fan); i++) {
            if (proof[i] >= 0) return 0;
            longest = Math.max(longest, -proof[i]);
        }
        return longest + 1;
    }
}
