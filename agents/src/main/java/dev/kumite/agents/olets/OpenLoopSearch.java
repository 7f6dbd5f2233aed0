package dev.kumite.agents.olets;

import dev.kumite.agents.olets.Ole.Exploration;
import dev.kumite.agents.olets.OletsAgent.Simulator;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import java.util.Arrays;

/**
 * One simulation after the other (tischner, figure 4): down the tree by {@link OpenLoopTree#select}, one random
 * untried move, the evaluation there, and back up. Once the tree cannot grow any further, a simulation continues among
 * the existing children and is evaluated where it ends.
 */
final class OpenLoopSearch implements Simulator {
    private final Evaluation evaluation;
    private final Exploration exploration;
    private final OpenLoopTree tree;
    private final int[] moves;
    private int[] path = new int[64];
    private Position position;
    private long nodes;
    private int deepest;

    OpenLoopSearch(Game game, Evaluation evaluation, Exploration exploration, OpenLoopTree tree) {
        this.evaluation = evaluation;
        this.exploration = exploration;
        this.tree = tree;
        moves = new int[game.maxMoves()];
        position = game.start(1);
    }

    @Override
    public void begin(Position root) {
        position = root.copy();
        tree.clear();
        nodes = 0;
        deepest = 0;
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

    /** The most visited is played. */
    @Override
    public double merit(int child) {
        return tree.simulations(child);
    }

    @Override
    public double expected(double value) {
        return value;
    }

    @Override
    public void simulate(Rng rng) {
        int length = descend(rng);
        tree.end(path[length], scoreForOther());
        for (int i = length; i >= 0; i--) tree.backUp(path[i]);
        for (int i = 0; i < length; i++) position.unmake();
        nodes += length;
        deepest = Math.max(deepest, length);
    }

    /** Plays a line from the root to where the simulation ends and returns its length. */
    private int descend(Rng rng) {
        int node = OpenLoopTree.ROOT;
        int length = 0;
        boolean grown = false;
        path[0] = node;
        while (!grown && position.result() == Result.ONGOING) {
            if (!tree.isOpened(node)) tree.open(node, position.countMoves());
            grown = tree.untried(node) > 0 && tree.hasRoom();
            if (grown) node = tree.addChild(node, untriedMove(node, rng));
            else if (tree.hasChildren(node)) node = tree.select(node, exploration);
            else break;
            position.make(tree.move(node));
            if (++length == path.length) path = Arrays.copyOf(path, 2 * length);
            path[length] = node;
        }
        return length;
    }

    private int untriedMove(int node, Rng rng) {
        int count = position.moves(moves, 0);
        int skip = rng.below(tree.untried(node));
        for (int i = 0; i < count; i++)
            if (tree.child(node, moves[i]) == OpenLoopTree.NONE && skip-- == 0) return moves[i];
        throw new IllegalStateException("a node says that it has an untried move, and has none");
    }

    /** What the position is worth, −1 to 1, for the player who is not to move. */
    private double scoreForOther() {
        int result = position.result();
        if (result == Result.ONGOING) return -evaluation.squash(evaluation.score(position));
        int winner = Result.winner(result);
        return winner < 0 ? 0 : winner == position.sideToMove() ? -1 : 1;
    }
}
