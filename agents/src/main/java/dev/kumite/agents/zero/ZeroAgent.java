package dev.kumite.agents.zero;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Choice;
import dev.kumite.agents.Choice.RootMove;
import dev.kumite.agents.Inspectable;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Plays by a network and a search that it guides. */
final class ZeroAgent implements Agent, Inspectable {
    private static final int REPORT_STEP = 16;

    private final Play play;
    private final SearchTree tree;
    private final Puct puct;
    private final Gumbel gumbel = new Gumbel();
    private final Rng rng;

    ZeroAgent(Play play, Evaluator evaluator, int mostMoves, long seed) {
        this.play = play;
        tree = new SearchTree(evaluator, mostMoves);
        puct = new Puct(play.c());
        rng = new Rng(seed);
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        Stopwatch watch = new Stopwatch(play.budget(), thinking);
        if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
        Position scratch = position.copy();
        tree.begin(scratch);
        int chosen = play.gumbel() ? byGumbel(scratch, watch) : byPuct(scratch, watch);
        return choice(chosen, watch.nanos());
    }

    private int byGumbel(Position scratch, Stopwatch watch) {
        int simulations = (int) Math.min(Integer.MAX_VALUE, play.simulations());
        int chosen = gumbel.search(tree, scratch, simulations, play.noise(), rng, () -> {
            report(watch);
            return watch.timeLeft();
        });
        return play.temperature() == 0 ? chosen : drawn();
    }

    private int byPuct(Position scratch, Stopwatch watch) {
        if (play.noise() > 0) Dirichlet.mix(tree, play.noise(), rng);
        for (long done = 0; done < play.simulations() && watch.timeLeft(); done++) {
            tree.simulate(scratch, SearchTree.ROOT, puct);
            if (done % REPORT_STEP == 0) report(watch);
        }
        return play.temperature() == 0 ? best() : drawn();
    }

    private void report(Stopwatch watch) {
        long now = watch.nanos();
        if (watch.thinking().wantsReport(now)) watch.thinking().report(choice(best(), now), now);
    }

    /** The move that was visited most, or seemed best where none was. */
    private int best() {
        int best = tree.mostVisited(SearchTree.ROOT);
        if (best >= 0) return best;
        best = tree.first(SearchTree.ROOT);
        for (int child = best; child < end(); child++) if (tree.prior(child) > tree.prior(best)) best = child;
        return best;
    }

    /** A move drawn by its visits to the power of 1 / temperature. */
    private int drawn() {
        int most = best();
        double sum = 0;
        for (int child = tree.first(SearchTree.ROOT); child < end(); child++) sum += weight(child, most);
        double lot = rng.real() * sum;
        for (int child = tree.first(SearchTree.ROOT); child < end(); child++) {
            lot -= weight(child, most);
            if (lot < 0) return child;
        }
        return most;
    }

    private double weight(int child, int most) {
        double share = (double) tree.visits(child) / Math.max(1, tree.visits(most));
        return StrictMath.pow(share, 1 / play.temperature());
    }

    private int end() {
        return tree.first(SearchTree.ROOT) + tree.count(SearchTree.ROOT);
    }

    private Choice choice(int chosen, long nanos) {
        List<Integer> order = new ArrayList<>();
        for (int child = tree.first(SearchTree.ROOT); child < end(); child++) order.add(child);
        order.sort((a, b) -> {
            int byChoice = Boolean.compare(b == chosen, a == chosen);
            int byVisits = byChoice != 0 ? byChoice : Integer.compare(tree.visits(b), tree.visits(a));
            return byVisits != 0 ? byVisits : Float.compare(tree.prior(b), tree.prior(a));
        });
        List<RootMove> moves = new ArrayList<>();
        for (int child : order)
            moves.add(new RootMove(
                    tree.move(child),
                    tree.visits(child),
                    value(child),
                    false,
                    (double) tree.prior(child),
                    List.of(tree.move(child))));
        List<Integer> line = new ArrayList<>();
        for (int node = chosen; node >= 0; node = tree.mostVisited(node)) line.add(tree.move(node));
        long simulations = tree.visits(SearchTree.ROOT) - 1L;
        return new Choice(
                tree.move(chosen),
                value(chosen),
                OptionalInt.empty(),
                OptionalInt.empty(),
                simulations,
                simulations + 1,
                tree.deepest(),
                nanos,
                tree.nodes(),
                List.copyOf(moves),
                line);
    }

    /** Where a move was never visited, what the root is worth. */
    private double value(int child) {
        double mean = tree.visits(child) == 0 ? tree.meanToMove(SearchTree.ROOT) : tree.mean(child);
        return 2 * mean - 1;
    }

    @Override
    public Optional<Glance> look(List<Integer> path) {
        return tree.look(path);
    }
}
