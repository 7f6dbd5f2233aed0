package dev.kumite.agents.tree;

import dev.kumite.agents.AgentType;
import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluationOption;
import dev.kumite.agents.Memory;
import dev.kumite.agents.TablesOption;
import dev.kumite.games.core.Policy;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import java.util.ArrayList;
import java.util.List;

/** The options of the UCT family. */
final class Options {
    /** The value of an option that is switched off: a threshold that nothing exceeds. */
    static final double OFF = Double.POSITIVE_INFINITY;

    static final Option<Double> C = Option.of("c", Kind.real(0, 100), "0.7", "weight of exploration");
    static final Option<String> FORM = Option.of(
            "form", Kind.oneOf("two", "one"), "two", "exploration term: two is c·√(2·ln N/n), one c·√(ln N/n)");
    static final Option<String> PLAYOUT = Option.of(
            "playout",
            Kind.oneOf("random", "greedy", "heuristic"),
            "random",
            "how playouts choose moves: at random; wins and captures first; or a heuristic against greedy");
    static final Option<String> HEURISTIC = Option.of(
            "heuristic",
            Kind.oneOf("text", "program"),
            "text",
            "with playout=heuristic: schulz's rule as the text has it, or as the program does");
    static final Option<Expansion> EXPAND = Option.of(
            "expand",
            Expansion.KIND,
            "one",
            "one child at a time; all at once; all and one played out (eager); all once the leaf has N visits");
    static final Option<Policy> ORDER = Option.of(
            "order",
            Kind.oneOf(Policy.class),
            "random",
            "which untried child comes next: any, or wins first, then captures");
    static final Option<String> FINAL =
            Option.of("final", Kind.oneOf("visits", "mean"), "visits", "play the move visited most, or valued most");
    static final Option<Double> SURE =
            Option.of("sure", Kind.real(0, 1).orOff(OFF), "off", "take the first move whose value exceeds this");
    static final Option<Double> PENALTY = Option.of(
            "depthpenalty", Kind.real(1, 1e9).orOff(OFF), "off", "subtract the playouts' length divided by this");
    static final Option<String> PENALTY_OF =
            Option.of("depthpenalty-of", Kind.oneOf("mean", "sum"), "mean", "mean or total length of the playouts");
    static final Option<String> PENALTY_FROM = Option.of(
            "depthpenalty-from",
            Kind.oneOf("leaf", "root"),
            "leaf",
            "a playout's length alone, or with the plies in the tree before it");
    static final Option<Integer> CUTOFF = Option.of(
            "cutoff",
            Kind.whole(0, 1_000_000).orOff(Integer.MAX_VALUE),
            "off",
            "stop playouts after this many plies and let cutoffeval judge");
    static final Option<String> CUTOFF_EVAL = Option.optional(
            "cutoffeval",
            EvaluationOption.KIND,
            "the game's first, or that of playout=heuristic",
            "judges cut playouts");
    static final Option<String> CUTOFF_VALUE = Option.of(
            "cutoffvalue",
            Kind.oneOf("sign", "decided", "squash"),
            "sign",
            "count a cut playout as a win, draw or loss; a draw as a win of the first colour; or between");
    static final Option<Boolean> SOLVER = Option.of("solver", Kind.flag(), "on", "propagate proven wins and losses");
    static final Option<Boolean> REUSE =
            Option.of("reuse", Kind.flag(), "on", "keep what the tree knows of the position that was reached");

    static final Option<Double> B =
            Option.of("b", Kind.real(1, 1e9), "1700", "linear schedule: visits at which RAVE's weight is 0");
    static final Option<String> SCHEDULE = Option.of(
            "schedule", Kind.oneOf("linear", "gelly"), "linear", "weight of RAVE: (b−N)/b, or Gelly and Silver's");
    static final Option<Double> BIAS =
            Option.of("bias", Kind.real(0, 10), "0.1", "gelly schedule: assumed bias of RAVE values");
    static final Option<String> AMAF = Option.of(
            "amaf", Kind.oneOf("once", "each"), "once", "how often a move that recurs in a simulation counts");

    static final List<Option<?>> MCTS = List.of(
            C,
            FORM,
            PLAYOUT,
            HEURISTIC,
            EXPAND,
            ORDER,
            FINAL,
            SURE,
            PENALTY,
            PENALTY_OF,
            PENALTY_FROM,
            CUTOFF,
            CUTOFF_EVAL,
            CUTOFF_VALUE,
            SOLVER,
            TablesOption.OFF,
            REUSE,
            Memory.OPTION
                    .withDefault("400m")
                    .withHelp("limit of the tree; when it is full, playouts continue without growth"),
            AgentType.THREADS.withHelp("number of threads that search one tree"),
            Budget.ITERATIONS.withDefault("10000").noting("; none with nodes or time"),
            Budget.NODES,
            Budget.TIME);

    static final List<Option<?>> RAVE = withRave();

    private Options() {}

    private static List<Option<?>> withRave() {
        List<Option<?>> options = new ArrayList<>(MCTS);
        options.addAll(1, List.of(B, SCHEDULE, BIAS, AMAF));
        return List.copyOf(options);
    }
}
