package dev.kumite.agents.ntuple;

import dev.kumite.agents.Agent;
import dev.kumite.agents.AgentMaker;
import dev.kumite.agents.Agents;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluatingType;
import dev.kumite.agents.learn.KnowledgeCache;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.Training.Course;
import dev.kumite.agents.learn.Training.Course.Examiner;
import dev.kumite.agents.ntuple.NTupleLearner.Method;
import dev.kumite.agents.ntuple.NetworkEvaluation.Shipped;
import dev.kumite.games.EvaluationSource;
import dev.kumite.games.Game;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code ntuple}: a network of patterns, trained by {@code kumite train}. As an agent it plays like {@code alphabeta} with
 * the network as its evaluation; as an evaluation, {@code ntuple@FILE}, any other searching agent may use it.
 */
public final class NTupleType implements LearnerType, EvaluationSource {
    private static final Option<Integer> DEPTH = Budget.DEPTH.withDefault("2").noting("; none with nodes or time");
    private static final String SEARCH = "alphabeta";
    private static final double NANOS_PER_MILLI = 1e6;

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
        List<Option<?>> options = new ArrayList<>();
        options.add(FILE.without("what ships with Kumite"));
        options.addAll(List.of(DEPTH, Budget.NODES, Budget.TIME));
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

    /** Its size is that of the game's patterns. */
    @Override
    public boolean grows() {
        return false;
    }

    @Override
    public Learner learner(Settings settings, Game game, long memory) {
        return new NTupleLearner(game, Method.of(settings));
    }

    @Override
    public Agent create(Settings settings, Game game, long seed) {
        for (Option<?> option : learningOptions()) settings.rejectIf(option, true, "kumite train");
        Evaluation evaluation =
                settings.find(FILE).map(file -> read(game, file)).orElseGet(() -> shipped(game));
        return player(game, evaluation, settings, seed);
    }

    /** An agent that plays by a network as {@code alphabeta} does with that evaluation. */
    static Agent player(Game game, Evaluation evaluation, Settings settings, long seed) {
        AgentMaker search = Register.AGENTS.parse(search(settings));
        return ((EvaluatingType) search.type()).create(search.settings(), game, evaluation, seed);
    }

    /** The search that plays by the network, with the budget of these settings. */
    private static String search(Settings settings) {
        Map<String, String> options = new LinkedHashMap<>();
        boolean limited = settings.has(Budget.NODES) || settings.has(Budget.TIME);
        (limited ? settings.find(DEPTH) : settings.findOrDefault(DEPTH))
                .ifPresent(depth -> options.put(DEPTH.name(), Integer.toString(depth)));
        settings.find(Budget.NODES).ifPresent(nodes -> options.put(Budget.NODES.name(), Long.toString(nodes)));
        settings.find(Budget.TIME).ifPresent(nanos -> options.put(Budget.TIME.name(), nanos / NANOS_PER_MILLI + "ms"));
        return new Spec(SEARCH, options).toString();
    }

    /** Opened on first use: that takes longer than a short game. */
    private static final class Register {
        static final Agents AGENTS = Agents.shipped();
    }

    @Override
    public Evaluation read(Game game, String file) {
        return ((NTupleLearner) KnowledgeCache.read(file, this, game)).evaluation();
    }

    @Override
    public Evaluation shipped(Game game) {
        return Shipped.of(game);
    }
}
