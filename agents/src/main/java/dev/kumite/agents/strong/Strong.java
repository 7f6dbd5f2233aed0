package dev.kumite.agents.strong;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.Choice;
import dev.kumite.agents.ExactValues;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.Thinking;
import dev.kumite.base.Crew;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.oracle.Oracle;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Iterative deepening on one or more threads. The helpers search the same position to uneven depths and contribute
 * only through the hash table (Lazy SMP); the first thread counts the nodes and answers, and all of them watch the
 * clock.
 */
final class Strong implements Agent {
    private static final int FORCED_MOVE_DEPTH = 4;
    /** Where the way to win is known, the search only looks for a quick end. */
    private static final int WON_DEPTH = 8;

    private final Game game;
    private final Evaluation evaluation;
    private final @Nullable Evaluation estimate;
    private final Budget budget;
    private final Pruning pruning;
    private final int threads;
    private final int lines;
    private final @Nullable Oracle oracle;
    private final HashTable table;
    /** Of each thread. */
    private final List<Searcher.Kept> kept = new ArrayList<>();

    private final GameHistory past = new GameHistory();
    private final Rng rng;
    private @Nullable Answer last;

    /** What it has answered; whether that will be played is not known yet. */
    private record Answer(long root, int move, long after) {}

    Strong(
            Game game,
            Evaluation evaluation,
            Budget budget,
            long memory,
            Pruning pruning,
            int threads,
            int lines,
            @Nullable Oracle oracle,
            long seed) {
        this.game = game;
        this.evaluation = evaluation;
        estimate = pruning.estimates(evaluation) ? game.evaluation("default") : null;
        this.budget = budget;
        this.pruning = pruning;
        this.threads = threads;
        this.lines = lines;
        this.oracle = oracle;
        table = new HashTable(memory);
        rng = new Rng(seed);
        for (int i = 0; i < threads; i++) kept.add(new Searcher.Kept(game.maxMoves()));
    }

    @Override
    public Choice choose(Position position, Thinking thinking) {
        if (position.result() != Result.ONGOING) return Choice.over(position.result(), position.sideToMove());
        Stopwatch watch = new Stopwatch(budget, thinking);
        Answer answer = last;
        if (answer != null && position.key() != answer.root) past.add(answer.after);
        ExactValues exactValues = new ExactValues(oracle, position);
        Searcher.Shared shared = new Searcher.Shared(
                evaluation, estimate, table, pruning, past, new AtomicBoolean(), watch, exactValues);
        table.newSearch();
        for (Searcher.Kept each : kept) each.ordering().age();
        int[] legal = shuffled(game.moves(position));
        List<Searcher> searchers = new ArrayList<>();
        for (int i = 0; i < threads; i++) searchers.add(new Searcher(position, shared, kept.get(i), i == 0));
        RootSearch root = new RootSearch(searchers.get(0), legal, lines);
        ExactValues.Way known = exactValues.way();
        try (Crew crew = new Crew(threads, "kumite-strong")) {
            crew.together(worker -> {
                if (worker > 0) help(new RootSearch(searchers.get(worker), legal, 1), worker % 2, shared.stop());
                else
                    try {
                        deepen(root, searchers, watch, thinking, known.isKnown() ? WON_DEPTH : Budget.DEEPEST);
                    } finally {
                        shared.stop().set(true);
                    }
            });
        }
        Choice choice = choice(root, searchers, watch).preferring(known);
        remember(position, choice.move());
        return choice;
    }

    private void deepen(RootSearch root, List<Searcher> searchers, Stopwatch watch, Thinking thinking, int deepest) {
        boolean forced = root.moves().size() == 1 && budget.hasTime();
        int last = Math.min(forced ? FORCED_MOVE_DEPTH : deepest, budget.depth());
        for (int depth = 1; depth <= last && watch.nodesLeft(searchers.get(0).nodes()); depth++) {
            if (!root.iterate(depth) || pruning.on() && root.decided()) return;
            if (thinking.wantsReport(watch.nanos())) thinking.report(choice(root, searchers, watch), watch.nanos());
        }
    }

