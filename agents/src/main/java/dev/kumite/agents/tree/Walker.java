package dev.kumite.agents.tree;

import dev.kumite.agents.ExactValues;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.oracle.Oracle;
import org.jspecify.annotations.Nullable;

/**
 * The iterations of one thread: descend, simulate, back up. A visit is counted on the way down and its result on the
 * way up, so that a node below which another thread is working looks lost meanwhile: a virtual loss.
 */
final class Walker {
    private final Recipe recipe;
    private final Tree tree;
    private final Rng rng;
    private final Selection selection;
    private final Playout playout;
    private final int[] moves;
    /** Nodes from the root down, and who made the move into each. */
    private final int[] path;

    private final int[] movers;
    private final @Nullable Amaf amaf;
    private final int @Nullable [] trace;
    private Position position;
    private Position scratch;
    private ExactValues exactValues;

    private int depth;
    private int deepest;
    /** The result of the simulation for side 0, its length, and the proof of the leaf where there is one. */
    private double result;

    private int plies;
    private int proof;

    Walker(Recipe recipe, Tree tree, Position root, long seed) {
        this.recipe = recipe;
        this.tree = tree;
        rng = new Rng(seed);
        selection = recipe.newSelection();
        playout = recipe.newPlayout();
        int cap = recipe.game().plyCap();
        moves = new int[recipe.game().maxMoves()];
        path = new int[cap + 1];
        movers = new int[cap + 1];
        path[0] = Tree.ROOT;
        amaf = recipe.layout().amaf() ? new Amaf(cap + 1, recipe.amaf().each()) : null;
        trace = recipe.layout().amaf() ? new int[recipe.maxPlies()] : null;
        position = root;
        scratch = root.copy();
        exactValues = new ExactValues(recipe.oracle(), root.copy());
    }

    /** Starts from another position, which the walker may change while it walks. */
    void standOn(Position root) {
        position = root;
        scratch = root.copy();
        exactValues = new ExactValues(recipe.oracle(), root.copy());
        deepest = 0;
    }

    Position position() {
        return position;
    }

    ExactValues exactValues() {
        return exactValues;
    }

    Rng rng() {
        return rng;
    }

    Selection selection() {
        return selection;
    }

    int deepest() {
        return deepest;
    }

    /**
     * Gives the root its children; where the solver is on and a move wins at once, that is the proof. A leaf that became
     * the root may have its proof already, but its children do not know which of them wins.
     */
    void openRoot() {
        if (tree.first(Tree.ROOT) == 0)
            tree.open(Tree.ROOT, moves, recipe.expansion().list(position, moves, rng));
        if (!recipe.solver() || !position.canWin()) return;
        int first = tree.first(Tree.ROOT);
        for (int i = 0; i < Tree.count(tree.fan(Tree.ROOT)); i++)
            if (position.wins(tree.move(first + i))) MctsSolver.prove(tree, first + i, 1);
        MctsSolver.prove(tree, Tree.ROOT, -2);
    }

    /** Selection and expansion: makes the moves down to a leaf. Changes the tree. */
    void descend() {
        int node = Tree.ROOT;
        depth = 0;
        // One family for each iteration; the first iteration's is the root's.
        boolean opened = tree.visits(Tree.ROOT) == 0;
        while (true) {
            Chunk chunk = tree.chunk(node);
            int at = Tree.place(node);
            int fan = chunk.fan[at];
            if (fan == 0) {
                if (opened || !open(node, chunk.visits[at])) break;
                opened = true;
                fan = chunk.fan[at];
            }
            int child = Tree.tried(fan) < Tree.count(fan) ? untried(node) : selection.best(tree, node, rng);
            chunk.visits[at]++;
            movers[++depth] = position.sideToMove();
            path[depth] = child;
            node = child;
            position.make(tree.move(child));
            if (position.result() != Result.ONGOING) break;
        }
        tree.chunk(node).visits[Tree.place(node)]++;
        if (depth > deepest) deepest = depth;
    }

    private boolean open(int node, int visits) {
        Expansion expansion = recipe.expansion();
        if (visits < expansion.visits() || depth == path.length - 1) return false;
        return tree.open(node, moves, expansion.list(position, moves, rng));
    }

    private int untried(int node) {
        return recipe.expansion().greedy() ? tree.tryNext(node) : tree.tryNext(node, rng);
    }

    /** The leaf's result: the game's own, the solver's, or a playout's. Leaves the tree alone. */
    void simulate() {
        int over = position.result();
        plies = 0;
        proof = 0;
        if (over != Result.ONGOING) {
            result = forSideZero(over);
            if (recipe.solver() && over != Result.DRAW) proof = Result.winner(over) == movers[depth] ? 1 : -1;
        } else if (recipe.solver() && position.canWin()) {
            result = 1 - position.sideToMove();
            proof = -2;
        } else if (!knownResult()) {
            scratch.become(position);
            plies = playout.play(scratch, rng, recipe.maxPlies(), trace);
            int end = scratch.result();
            result = end == Result.ONGOING ? recipe.verdict().forSideZero(scratch) : forSideZero(end);
        }
    }

    /** An ending that a table decides needs no playout; it is no proof, since the table does not tell in how many plies. */
    private boolean knownResult() {
        int value = exactValues.value(position);
        if (!exactValues.decide(value, position)) return false;
        result = value == Oracle.DRAW ? 0.5 : value == Oracle.WIN == (position.sideToMove() == 0) ? 1 : 0;
        return true;
    }

    private static double forSideZero(int result) {
        return result == Result.DRAW ? 0.5 : result == Result.WIN_0 ? 1 : 0;
    }

    /** Counts the result at every node of the path and takes the moves back. Changes the tree. */
    void backUp() {
        if (amaf != null) backUpAmaf(amaf);
        boolean depths = recipe.layout().depths();
        int length = recipe.depthFromRoot() ? depth + plies : plies;
        for (int d = depth; d > 0; d--) {
            Chunk chunk = tree.chunk(path[d]);
            int at = Tree.place(path[d]);
            chunk.sum[at] += movers[d] == 0 ? result : 1 - result;
            if (depths) chunk.depths[at] += length;
            position.unmake();
        }
        if (proof == 0) return;
        MctsSolver.prove(tree, path[depth], proof);
        MctsSolver.propagate(tree, path, depth);
    }

    /** All moves as first: a child of a node on the path counts when its move was played there or later. */
    private void backUpAmaf(Amaf played) {
        played.begin();
        if (trace != null) played.addAll(trace, plies, position.sideToMove());
        boolean all = recipe.expansion().all();
        // A node visited this often no longer asks for the values, and the nodes above it still less.
        int enough = recipe.amaf().enough();
        for (int d = depth; d > 0; d--) {
            Chunk parent = tree.chunk(path[d - 1]);
            int at = Tree.place(path[d - 1]);
            if (parent.visits[at] >= enough) return;
            int side = movers[d];
            played.add(tree.move(path[d]), side);
            int first = parent.first[at];
            int from = Tree.place(first);
            int to = from + (all ? Tree.count(parent.fan[at]) : Tree.tried(parent.fan[at]));
            played.credit(tree.chunk(first), from, to, side, side == 0 ? result : 1 - result);
        }
    }
}
