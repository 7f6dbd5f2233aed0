package dev.kumite.agents.olets;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * Simulates until the budget is used up and plays the move that the search ranks first; among equals the seed decides.
 */
final class OletsAgent implements Agent {
    /** How many iterations, of a microsecond each, pass between two looks whether a report is due. */
    private static final int REPORT_STEP = 64;

    private final Game game;
    private final Simulator search;
    private final OpenLoopTree tree;
    private final Budget budget;
    private final Rng rng;

    OletsAgent(Game game, Simulator search, Budget budget, long seed) {
        this.game = game;
        this.search = search;
        this.tree = search.tree();
        this.budget = budget;
        this.rng = new Rng(seed);
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
        Stopwatch watch = new Stopwatch(budget, thinking);
        search.begin(position);
        int[] moves = game.moves(position);
        long chooser = rng.next();
        long iterations = 0;
        while (watch.iterationsLeft(iterations, search.nodes())) {
            search.simulate(rng);
            if (++iterations % REPORT_STEP != 0) continue;
            long now = watch.nanos();
            if (thinking.wantsReport(now)) thinking.report(choice(moves, chooser, iterations, now), now);
        }
        return choice(moves, chooser, iterations, watch.nanos());
    }

    private Choice choice(int[] moves, long chooser, long iterations, long nanos) {
        int move = best(moves, chooser);
        List<RootMove> rootMoves = new ArrayList<>();
        for (int each : moves) rootMoves.add(rootMove(each));
        rootMoves.sort(new BestFirst(move));
        return new Choice(
                move,
                rootMoves.get(0).value(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                iterations,
                search.nodes(),
                search.deepest(),
                nanos,
                tree.size(),
                List.copyOf(rootMoves),
                line(move));
    }

    /** What is played, then by visits. A class of its own, since a chain of lambdas takes a cold virtual machine some of the move's time. */
    private record BestFirst(int chosen) implements Comparator<RootMove> {
        @Override
        public int compare(RootMove a, RootMove b) {
            int order = Boolean.compare(a.move() != chosen, b.move() != chosen);
            if (order == 0) order = Long.compare(b.visits(), a.visits());
            return order != 0 ? order : Double.compare(b.value(), a.value());
        }
    }

    private RootMove rootMove(int move) {
        int child = tree.child(OpenLoopTree.ROOT, move);
        return child == OpenLoopTree.NONE
                ? new RootMove(move, 0, 0)
                : new RootMove(move, tree.simulations(child), search.expected(tree.value(child)));
    }

    private int best(int[] moves, long chooser) {
        double most = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int move : moves) {
            double merit = merit(move);
            if (merit > most) equals = 0;
            most = Math.max(most, merit);
            if (merit == most) equals++;
        }
        int skip = (int) ((chooser >>> 1) % equals);
        for (int move : moves) if (merit(move) == most && skip-- == 0) return move;
        throw new IllegalStateException("no move is the best");
    }

    private double merit(int move) {
        int child = tree.child(OpenLoopTree.ROOT, move);
        return child == OpenLoopTree.NONE ? 0 : search.merit(child);
    }

    /** The most visited move at every node, beginning with this one. */
    private List<Integer> line(int move) {
        List<Integer> line = new ArrayList<>(List.of(move));
        int node = tree.child(OpenLoopTree.ROOT, move);
        while (node != OpenLoopTree.NONE && tree.hasChildren(node)) {
            int next = tree.firstChild(node);
            for (int child = next; child != OpenLoopTree.NONE; child = tree.nextSibling(child))
                if (tree.simulations(child) > tree.simulations(next)) next = child;
            line.add(tree.move(next));
            node = next;
        }
        return List.copyOf(line);
    }

    /** Grows a tree by one simulation after the other, in one of the ways of tischner's OLETS. */
    interface Simulator {

        /** Starts from another position with a bare tree. */
        void begin(Position root);

        void simulate(Rng rng);

        OpenLoopTree tree();

        /** Positions reached by a move. */
        long nodes();

        int deepest();

        /** A child of the root by what is played at the end: the higher, the better. */
        double merit(int child);

        /** A node's value as an expected result, −1 to 1. */
        double expected(double value);
    }
}