    private void help(RootSearch root, int ahead, AtomicBoolean stop) {
        for (int depth = 1 + ahead; depth <= budget.depth() && !stop.get(); depth++) if (!root.iterate(depth)) return;
    }

    /**
     * Positions that have been on the board are not sought again: that would be going in circles. The one after the
     * answer is only there once that was played; the same question may also be asked again.
     */
    private void remember(Position position, int move) {
        past.add(position.key());
        Position after = position.copy();
        after.make(move);
        last = new Answer(position.key(), move, after.key());
    }

    @Override
    public void played(int move) {
        Answer answer = last;
        if (answer != null && answer.move == move) past.add(answer.after);
        last = null;
    }

    /** Equal moves are tried in an order that the seed decides, so that equal agents do not repeat one game. */
    private int[] shuffled(int[] moves) {
        for (int i = moves.length - 1; i > 0; i--) {
            int j = rng.below(i + 1);
            int move = moves[i];
            moves[i] = moves[j];
            moves[j] = move;
        }
        return moves;
    }

    private Choice choice(RootSearch root, List<Searcher> searchers, Stopwatch watch) {
        RootSearch.RootMove best = root.best();
        boolean known = best.score > -Score.INFINITE;
        boolean proven = known && Score.isProven(best.score);
        boolean playedOut = known && Score.isPlayedOut(best.score);
        return new Choice(
                best.move,
                known ? value(best.score) : 0,
                known && !proven ? OptionalInt.of(best.score) : OptionalInt.empty(),
                playedOut ? OptionalInt.of(Score.winIn(best.score)) : OptionalInt.empty(),
                root.depth(),
                nodes(searchers),
                root.depth(),
                watch.nanos(),
                table.used(),
                rootMoves(root),
                best.line);
    }

    /** Plain loops, here and below: the first use of a stream takes a cold virtual machine longer than a move may. */
    private static long nodes(List<Searcher> searchers) {
        long nodes = 0;
        for (Searcher searcher : searchers) nodes += searcher.nodes();
        return nodes;
    }

    private List<Choice.RootMove> rootMoves(RootSearch root) {
        List<Choice.RootMove> moves = new ArrayList<>();
        for (RootSearch.RootMove move : root.moves()) {
            boolean known = move.score > -Score.INFINITE;
            boolean exact = known && moves.size() < root.lines();
            double value = known ? value(move.score) : 1;
            List<Integer> line = exact ? move.line : List.of(move.move);
            moves.add(new Choice.RootMove(move.move, move.nodes, value, !exact, null, line));
        }
        return List.copyOf(moves);
    }

    private double value(int score) {
        return Score.isProven(score) ? Math.signum(score) : evaluation.squash(score);
    }

    /** The keys of the positions that have been on the board: a small hash set that only grows. */
    static final class GameHistory {
        private long[] keys = new long[256];
        private int size;

        void add(long key) {
            if (contains(key)) return;
            if (2 * ++size > keys.length) grow();
            insert(key);
        }

        private void grow() {
            long[] old = keys;
            keys = new long[2 * old.length];
            for (long key : old) if (key != 0) insert(key);
        }

        private void insert(long key) {
            int at = (int) key & keys.length - 1;
            while (keys[at] != 0) at = at + 1 & keys.length - 1;
            keys[at] = key;
        }

        /** Counts the keys by their lowest bits; the length of {@code marks} is a power of 2. */
        void mark(short[] marks) {
            for (long key : keys) if (key != 0) marks[(int) key & marks.length - 1]++;
        }

        boolean contains(long key) {
            for (int at = (int) key & keys.length - 1; keys[at] != 0; at = at + 1 & keys.length - 1)
                if (keys[at] == key) return true;
            return false;
        }
    }
}
