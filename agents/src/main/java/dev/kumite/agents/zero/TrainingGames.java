package dev.kumite.agents.zero;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.pattern.MoveRows;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The training games of one thread. Every move is planned with Gumbel; a position should seem worth what the search found
 * and the game brought, and its moves as good as the improved policy says.
 */
final class TrainingGames implements Student {
    private final ZeroLearner learner;
    private final BooleanSupplier stop;
    private final Gumbel gumbel = new Gumbel();
    private final double[] improved;

    /** A position on the way, worth what the search found: its result is not known yet. */
    private record Seen(int side, double found, Sample sample) {}

    TrainingGames(ZeroLearner learner, BooleanSupplier stop) {
        this.learner = learner;
        this.stop = stop;
        improved = new double[learner.game.maxMoves()];
    }

    @Override
    public int play(Position position, Rng rng, @Nullable Agent opponent, int side) {
        SearchTree tree = new SearchTree(learner.evaluator(), learner.game.maxMoves());
        List<Seen> seen = new ArrayList<>();
        for (int ply = 0; ply < learner.game.plyCap() && position.result() == Result.ONGOING; ply++) {
            if (stop.getAsBoolean()) return Result.ONGOING;
            int move = opponent != null && position.sideToMove() != side
                    ? opponent.pick(position)
                    : plan(tree, position, rng, seen);
            position.make(move);
            if (opponent != null) opponent.played(move);
        }
        int winner = Result.winner(position.result());
        List<Sample> samples = new ArrayList<>();
        for (Seen each : seen) {
            double result = winner < 0 ? 0.5 : winner == each.side ? 1 : 0;
            double blend = learner.method.blend();
            samples.add(each.sample.worth(blend * each.found + (1 - blend) * result));
        }
        learner.learn(samples);
        return position.result();
    }

    private int plan(SearchTree tree, Position position, Rng rng, List<Seen> seen) {
        tree.begin(position);
        int chosen = gumbel.search(tree, position, learner.method.effort(), 1, rng, () -> true);
        gumbel.improve(tree, SearchTree.ROOT, improved);
        int moves = tree.count(SearchTree.ROOT);
        int[] rows = new int[moves * MoveRows.MOST];
        float[] policy = new float[moves];
        for (int i = 0; i < moves; i++) {
            int move = tree.move(tree.first(SearchTree.ROOT) + i);
            Evaluator.rowsOf(learner.moveRows, position, move, rows, i * MoveRows.MOST);
            policy[i] = (float) improved[i];
        }
        long[] inputs = new long[learner.inputs.words()];
        learner.inputs.read(position, inputs);
        double found = tree.meanToMove(SearchTree.ROOT);
        seen.add(new Seen(position.sideToMove(), found, new Sample(inputs, (float) found, rows, policy)));
        return tree.move(chosen);
    }
}
