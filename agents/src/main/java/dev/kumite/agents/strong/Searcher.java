package dev.kumite.agents.strong;

import dev.kumite.agents.ExactValues;
import dev.kumite.agents.Stopwatch;
import dev.kumite.agents.strong.Strong.GameHistory;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.evaluation.Evaluation;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * One thread's alpha-beta search: principal variation search in negamax form. Every score is for the player to move.
 * Knows no game: what a game can tell of wins and threats comes through {@link Position}.
 */
final class Searcher {
    /** No line is longer: iterations of {@link dev.kumite.agents.Budget#DEEPEST} plies, extensions, quiescence. */
    static final int DEEPEST = 256;

    private static final int QUIESCENCE_PLIES = 12;
    private static final int THREAT_PLIES = 4;
    private static final int FUTILE_DEPTH = 3;
    /** So near the root nothing is given up unsearched: a win in three plies is always found. */
    private static final int FULL_PLIES = 2;

    private static final int CLOCK_MASK = 1023;
    private static final int MARKS = 1 << 11;

    /** The methods copy it into a local variable, so that the compiler need not look up its class at every call. */
    final Position position;

    final Lines lines;
    private final Ordering ordering;
    private final Evaluation evaluation;
    /** The game's own evaluation, where it may stand in for a slower one far outside the window. */
    private final @Nullable Evaluation estimate;

    private final double estimateUnit;
    private final int doubt;
    private final HashTable table;
    private final boolean selective;
    /** Whether a move that loses at once is never made, so that nobody can win at once after one that is. */
    private final boolean foresees;
    /** What a quiet ply may change in the evaluation, at most, as a rule. */
    private final int margin;

    private final int late;
    private final int later;
    private final double reduction;
    private final double slope;
    private final double pliesOfHistory;
    private final int[] moves;
    private final long[] path = new long[DEEPEST];
    private final GameHistory past;
    /** How many positions of the line and the game have keys with these lowest bits: mostly none, and no need to look. */
    private final short[] marks = new short[MARKS];

    private final AtomicBoolean stop;
    private final Stopwatch watch;
    private final boolean keepsClock;
    private final ExactValues exactValues;
    private long nodes;
    private int deepest;
    private boolean aborted;

    Searcher(Position root, Shared shared, Kept kept, boolean keepsClock) {
        position = root.copy();
        lines = kept.lines;
        ordering = kept.ordering;
        evaluation = shared.evaluation().forOneThread();
        table = shared.table();
        Pruning pruning = shared.pruning();
        estimate = shared.estimate();
        estimateUnit = estimate == null ? 0 : evaluation.scale() / estimate.scale();
        doubt = (int) (Pruning.DOUBT * evaluation.scale());
        selective = pruning.on();
        foresees = selective && position.foreseesWins();
        margin = (int) (pruning.margin() * evaluation.scale());
        late = pruning.late();
        later = pruning.later();
        reduction = pruning.reduction();
        slope = pruning.slope();
        pliesOfHistory = pruning.history() / Ordering.HISTORY_LIMIT;
        past = shared.past();
        past.mark(marks);
        stop = shared.stop();
        watch = shared.watch();
        this.keepsClock = keepsClock;
        exactValues = shared.exactValues();
        moves = ordering.moves;
    }

    long nodes() {
        return nodes;
    }

    /** The deepest ply reached. */
    int deepest() {
        return deepest;
    }

    boolean aborted() {
        return aborted;
    }

    /** The score of a root move, searched to {@code depth} plies in all; all but the first must only beat alpha. */
    int searchMove(int move, int depth, int alpha, int beta, boolean first) {
        if (foresees && !position.wins(move) && position.allowsWin(move)) return lostAtOnce(0);
        path[0] = position.key();
        marks[(int) path[0] & MARKS - 1]++;
        position.make(move);
        int score = searchChild(depth, alpha, beta, 0, 0, first, 0);
        position.unmake();
        marks[(int) path[0] & MARKS - 1]--;
        return score;
    }

