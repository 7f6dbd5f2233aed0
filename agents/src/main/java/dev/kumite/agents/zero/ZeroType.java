package dev.kumite.agents.zero;

import dev.kumite.agents.Agent;
import dev.kumite.agents.learn.KnowledgeCache;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.Training.Course;
import dev.kumite.agents.learn.Training.Course.Examiner;
import dev.kumite.games.Game;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.ArrayList;
import java.util.List;

/** {@code zero}: a policy and value network with tree search, which learns a game from nothing but its rules. */
public final class ZeroType implements LearnerType {
    private static final Course COURSE = new Course(
            5000, List.of(new Examiner("zemlin-heuristic", 50), new Examiner("mcts(iterations=1k)", 50)), 15_000);

    @Override
    public String name() {
        return "zero";
    }

    @Override
    public String summary() {
        return "AlphaZero: tree search guided by a policy and value network, learned by self-play";
    }

    @Override
    public List<Option<?>> options() {
        List<Option<?>> options = new ArrayList<>();
        options.add(FILE.without("what ships with Kumite"));
        options.addAll(Play.OPTIONS);
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

    /** Its size is that of the network. */
    @Override
    public boolean grows() {
        return false;
    }

    @Override
    public Learner learner(Settings settings, Game game, long memory) {
        return new ZeroLearner(game, Method.of(settings));
    }

    @Override
    public String fingerprint(Settings settings, Game game) {
        return settings.has(FILE) ? "" : "zero:" + Shipped.of(game).fingerprint();
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        for (Option<?> option : learningOptions()) settings.rejectIf(option, true, "kumite train");
        Evaluator evaluator = settings.find(FILE)
                .map(file -> ((ZeroLearner) KnowledgeCache.read(file, this, game)).evaluator())
                .orElseGet(() -> new Evaluator(Shipped.of(game), game.inputs(), game.moveRows()));
        return player(game, evaluator, settings, seed);
    }

    /** An agent that plays by a network. */
    static Agent player(Game game, Evaluator evaluator, Settings settings, long seed) {
        return new ZeroAgent(Play.of(settings), evaluator, game.maxMoves(), seed);
    }
}
