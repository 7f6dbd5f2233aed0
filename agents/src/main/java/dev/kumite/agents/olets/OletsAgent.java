package dev.kumite.agents.olets;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.games.Game;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** Simulates until the budget is used up and plays the most visited move; the seed decides among equals. */
final class OletsAgent implements Agent {
    private final Game game;
    private final OpenLoopSearch search;
    private final OpenLoopTree tree;
    private final Budget budget;
    private final Rng rng;

    OletsAgent(Game game, OpenLoopSearch search, Budget budget, long seed) {
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
            iterations++;
            long now = watch.nanos();
            if (thinking.wantsReport(now)) thinking.report(choice(moves, chooser, iterations, now), now);
        }
        return choice(moves, chooser, iterations, watch.nanos());
    }

    private Choice choice(int[] moves, long chooser, long iterations, long nanos) {
        int move = mostVisited(moves, chooser);
        List<RootMove> rootMoves = Arrays.stream(moves)
                .mapToObj(this::rootMove)
                .sorted(Comparator.comparing((RootMove each) -> -each.visits())
                        .thenComparing(each -> each.move() != move)
                        .thenComparing(each -> -each.value()))
                .toList();
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
                rootMoves,
                line(move));
    }

    private RootMove rootMove(int move) {
        int child = tree.child(OpenLoopTree.ROOT, move);
        return child == OpenLoopTree.NONE
                ? new RootMove(move, 0, 0)
                : new RootMove(move, tree.simulations(child), tree.value(child));
    }

    private int mostVisited(int[] moves, long chooser) {
        long most = Arrays.stream(moves)
                .mapToLong(each -> rootMove(each).visits())
                .max()
                .orElse(0);
        int[] equals = Arrays.stream(moves)
                .filter(each -> rootMove(each).visits() == most)
                .toArray();
        return equals[(int) ((chooser >>> 1) % equals.length)];
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
}