    private int search(int depthLeft, int alphaIn, int betaIn, int ply, int at) {
        int depth = depthLeft;
        int alpha = alphaIn;
        int beta = betaIn;
        Position position = this.position;
        lines.clear(ply);
        // 1. The end of the game, of the line, or of the time.
        if (outOfTime()) return 0;
        int result = position.result();
        if (result != Result.ONGOING) return Score.of(result, position.sideToMove(), ply);
        long key = position.key();
        if (repeats(key, ply)) return 0;
        int exact = exactValues.value(position);
        if (exactValues.decide(exact, position)) return ExactValues.reached(exact, ply);
        if (ply >= DEEPEST - 1) return judge(exact);
        // 2. No score can pass a win on this very ply or a loss on the next (mate-distance pruning).
        alpha = Math.max(alpha, ply - Score.WIN);
        beta = Math.min(beta, Score.WIN - ply - 1);
        if (alpha >= beta) return alpha;
        boolean threatened = false;
        // 3. A win at hand needs no search; a threat to win must be answered before the horizon.
        if (selective) {
            if (!foresees && position.canWin()) return Score.WIN - ply - 1;
            threatened = position.threatened();
            if (threatened) depth++;
            if (depth <= 0) return quiesce(alpha, beta, ply, at, QUIESCENCE_PLIES, false, exact);
        } else if (depth <= 0) return evaluation.score(position);
        // 4. What an earlier visit found out; one ply from the horizon asking costs more than it saves.
        boolean onlyBound = alpha + 1 == beta;
        long known = selective && depth > 1 ? table.probe(key) : HashTable.NOTHING;
        int hashMove = -1;
        if (known != HashTable.NOTHING) {
            hashMove = HashTable.move(known);
            int score = Score.fromTable(HashTable.score(known), ply);
            if (onlyBound && HashTable.depth(known) >= depth && decides(HashTable.bound(known), score, alpha, beta))
                return score;
        } else if (selective && !onlyBound && depth > 4) depth--;
        // 5. So far ahead, or so far behind, that a few quiet plies will not change it (futility).
        int hope = Score.INFINITE;
        if (selective && depth <= FUTILE_DEPTH && ply > FULL_PLIES && !threatened && !position.mustCapture()) {
            int score = judge(exact, alpha - margin * depth, beta + margin * depth);
            if (onlyBound && score - margin * depth >= beta && beta > -Score.PROVEN) return score;
            if (depth < FUTILE_DEPTH) hope = score + margin * depth;
        }
        // 6. The moves.
        return tryMoves(depth, alpha, beta, ply, at, key, hashMove, hope, threatened);
    }

    private static boolean decides(int bound, int score, int alpha, int beta) {
        return bound == HashTable.EXACT
                || bound == HashTable.LOWER && score >= beta
                || bound == HashTable.UPPER && score <= alpha;
    }

    /** {@code hope} is the most that a quiet move can be expected to reach. */
    private int tryMoves(
            int depth, int alphaIn, int beta, int ply, int at, long key, int hashMove, int hope, boolean threatened) {
        Position position = this.position;
        int alpha = alphaIn;
        boolean onlyCaptures = depth == 1 && hope <= alpha;
        int end = onlyCaptures ? position.captureMoves(moves, at) : position.moves(moves, at);
        ordering.rank(position, at, end, hashMove, ply);
        path[ply] = key;
        marks[(int) key & MARKS - 1]++;
        int best = onlyCaptures ? hope : -Score.INFINITE;
        int bestMove = -1;
        for (int i = at; i < end; i++) {
            int move = ordering.pick(i, end);
            if (hope <= alpha && i > at && best > -Score.PROVEN && ordering.isQuiet(i)) {
                best = Math.max(best, hope);
                break; // all that follow are quiet, too
            }
            int less = selective ? reduction(depth, i - at, i, best) : 0;
            int score;
            if (foresees && position.allowsWin(move, threatened)) score = lostAtOnce(ply);
            else {
                position.make(move);
                score = searchChild(depth, alpha, beta, ply, end, i == at, less);
                position.unmake();
            }
            if (aborted) return 0;
            if (score <= best) continue;
            best = score;
            if (score <= alpha) continue;
            bestMove = move;
            alpha = score;
            lines.put(ply, move);
            if (score < beta) continue;
            ordering.reward(position, at, i, depth, ply);
            break;
        }
        marks[(int) key & MARKS - 1]--;
        if (selective && depth > 1) {
            int bound = best >= beta ? HashTable.LOWER : bestMove >= 0 ? HashTable.EXACT : HashTable.UPPER;
            table.store(key, bestMove >= 0 ? bestMove : hashMove, Score.toTable(best, ply), depth, bound);
        }
        return best;
    }

    /** Full window for the first move; the others must only be shown not to be better (PVS), late ones less deeply. */
    private int searchChild(int depth, int alpha, int beta, int ply, int end, boolean first, int less) {
        if (first) return -search(depth - 1, -beta, -alpha, ply + 1, end);
        int score = -search(depth - 1 - less, -alpha - 1, -alpha, ply + 1, end);
        if (score > alpha && less > 0) score = -search(depth - 1, -alpha - 1, -alpha, ply + 1, end);
        if (score > alpha && score < beta) score = -search(depth - 1, -beta, -alpha, ply + 1, end);
        return score;
    }

