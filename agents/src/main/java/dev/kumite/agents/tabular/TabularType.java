package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Memory;
import dev.kumite.agents.learn.KnowledgeCache;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.Training.Course;
import dev.kumite.agents.learn.Training.Course.Examiner;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Rng;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import dev.kumite.spec.Spec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The four agents that learn a table of values: their options, and where their knowledge comes from. */
public abstract class TabularType implements LearnerType {
    private static final String HEURISTIC = "zemlin-heuristic";
    /** How far its players look ahead. */
    static final Option<Integer> DEPTH =
            Option.of("depth", Kind.whole(1, 60), "1", "number of plies to look ahead, by alpha-beta");

    /** TD and TD(λ): 2700 games of self-play, then 300 against the heuristic agent. */
    static final Course OF_STATES = new Course(2700, List.of(new Examiner(HEURISTIC, 300)), 15_000);

    /** Q and Q(λ): 5000 games, then 250 each against random and the heuristic agent. */
    static final Course OF_ACTIONS =
            new Course(5000, List.of(new Examiner("random", 250), new Examiner(HEURISTIC, 250)), 15_000);

    private final String name;
    private final String summary;
    private final boolean ofActions;
    private final Option<Integer> depth;
    private final List<Option<?>> learning;
    private final Settings defaults;

    /**
     * @param ofActions whether it learns values of moves in positions (Q), not of positions (V)
     * @param depth how far it looks ahead when it plays, as in the paper
     * @param learning how it learns, with the paper's defaults
     */
    TabularType(String name, String summary, boolean ofActions, Option<Integer> depth, List<Option<?>> learning) {
        this.name = name;
        this.summary = summary;
        this.ofActions = ofActions;
        this.depth = depth;
        this.learning = learning;
        defaults = new Settings(new Spec(name, Map.of()), learning);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String summary() {
        return summary;
    }

    @Override
    public final List<Option<?>> options() {
        List<Option<?>> options = new ArrayList<>();
        options.add(FILE);
        options.add(depth);
        options.add(Budget.TIME);
        options.add(LEARN);
        options.add(Memory.OPTION
                .withDefault("256m")
                .withHelp("room for what it learns with learn=live; a file takes what it needs"));
        options.addAll(learning);
        return List.copyOf(options);
    }

    @Override
    public final List<Option<?>> learningOptions() {
        return learning;
    }

    @Override
    public final Spec spelledOut(Spec given, boolean alone) {
        return with(given, alone, "leave", text(given, Rule.NEXT).equals("own") ? "own" : "all");
    }

    @Override
    public final Spec asBefore(Spec written, boolean alone) {
        return with(written, alone, "learn", "all");
    }

    private Spec with(Spec given, boolean alone, String terminal, String from) {
        Map<String, String> missing = new LinkedHashMap<>();
        if (!ofActions && text(given, Rule.WINS).equals("learned")) missing.put(Rule.TERMINAL.name(), terminal);
        if (!alone) missing.put(Rule.FROM.name(), from);
        missing.keySet().removeAll(given.options().keySet());
        return given.with(missing);
    }

    /** What was given, as it was written: it may be meant for another kind of learner. */
    private String text(Spec given, Option<String> option) {
        return given.options().getOrDefault(option.name(), defaults.get(option));
    }

    @Override
    public final Course course() {
        return ofActions ? OF_ACTIONS : OF_STATES;
    }

    @Override
    public final String unit() {
        return ofActions ? "moves" : "positions";
    }

    @Override
    public final boolean repeatable(Settings settings) {
        return !isLive(settings) && LearnerType.super.repeatable(settings);
    }

    @Override
    public final String whyNotRepeatable(Settings settings) {
        return isLive(settings) ? "learns while it plays" : LearnerType.super.whyNotRepeatable(settings);
    }

    private static boolean isLive(Settings settings) {
        return settings.get(LEARN).equals("live");
    }

    @Override
    public final Learner learner(Settings settings, Game game, long memory) {
        return new TabularLearner(game, Rule.of(settings, ofActions), depth, memory);
    }

    @Override
    public final Agent create(Settings settings, Game game, long seed) {
        boolean live = isLive(settings);
        for (Option<?> option : learning) settings.rejectIf(option, !live || settings.has(FILE), "kumite train");
        Learner learner = learned(settings, game, live);
        Rng rng = new Rng(seed);
        Agent player = learner.player(settings, rng.next());
        return live ? new LiveAgent(player, learner, rng.next()) : player;
    }

    private Learner learned(Settings settings, Game game, boolean live) {
        String file = settings.find(FILE).orElse("");
        if (file.isEmpty() && !live)
            throw new BadInput("'" + name + "' has learned nothing: train it with kumite train " + name + " --game "
                    + game.name() + " --games 100k --out FILE, then write " + name + "(file=FILE)");
        long memory = Memory.of(settings);
        if (file.isEmpty()) return learner(settings, game, memory);
        return live ? KnowledgeCache.live(file, this, game, memory) : KnowledgeCache.read(file, this, game);
    }

    /** {@code td}: zemlin's TD learning, with almost no help. */
    public static final class Td extends TabularType {
        public Td() {
            super(
                    "td",
                    "TD(0): a table of positions, learned from games (zemlin, TD Learning)",
                    false,
                    DEPTH,
                    List.of(
                            Rule.ALPHA,
                            Rule.GAMMA,
                            Rule.REWARD,
                            Rule.EPSILON,
                            Rule.DECAY,
                            Rule.NEXT,
                            Rule.WINS,
                            Rule.TERMINAL,
                            Rule.FROM));
        }
    }

    /** {@code tdlambda}: zemlin's strongest learner. */
    public static final class TdLambda extends TabularType {
        public TdLambda() {
            super(
                    "tdlambda",
                    "TD(lambda) with traces and a look two plies ahead (zemlin, TD-lambda)",
                    false,
                    DEPTH.withDefault("2"),
                    List.of(
                            Rule.ALPHA.withDefault("0.005"),
                            Rule.GAMMA,
                            Rule.LAMBDA,
                            Rule.REWARD,
                            Rule.EPSILON,
                            Rule.DECAY,
                            Rule.NEXT,
                            Rule.WINS.withDefault("first"),
                            Rule.TERMINAL,
                            Rule.FROM));
        }
    }

    /** {@code q}: zemlin's Q-learning; {@code epsilon=0.9..0.1} is the one that decays within each game. */
    public static final class Q extends TabularType {
        public Q() {
            super(
                    "q",
                    "Q-learning: a table of moves in positions (zemlin, Q-learning)",
                    true,
                    DEPTH,
                    List.of(
                            Rule.ALPHA,
                            Rule.GAMMA,
                            Rule.REWARD.withDefault("1"),
                            Rule.EPSILON,
                            Rule.DECAY,
                            Rule.NEXT.withDefault("own"),
                            Rule.WINS,
                            Rule.FROM));
        }
    }

    /** {@code qlambda}: zemlin's Watkins Q(λ); its λ is not published, 0.7 is ours. */
    public static final class QLambda extends TabularType {
        public QLambda() {
            super(
                    "qlambda",
                    "Watkins's Q(lambda): Q-learning with traces that end at a random move (zemlin)",
                    true,
                    DEPTH,
                    List.of(
                            Rule.ALPHA,
                            Rule.GAMMA,
                            Rule.LAMBDA,
                            Rule.REWARD.withDefault("1"),
                            Rule.EPSILON.withDefault("0.9..0.1"),
                            Rule.DECAY,
                            Rule.NEXT.withDefault("own"),
                            Rule.WINS,
                            Rule.FROM));
        }
    }
}
