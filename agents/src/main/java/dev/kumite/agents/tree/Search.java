package dev.kumite.agents.tree;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Stopwatch;
import dev.kumite.games.Rng;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Iterates until the budget is used up, the root is proven, or somebody says stop. Several threads share the tree:
 * descending and backing up happen one thread at a time, the simulations, where most of the time goes, side by side.
 */
final class Search {
    /** How many iterations, of some microseconds each, pass between two looks whether a report is due. */
    private static final int REPORT_STEP = 64;

    private final Recipe recipe;
    private final Tree tree;
    private final List<Walker> walkers;
    private final Stopwatch watch;
    private long iterations;
    private long nodes;
    private volatile @Nullable Throwable failure;

    Search(Recipe recipe, Tree tree, List<Walker> walkers, Stopwatch watch) {
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
        List<Thread> helpers = new ArrayList<>();
        for (Walker walker : walkers.subList(1, walkers.size())) {
            Thread helper = new Thread(() -> iterateShared(walker, false), "kumite-mcts");
            helper.setDaemon(true);
            helper.start();
            helpers.add(helper);
        }
        iterateShared(walkers.get(0), true);
        for (Thread helper : helpers) join(helper);
        Throwable thrown = failure;
        if (thrown != null) throw new IllegalStateException("a searching thread failed", thrown);
    }

    private void iterateShared(Walker walker, boolean reports) {
        try {
            while (failure == null) {
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
        } catch (RuntimeException | Error e) {
            failure = e;
        }
    }

    private static void join(Thread helper) {
        boolean interrupted = false;
        while (helper.isAlive()) {
            try {
                helper.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
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
