package dev.kumite.agents.tree;

import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.games.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What the tree says about the root's moves, and the final choice: a proven win, the shortest; else, of the visited moves
 * that are not proven losses, the first above {@code sure} or the one with most visits or the best score; else an unvisited
 * one by lot; else the longest loss. Ties by lot.
 */
final class RootTable {
    private final Tree tree;
    private final boolean byVisits;
    private final List<Row> rows = new ArrayList<>();
    private final Row chosen;

    private record Row(int node, int visits, int proof, double score, boolean sure, long lot) {
        boolean isLost() {
            return proof < 0;
        }
    }

    RootTable(Tree tree, Selection selection, boolean byVisits, Rng lots) {
        this.tree = tree;
        this.byVisits = byVisits;
        int first = tree.first(Tree.ROOT);
        double[] scores = selection.plainScores(tree, Tree.ROOT);
        for (int i = 0; i < Tree.count(tree.fan(Tree.ROOT)); i++) {
            double score = i < scores.length ? scores[i] : 0;
            int visits = tree.visits(first + i);
            boolean sure = visits > 0 && selection.isSure(score);
            rows.add(new Row(first + i, visits, tree.proof(first + i), score, sure, lots.next()));
        }
        Row firstSure = firstSure();
        rows.sort(order());
        chosen = firstSure != null ? firstSure : rows.get(0);
        rows.remove(chosen);
        rows.add(0, chosen);
    }

    private @Nullable Row firstSure() {
        if (rows.stream().anyMatch(row -> row.proof > 0)) return null;
        for (Row row : rows) if (row.sure && !row.isLost()) return row;
        return null;
    }

    private Comparator<Row> order() {
        Comparator<Row> byRule = byVisits
                ? Comparator.<Row>comparingInt(row -> -row.visits)
                : Comparator.<Row>comparingDouble(row -> -row.score);
        return Comparator.<Row>comparingInt(row -> row.proof > 0 ? row.proof : Integer.MAX_VALUE)
                .thenComparing(row -> row.isLost())
                .thenComparingInt(row -> row.isLost() ? row.proof : 0)
                .thenComparing(row -> row.visits == 0)
                .thenComparing(byRule)
                .thenComparingLong(row -> row.lot);
    }

    Choice choice(long iterations, long nodes, int depth, long nanos) {
        List<RootMove> moves = rows.stream()
                .map(row -> new RootMove(tree.move(row.node), row.visits, value(row.node)))
                .toList();
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
                moves,
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
