package dev.kumite.agents.minimax;

import dev.kumite.agents.Choice;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.Arrays;

/**
 * Which move to try first: the one that was best when this position was last seen, then captures, then two moves that
 * refuted a sibling at the same ply (killers), then those that cut off most often elsewhere (history). It decides only
 * the order, never a value, so two positions that share a place in the table do no harm.
 */
final class Ordering {
    private static final int HINTS = 1 << 16;
    private static final int HISTORY = 1 << 12;

    private static final int HINTED = 1 << 30;
    private static final int CAPTURE = 1 << 29;
    private static final int FIRST_KILLER = 1 << 28;
    private static final int SECOND_KILLER = 1 << 27;
    private static final int HISTORY_LIMIT = 1 << 26;

    private final int[] moves;
    private final int[] ranks;
    private final int width;
    private final long[] hintKeys = new long[HINTS];
    private final int[] hints = new int[HINTS];
    private final int[] killers;
    private final int[] history = new int[2 * HISTORY];
    /** Tells the hints of this search from those of earlier ones: clearing them all would take longer than a small search. */
    private long stamp;

    /** Ranks the moves in this arena, which has {@code width} places for each ply. */
    Ordering(int[] moves, int width) {
        this.moves = moves;
        this.width = width;
        ranks = new int[moves.length];
        killers = new int[2 * moves.length / width];
    }

    void clear() {
        stamp = Rng.mix(stamp + 1);
        Arrays.fill(killers, Choice.NO_MOVE);
        Arrays.fill(history, 0);
    }

    /** Ranks the moves in {@code moves[from … end − 1]}; {@link #next} then hands them out. */
    void rank(Position position, long key, int ply, int from, int end) {
        assert from == ply * width;
        int place = place(key);
        int hint = hintKeys[place] == (key ^ stamp) ? hints[place] : Choice.NO_MOVE;
        for (int i = from; i < end; i++) ranks[i] = rank(position, moves[i], ply, hint);
    }

    private int rank(Position position, int move, int ply, int hint) {
        if (move == hint) return HINTED;
        if (position.captures(move)) return CAPTURE;
        if (move == killers[2 * ply]) return FIRST_KILLER;
        if (move == killers[2 * ply + 1]) return SECOND_KILLER;
        return history[slot(position, move)];
    }

    /** Brings the highest ranked of the moves from {@code at} on to the front and returns it. */
    int next(int at, int end) {
        int best = at;
        for (int i = at + 1; i < end; i++) if (ranks[i] > ranks[best]) best = i;
        int move = moves[best];
        int rank = ranks[best];
        moves[best] = moves[at];
        ranks[best] = ranks[at];
        moves[at] = move;
        ranks[at] = rank;
        return move;
    }

    /** This move is the best so far in the position with this key. */
    void remember(long key, int move) {
        int place = place(key);
        hintKeys[place] = key ^ stamp;
        hints[place] = move;
    }

    /** This move made the rest of its position's moves needless. */
    void reward(Position position, int move, int ply, int depth) {
        if (position.captures(move)) return;
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int slot = slot(position, move);
        history[slot] = Math.min(HISTORY_LIMIT, history[slot] + depth * depth);
    }

    private static int place(long key) {
        return (int) key & HINTS - 1;
    }

    private static int slot(Position position, int move) {
        int hash = move * 0x9E3779B1 >>> 20;
        return position.sideToMove() * HISTORY + hash;
    }
}
