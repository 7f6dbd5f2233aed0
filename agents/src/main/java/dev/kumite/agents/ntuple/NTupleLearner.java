package dev.kumite.agents.ntuple;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** An n-tuple network and its learning method. */
final class NTupleLearner implements Learner {
    private final Game game;
    private final Method method;
    private final Network network;
    /** The network's judgement since it last learned, or null. */
    private volatile @Nullable NetworkEvaluation judgement;

    NTupleLearner(Game game, Method method) {
        this.game = game;
        this.method = method;
        network = new Network(new Tuples(game.patterns()));
    }

    @Override
    public Student student(BooleanSupplier stop) {
        Student training = new TrainingGames(game, network, method, stop);
        return (start, rng, opponent, side) -> {
            int result = training.play(start, rng, opponent, side);
            judgement = null;
            return result;
        };
    }

    @Override
    public Agent player(Settings settings, long seed) {
        return NTupleType.player(game, evaluation(), settings, seed);
    }

    @Override
    public double value(Position position) {
        NetworkEvaluation evaluation = evaluation();
        return evaluation.squash(evaluation.score(position));
    }

    @Override
    public boolean knows(Position position) {
        return true;
    }

    /** The value without an evaluation's rounding. */
    double exactValue(Position position) {
        return network.new Sight().value(position);
    }

    /** What the network has learned so far. */
    NetworkEvaluation evaluation() {
        NetworkEvaluation present = judgement;
        if (present == null) judgement = present = NetworkEvaluation.of(network);
        return present;
    }

    @Override
    public Size size() {
        return new Size(network.learned(), network.bytes(), 0);
    }

    @Override
    public void write(KnowledgeWriter out) {
        network.write(out);
    }

    @Override
    public void read(KnowledgeReader in) {
        network.read(in);
        judgement = null;
    }

    /**
     * How a network learns.
     *
     * @param step how far a value moves towards what it should have been, at first
     * @param lambda how far the later game decides instead of the next position
     * @param epsilon how often any move is played instead of the best
     * @param ahead how many plies the players look ahead
     */
    record Method(double step, double lambda, double epsilon, int ahead) {
        private static final Option<Double> STEP = Option.of(
                "step",
                Kind.real(0.001, 10),
                "2",
                "how far a value moves towards what it should have been, at first; it adapts by itself");
        private static final Option<Double> LAMBDA = Option.of(
                "lambda", Kind.real(0, 1), "0.7", "how far the later game counts, not only the next position");
        private static final Option<Double> EPSILON =
                Option.of("epsilon", Kind.real(0, 1), "0.1", "share of random moves in training");
        private static final Option<Integer> AHEAD =
                Option.of("ahead", Kind.whole(1, 4), "1", "number of plies to look ahead in training");

        static final List<Option<?>> OPTIONS = List.of(STEP, LAMBDA, EPSILON, AHEAD);

        static Method of(Settings settings) {
            return new Method(settings.get(STEP), settings.get(LAMBDA), settings.get(EPSILON), settings.get(AHEAD));
        }
    }
}
