package dev.kumite.agents.olets;

import dev.kumite.agents.NaturalLogarithm;
import dev.kumite.agents.olets.OletsAgent.Simulator;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;

/**
 * What tischner's public program computes under the name of OLETS, errors included. A simulation goes down by mean + 1.41
 * + √(ln(n_s(n) + 1) / n_s(a)), where 1.41 is added, not multiplied, and so decides nothing. A leaf that was visited
 * before gets all its children, down to ten plies, and the first of them is taken. From there ten random plies follow, and
 * the evaluation of the board after them, raw, for the player to move in the leaf, is added to the leaf and with the same
 * sign to all nodes above it, whoever moves there. The child with the best mean is played; one without visits has 0.
 *
 * <p>A finished game counts by its pieces, at half the evaluation's scale each: her program does not look who has won.
 */
final class ProgramSearch implements Simulator {
    private static final int PLIES = 10;
    private static final double ADDED = 1.41;
    /** Added to visits, so that nothing is divided by 0. */
    private static final double TRIFLE = 0.0001;

    private final Evaluation evaluation;
    private final OpenLoopTree tree;
    private final int[] moves;
    private final int[] path = new int[PLIES + 1];
    private Position position;
    private Position scratch;
    private long nodes;
    private int deepest;

    ProgramSearch(Game game, Evaluation evaluation, OpenLoopTree tree) {
        this.evaluation = evaluation;
        this.tree = tree;
        moves = new int[game.maxMoves()];
        position = game.start(1);
        scratch = position.copy();
    }

    @Override
    public void begin(Position root) {
        position = root.copy();
        scratch = root.copy();
        tree.clear();
        nodes = 0;
        deepest = 0;
        expand(OpenLoopTree.ROOT);
    }

    @Override
    public void simulate(Rng rng) {
        int length = descend();
        double score = rollout(rng);
        for (int i = length; i >= 0; i--) tree.count(path[i], score);
        for (int i = 0; i < length; i++) position.unmake();
        nodes += length;
        deepest = Math.max(deepest, length);
    }

    private int descend() {
        int node = OpenLoopTree.ROOT;
        int length = 0;
        path[0] = node;
        while (tree.hasChildren(node)) {
            node = select(node);
            path[++length] = node;
            position.make(tree.move(node));
        }
        if (tree.simulations(node) == 0 || length >= PLIES || !expand(node)) return length;
        node = tree.firstChild(node);
        path[++length] = node;
        position.make(tree.move(node));
        return length;
    }

    /** Gives a node a child for each move, in their order; false where there is none, or no room. */
    private boolean expand(int node) {
        int count = position.moves(moves, 0);
        if (count == 0 || !tree.hasRoom(count)) return false;
        for (int i = count - 1; i >= 0; i--) tree.addChild(node, moves[i]);
        return true;
    }

    private int select(int node) {
        double logs = NaturalLogarithm.of(tree.simulations(node) + 1);
        int best = OpenLoopTree.NONE;
        double highest = Double.NEGATIVE_INFINITY;
        for (int child = tree.firstChild(node); child != OpenLoopTree.NONE; child = tree.nextSibling(child)) {
            double score = merit(child) + ADDED + Math.sqrt(logs / (tree.simulations(child) + TRIFLE));
            if (score <= highest) continue;
            highest = score;
            best = child;
        }
        return best;
    }

    /** Ten random plies, judged for the player to move before them. */
    private double rollout(Rng rng) {
        int side = position.sideToMove();
        scratch.become(position);
        int plies = 0;
        for (; plies < PLIES && scratch.result() == Result.ONGOING; plies++) {
            int count = scratch.moves(moves, 0);
            scratch.make(moves[rng.below(count)]);
        }
        nodes += plies;
        if (scratch.result() != Result.ONGOING)
            return evaluation.scale() / 2 * (scratch.pieces(side) - scratch.pieces(1 - side));
        int score = evaluation.score(scratch);
        return scratch.sideToMove() == side ? score : -score;
    }

    @Override
    public double merit(int child) {
        return tree.scores(child) / (tree.simulations(child) + TRIFLE);
    }

    @Override
    public double expected(double value) {
        return evaluation.squash((int) Math.round(value));
    }

    @Override
    public OpenLoopTree tree() {
        return tree;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public int deepest() {
        return deepest;
    }
}
