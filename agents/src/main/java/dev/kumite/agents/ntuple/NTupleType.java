package dev.kumite.agents.ntuple;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.Course;
import dev.kumite.agents.learn.Course.Examiner;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.Shelf;
import dev.kumite.games.Evaluation;
import dev.kumite.games.EvaluationSource;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code ntuple}: a network of patterns, trained by {@code kumite train}. As an agent it plays like {@code alphabeta} with
 * the network as its evaluation; as an evaluation, {@code ntuple@FILE}, any other searching agent may use it.
 */
public final class NTupleType implements LearnerType, EvaluationSource {
    private static final Course COURSE = new Course(
            5000, List.of(new Examiner("zemlin-heuristic", 100), new Examiner("alphabeta(depth=2)", 50)), 15_000);

    @Override
    public String name() {
        return "ntuple";
    }

    @Override
    public String summary() {
        return "alpha-beta with values of patterns, learned by TD(lambda): an n-tuple network";
    }

    @Override
    public List<Option<?>> options() {
        List<Option<?>> options = new ArrayList<>(Player.OPTIONS);
        options.add(0, FILE.without("what ships with Kumite"));
        options.addAll(Method.OPTIONS);
        return List.copyOf(options);
    }

    @Override
    public List<Option<?>> learningOptions() {
        return Method.OPTIONS;
    }

    @Override
    public Course course() {
        return COURSE;
    }

    @Override
    public String unit() {
        return "weights";
    }

    /** Its size is that of the game's patterns: {@code memory} is not asked. */
    @Override
    public Learner learner(Settings settings, Game game, long memory) {
        return new NTupleLearner(game, Method.of(settings));
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        for (Option<?> option : learningOptions()) settings.refuse(option, true, "kumite train");
        Evaluation evaluation =
                settings.find(FILE).map(file -> read(game, file)).orElseGet(() -> shipped(game));
        return Player.of(game, evaluation, settings, seed);
    }

    @Override
    public Evaluation read(Game game, String file) {
        return ((NTupleLearner) Shelf.read(file, this, game)).evaluation();
    }

    @Override
    public Evaluation shipped(Game game) {
        return Shipped.of(game);
    }
}