    /** What a move is worth to which the other side replies by winning. The position after it counts, though it is not made. */
    private int lostAtOnce(int ply) {
        lines.clear(ply + 1);
        deepest = Math.max(deepest, ply + 1);
        return outOfTime() ? 0 : ply + 2 - Score.WIN;
    }

    /** Late quiet moves of a well-ordered list are rarely best; never while every move so far loses. */
    private int reduction(int depth, int index, int at, int best) {
        if (depth < 3 || index < late || best < -Score.PROVEN || !ordering.isQuiet(at)) return 0;
        int plies = (int) (reduction + slope * depth) + (index >= later ? 1 : 0);
        return Math.max(0, Math.min(plies - (int) (pliesOfHistory * ordering.history(at)), depth - 2));
    }

    /** Plays on captures, and every answer to a threat, until the position is quiet enough to judge. */
    private int quiesce(int alphaIn, int beta, int ply, int at, int pliesLeft, boolean threatened, int exact) {
        Position position = this.position;
        int alpha = alphaIn;
        int best = -Score.INFINITE;
        boolean atTheEnd = ply >= DEEPEST - 2;
        if (!threatened && !position.mustCapture()) {
            best = judge(exact, alpha, beta);
            if (best >= beta || pliesLeft == 0 || atTheEnd) return best;
            alpha = Math.max(alpha, best);
        } else if (atTheEnd) return judge(exact);
        int end = threatened ? position.moves(moves, at) : position.captureMoves(moves, at);
        ordering.rank(position, at, end, -1, ply);
        for (int i = at; i < end; i++) {
            int move = ordering.pick(i, end);
            int score;
            if (foresees && position.allowsWin(move)) score = lostAtOnce(ply);
            else {
                position.make(move);
                score = -quietChild(-beta, -alpha, ply + 1, end, pliesLeft - 1);
                position.unmake();
            }
            if (aborted) return 0;
            best = Math.max(best, score);
            alpha = Math.max(alpha, score);
            if (alpha >= beta) return best;
        }
        return best;
    }

    private int quietChild(int alpha, int beta, int ply, int at, int pliesLeft) {
        Position position = this.position;
        lines.clear(ply);
        if (outOfTime()) return 0;
        int result = position.result();
        if (result != Result.ONGOING) return Score.of(result, position.sideToMove(), ply);
        if (!foresees && position.canWin()) return Score.WIN - ply - 1;
        int exact = exactValues.value(position);
        if (exactValues.decide(exact, position)) return ExactValues.reached(exact, ply);
        boolean threatened = pliesLeft > QUIESCENCE_PLIES - THREAT_PLIES && position.threatened();
        return quiesce(alpha, beta, ply, at, pliesLeft, threatened, exact);
    }

    /** The evaluation of the present position, whose exact value may be known. */
    private int judge(int exact) {
        return ExactValues.held(exact, evaluation.score(position));
    }

    /** The same, but perhaps only an estimate where it lies far outside this window. */
    private int judge(int exact, int alpha, int beta) {
        if (estimate != null) {
            int score = (int) (estimate.score(position) * estimateUnit);
            if (score - doubt >= beta || score + doubt <= alpha) return ExactValues.held(exact, score);
        }
        return judge(exact);
    }

    /** Counts the node; looks at the clock now and then. */
    private boolean outOfTime() {
        nodes++;
        if ((nodes & CLOCK_MASK) == 0) {
            if (keepsClock ? !watch.nodesLeft(nodes) : !watch.timeLeft()) stop.set(true);
            aborted = stop.get();
        }
        return aborted;
    }

    /** A position that was on the board or on this line before: going round in circles wins nothing. */
    private boolean repeats(long key, int ply) {
        deepest = Math.max(deepest, ply);
        if (!selective || marks[(int) key & MARKS - 1] == 0) return false;
        for (int i = ply - 4; i >= 0; i -= 2) if (path[i] == key) return true;
        return past.contains(key);
    }

    /** What a thread keeps from one search to the next: knowledge about moves, and memory that is not cleared. */
    record Kept(Ordering ordering, Lines lines) {
        Kept(int mostMoves) {
            this(new Ordering(mostMoves, DEEPEST), new Lines(DEEPEST));
        }
    }

    /**
     * What the threads of one search share.
     *
     * @param estimate a quicker evaluation that may stand in for the other one far outside the window
     * @param pruning whether moves may be reduced, extended or looked up, and how much
     * @param exactValues what exact values mean to it
     */
    record Shared(
            Evaluation evaluation,
            @Nullable Evaluation estimate,
            HashTable table,
            Pruning pruning,
            GameHistory past,
            AtomicBoolean stop,
            Stopwatch watch,
            ExactValues exactValues) {}
}
