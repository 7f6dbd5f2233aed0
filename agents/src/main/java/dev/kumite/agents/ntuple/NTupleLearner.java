package dev.kumite.agents.ntuple;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.Student;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.spec.Settings;
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
        Student lesson = new TrainingGames(game, network, method, stop);
        return (start, rng, opponent, side) -> {
            int result = lesson.play(start, rng, opponent, side);
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
}
