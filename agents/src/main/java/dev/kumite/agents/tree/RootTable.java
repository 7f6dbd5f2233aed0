package dev.kumite.agents.tree;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The results of the root moves and the final choice: the shortest proven win; else, of the visited moves that are not
 * proven losses, the first above {@code sure}, or the one with the most visits or the best score; else a random
 * unvisited move; else the longest loss. Ties are broken at random.
 */
final class RootTable {
    private final Tree tree;
    private final List<Row> rows = new ArrayList<>();
    private final Row chosen;

    private record Row(int node, int visits, int proof, double score, boolean sure, long lot) {
        boolean isLost() {
            return proof < 0;
        }

        int winIn() {
            return proof > 0 ? proof : Integer.MAX_VALUE;
        }
    }

    /** No chain of lambdas and no equality of records: they take a cold virtual machine 30 ms of the move's time. */
    private record BestFirst(boolean byVisits) implements Comparator<Row> {
        @Override
        public int compare(Row a, Row b) {
            int order = Integer.compare(a.winIn(), b.winIn());
            if (order == 0) order = Boolean.compare(a.isLost(), b.isLost());
            if (order == 0 && a.isLost()) order = Integer.compare(a.proof, b.proof);
            if (order == 0) order = Boolean.compare(a.visits == 0, b.visits == 0);
            if (order == 0) order = byVisits ? Integer.compare(b.visits, a.visits) : Double.compare(b.score, a.score);
            return order != 0 ? order : Long.compare(a.lot, b.lot);
        }
    }

    RootTable(Tree tree, Selection selection, boolean byVisits, Rng lots) {
        this.tree = tree;
        int first = tree.first(Tree.ROOT);
        double[] scores = selection.plainScores(tree, Tree.ROOT);
        for (int i = 0; i < Tree.count(tree.fan(Tree.ROOT)); i++) {
            double score = i < scores.length ? scores[i] : 0;
            int visits = tree.visits(first + i);
            boolean sure = visits > 0 && selection.isSure(score);
            rows.add(new Row(first + i, visits, tree.proof(first + i), score, sure, lots.next()));
        }
        Row sure = takeFirstSure();
        rows.sort(new BestFirst(byVisits));
        if (sure != null) rows.add(0, sure);
        chosen = rows.get(0);
    }

    private @Nullable Row takeFirstSure() {
        int found = rows.size();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            if (row.proof > 0) return null;
            if (row.sure && !row.isLost()) found = Math.min(found, i);
        }
        return found < rows.size() ? rows.remove(found) : null;
    }

    Choice choice(long iterations, long nodes, int depth, long nanos) {
        List<RootMove> moves = new ArrayList<>();
        for (Row row : rows) moves.add(new RootMove(tree.move(row.node), row.visits, value(row.node)));
        OptionalInt winIn = chosen.proof > 0 || chosen.isLost() && tree.proof(Tree.ROOT) > 0
                ? OptionalInt.of(chosen.proof)
                : OptionalInt.empty();
        return new Choice(
                tree.move(chosen.node),
                value(chosen.node),
                OptionalInt.empty(),
                winIn,
                iterations,
                nodes,
                depth,
                nanos,
                tree.nodes,
                List.copyOf(moves),
                line());
    }

    private double value(int node) {
        return 2 * tree.mean(node) - 1;
    }

    /** The main line: the chosen move, then the most visited ones. */
    private List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        for (int node = chosen.node; node != 0; node = mostVisited(node)) line.add(tree.move(node));
        return line;
    }

    private int mostVisited(int node) {
        int first = tree.first(node);
        int best = 0;
        for (int i = 0; i < Tree.tried(tree.fan(node)); i++) {
            int child = first + i;
            if (tree.proof(child) > 0) return child;
            if (tree.visits(child) > 0 && (best == 0 || tree.visits(child) > tree.visits(best))) best = child;
        }
        return best;
    }
}
