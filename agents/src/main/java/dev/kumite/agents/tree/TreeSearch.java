package dev.kumite.agents.tree;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Stopwatch;
import dev.kumite.base.Crew;
import dev.kumite.games.core.Rng;
import java.util.List;

/**
 * Iterates until the budget is used up, the root is proven, or the search is stopped. Several threads share the tree:
 * one at a time descends or backs up, while the simulations, which take most of the time, run in parallel.
 */
final class TreeSearch {
    /** How many iterations, of some microseconds each, pass between two looks whether a report is due. */
    private static final int REPORT_STEP = 64;

    private final Recipe recipe;
    private final Tree tree;
    private final List<Walker> walkers;
    private final Stopwatch watch;
    private long iterations;
    private long nodes;
    private volatile boolean failed;

    TreeSearch(Recipe recipe, Tree tree, List<Walker> walkers, Stopwatch watch) {
        this.recipe = recipe;
        this.tree = tree;
        this.walkers = walkers;
        this.watch = watch;
    }

    Choice run() {
        walkers.get(0).openRoot();
        if (walkers.size() == 1) iterateAlone(walkers.get(0));
        else iterateTogether();
        return answer(walkers.get(0).rng());
    }

    private boolean goesOn() {
        return watch.iterationsLeft(iterations, nodes)
                && tree.proof(Tree.ROOT) == 0
                && tree.visits(Tree.ROOT) < Integer.MAX_VALUE;
    }

    private void iterateAlone(Walker walker) {
        while (goesOn()) {
            descend(walker);
            walker.simulate();
            walker.backUp();
            if (iterations % REPORT_STEP == 0) report();
        }
    }

    private void iterateTogether() {
        try (Crew crew = new Crew(walkers.size(), "kumite-mcts")) {
            crew.together(worker -> iterateShared(walkers.get(worker), worker == 0));
        }
    }

    private void iterateShared(Walker walker, boolean reports) {
        try {
            while (!failed) {
                synchronized (tree) {
                    if (!goesOn()) return;
                    descend(walker);
                    if (reports && iterations % REPORT_STEP < walkers.size()) report();
                }
                walker.simulate();
                synchronized (tree) {
                    walker.backUp();
                }
            }
        } catch (Throwable e) {
            failed = true;
            throw e;
        }
    }

    /**
     * An iteration visits one new node, or makes as many as expansion then makes at once; where the tree cannot grow it
     * still counts one, so that a node budget ends the search.
     */
    private void descend(Walker walker) {
        long before = tree.nodes;
        walker.descend();
        nodes += recipe.expansion().all() ? Math.max(1, tree.nodes - before) : 1;
        iterations++;
    }

    private void report() {
        long now = watch.nanos();
        if (watch.thinking().wantsReport(now)) watch.thinking().report(answer(new Rng(iterations)), now);
    }

    private Choice answer(Rng lots) {
        int deepest = 0;
        for (Walker walker : walkers) deepest = Math.max(deepest, walker.deepest());
        RootTable table = new RootTable(tree, walkers.get(0).selection(), recipe.finalByVisits(), lots);
        return table.choice(iterations, nodes, deepest, watch.nanos());
    }
}
