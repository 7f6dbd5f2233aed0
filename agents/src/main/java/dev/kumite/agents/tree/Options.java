package dev.kumite.agents.tree;

import dev.kumite.agents.Budget;
import dev.kumite.agents.EvaluationName;
import dev.kumite.agents.TablesOption;
import dev.kumite.spec.Kind;
import dev.kumite.spec.Option;
import java.util.ArrayList;
import java.util.List;

/** The options of the UCT family, with their defaults. */
final class Options {
    /** The value of an option that is switched off: a threshold that nothing exceeds. */
    static final double OFF = Double.POSITIVE_INFINITY;

    static final double C = 0.7;
    static final double B = 1700;
    static final double BIAS = 0.1;
    static final long MEMORY = 400L << 20;
    static final long ITERATIONS = 10_000;

    static final Option TABLES = TablesOption.off();

    static final List<Option> MCTS = List.of(
            new Option("c", Kind.real(0, 100), "0.7", "weight of exploration"),
            new Option(
                    "form", Kind.oneOf("two", "one"), "two", "exploration term: two is c·√(2·ln N/n), one c·√(ln N/n)"),
            new Option(
                    "playout",
                    Kind.oneOf("random", "greedy", "heuristic"),
                    "random",
                    "who plays on from a leaf: chance; wins and captures first; or a heuristic against greedy"),
            new Option(
                    "heuristic",
                    Kind.oneOf("text", "program"),
                    "text",
                    "with playout=heuristic: schulz's rule as the text has it, or as the program does"),
            new Option(
                    "expand",
                    Expansion.KIND,
                    "one",
                    "one child at a time; all at once; all and one played out (eager); all once the leaf has N visits"),
            new Option(
                    "order",
                    Kind.oneOf("random", "greedy"),
                    "random",
                    "which untried child comes next: any, or wins first, then captures"),
            new Option("final", Kind.oneOf("visits", "mean"), "visits", "play the move visited most, or valued most"),
            new Option("sure", orOff(Kind.real(0, 1), OFF), "off", "take the first move whose value exceeds this"),
            new Option(
                    "depthpenalty",
                    orOff(Kind.real(1, 1e9), OFF),
                    "off",
                    "take the playouts' length / this off a score"),
            new Option("depthpenalty-of", Kind.oneOf("mean", "sum"), "mean", "which length that is"),
            new Option(
                    "depthpenalty-from",
                    Kind.oneOf("leaf", "root"),
                    "leaf",
                    "a playout's length alone, or with the plies in the tree before it"),
            new Option(
                    "cutoff",
                    orOff(Kind.whole(0, 1_000_000), Integer.MAX_VALUE),
                    "off",
                    "stop playouts after so many plies and let cutoffeval judge"),
            new Option(
                    "cutoffeval",
                    EvaluationName.KIND,
                    "the game's first, or that of playout=heuristic",
                    "judges cut playouts"),
            new Option(
                    "cutoffvalue",
                    Kind.oneOf("sign", "decided", "squash"),
                    "sign",
                    "count a cut playout as a win, draw or loss; a draw as a win of the first colour; or between"),
            new Option("solver", Kind.flag(), "on", "propagate proven wins and losses"),
            TABLES,
            new Option("reuse", Kind.flag(), "on", "keep what the tree knows of the position that was reached"),
            new Option(
                    "memory",
                    Kind.memory(),
                    "400m",
                    "limit of the tree; when it is full, playouts go on without growth"),
            new Option("threads", Kind.whole(1, 256), "1", "search one tree with so many threads"),
            new Option(
                    "iterations",
                    Budget.ITERATIONS.kind(),
                    ITERATIONS + "; none with nodes or time",
                    Budget.ITERATIONS.help()),
            Budget.NODES,
            Budget.TIME);

    static final List<Option> RAVE = withRave();

    private Options() {}

    private static List<Option> withRave() {
        List<Option> options = new ArrayList<>(MCTS);
        options.add(
                1,
                new Option("b", Kind.real(1, 1e9), "1700", "linear schedule: visits after which RAVE counts nothing"));
        options.add(
                2,
                new Option(
                        "schedule",
                        Kind.oneOf("linear", "gelly"),
                        "linear",
                        "weight of RAVE: (b−N)/b, or Gelly and Silver's"));
        options.add(3, new Option("bias", Kind.real(0, 10), "0.1", "gelly schedule: how far RAVE values are off"));
        options.add(
                4,
                new Option(
                        "amaf",
                        Kind.oneOf("once", "each"),
                        "once",
                        "how often a move counts that a simulation repeats"));
        return List.copyOf(options);
    }

    private static Kind orOff(Kind kind, Object off) {
        return Kind.text(
                kind.range() + ", or off",
                text -> text.equals("off") ? off : kind.reader().apply(text));
    }
}
