package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Memory;
import dev.kumite.agents.learn.Course;
import dev.kumite.agents.learn.Course.Examiner;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.LearnerType;
import dev.kumite.agents.learn.Shelf;
import dev.kumite.games.Game;
import dev.kumite.games.Rng;
import dev.kumite.spec.BadInput;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the four agents with tables share: their options, and where their knowledge comes from. */
abstract class TabularType implements LearnerType {
    private static final long USUAL_MEMORY = 256L << 20;
    private static final String HEURISTIC = "zemlin-heuristic";
    private static final int DEEPEST = 60;
    private static final String TERMINAL = "terminal";
    private static final String FROM = "learn-from";

    /** TD and TD(λ): 2700 games of self-play, then 300 against the heuristic agent. */
    static final Course OF_STATES = new Course(2700, List.of(new Examiner(HEURISTIC, 300)), 15_000);

    /** Q and Q(λ): 5000 games, then 250 each against random and the heuristic agent. */
    static final Course OF_ACTIONS =
            new Course(5000, List.of(new Examiner("random", 250), new Examiner(HEURISTIC, 250)), 15_000);

    private final String name;
    private final String summary;
    private final Rule rule;
    private final int depth;
    private final List<Option> learning;

    /**
     * @param rule the paper's
     * @param depth how far it looks ahead when it plays, as in the paper
     */
    TabularType(String name, String summary, Rule rule, int depth) {
        this.name = name;
        this.summary = summary;
        this.rule = rule;
        this.depth = depth;
        learning = learning(rule);
    }

    private static List<Option> learning(Rule rule) {
        Exploration exploration = rule.exploration();
        boolean decays = exploration.start() > exploration.end();
        List<Option> options = new ArrayList<>();
        options.add(new Option("alpha", Kind.real(0, 1), plain(rule.alpha()), "the learning rate"));
        options.add(new Option("gamma", Kind.real(0, 1), plain(rule.gamma()), "the discount for each ply"));
        if (rule.lambda() > 0)
            options.add(new Option("lambda", Kind.real(0, 1), plain(rule.lambda()), "how far surprises reach back"));
        options.add(
                new Option("reward", Kind.real(0.001, 1000), plain(rule.reward()), "for a win; minus that for a loss"));
        options.add(new Option(
                "epsilon",
                Exploration.KIND,
                plain(exploration.start()) + (decays ? ".." + plain(exploration.end()) : ""),
                "share of random moves in training; two numbers: falling within each game"));
        options.add(new Option(
                "decay",
                Kind.real(0, 1),
                plain(exploration.decay()),
                "with two numbers: what each move leaves of epsilon"));
        options.add(new Option(
                "next",
                Kind.oneOf("reply", "own"),
                rule.ownNext() ? "own" : "reply",
                "learn from the reply with its sign turned, or from the player's own next turn"));
        options.add(new Option(
                "wins",
                Kind.oneOf("first", "learned"),
                rule.winsFirst() ? "first" : "learned",
                "take a win at hand, in training and at depth 1, or find it by learning"));
        if (!rule.ofActions())
            options.add(new Option(
                    TERMINAL,
                    Kind.oneOf("leave", "learn"),
                    "leave",
                    "with wins=learned: whether a position that is lost and over is learned like any other"));
        options.add(new Option(
                FROM,
                Kind.oneOf("own", "all"),
                "own with next=own, else all",
                "with an opponent in training: learn from its own moves, or from his too"));
        return List.copyOf(options);
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
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
    public final List<Option> options() {
        List<Option> options = new ArrayList<>();
        options.add(new Option(
                "file", Kind.text("a file that kumite train wrote", text -> text), "none", "what it has learned"));
        options.add(new Option(
                "depth", Kind.whole(1, DEEPEST), Integer.toString(depth), "look so many plies ahead, by alpha-beta"));
        options.add(Budget.TIME);
        options.add(new Option(
                "learn",
                Kind.oneOf("off", "live"),
                "off",
                "live: train from the position on the board while the opponent thinks"));
        options.add(new Option(
                "memory",
                Kind.memory(),
                "256m",
                "room for what it learns with learn=live; a file takes what it needs"));
        options.addAll(learning);
        return List.copyOf(options);
    }

    @Override
    public final List<String> learningOptions() {
        return learning.stream().map(Option::name).toList();
    }

    @Override
    public final Map<String, String> spelledOut(Map<String, String> given, boolean alone) {
        boolean own =
                given.getOrDefault("next", rule.ownNext() ? "own" : "reply").equals("own");
        return with(given, alone, "leave", own ? "own" : "all");
    }

    @Override
    public final Map<String, String> asBefore(Map<String, String> written, boolean alone) {
        return with(written, alone, "learn", "all");
    }

    private Map<String, String> with(Map<String, String> given, boolean alone, String terminal, String from) {
        Map<String, String> all = new LinkedHashMap<>(given);
        boolean learned = given.getOrDefault("wins", rule.winsFirst() ? "first" : "learned")
                .equals("learned");
        if (!rule.ofActions() && learned) all.putIfAbsent(TERMINAL, terminal);
        if (!alone) all.putIfAbsent(FROM, from);
        return all;
    }

    @Override
    public final Course course() {
        return rule.ofActions() ? OF_ACTIONS : OF_STATES;
    }

    @Override
    public final String unit() {
        return rule.ofActions() ? "moves" : "positions";
    }

    @Override
    public final boolean repeatable(Settings settings) {
        return !isLive(settings) && LearnerType.super.repeatable(settings);
    }

    private static boolean isLive(Settings settings) {
        return settings.text("learn", "off").equals("live");
    }

    @Override
    public final Learner learner(Settings settings, Game game, long memory) {
        return new TabularLearner(game, rule.with(settings), depth, memory);
    }

    @Override
    public final Agent create(Settings settings, Game game, long seed) {
        boolean live = isLive(settings);
        for (String option : learningOptions()) settings.refuse(option, !live || settings.has("file"), "kumite train");
        Learner learner = learned(settings, game, live);
        Rng rng = new Rng(seed);
        Agent player = learner.player(settings, rng.next());
        return live ? new LiveAgent(player, learner, rng.next()) : player;
    }

    private Learner learned(Settings settings, Game game, boolean live) {
        String file = settings.text("file", "");
        if (file.isEmpty() && !live)
            throw new BadInput("'" + name + "' has learned nothing: train it with kumite train " + name + " --game "
                    + game.name() + " --games 100k --out FILE, then write " + name + "(file=FILE)");
        long memory = Memory.of(settings, USUAL_MEMORY);
        if (file.isEmpty()) return learner(settings, game, memory);
        return live ? Shelf.live(file, this, game, memory) : Shelf.read(file, this, game);
    }
}
