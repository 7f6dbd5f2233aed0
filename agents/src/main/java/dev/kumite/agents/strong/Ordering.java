package dev.kumite.agents.strong;

import dev.kumite.games.core.Position;

/**
 * Which move to try first: the hash move, captures, killers (quiet moves that cut off at the same ply elsewhere), then
 * quiet moves by their history of cut-offs. One per thread.
 */
final class Ordering {
    private static final int HASH_MOVE = 1 << 30;
    private static final int CAPTURE = 1 << 28;
    private static final int FIRST_KILLER = (1 << 27) + 1;
    private static final int SECOND_KILLER = 1 << 27;
    private static final int HISTORY_BITS = 14;
    /** The history of a move is between this and its negative. */
    static final int HISTORY_LIMIT = 1 << 14;

    /** The moves of every ply of the line that is searched, one list behind the other. */
    final int[] moves;

    /** Rank and move of each of them, in one long so that one comparison orders both. */
    private final long[] ranked;

    private final int[] killers;
    private final short[] history = new short[2 << HISTORY_BITS];

    Ordering(int movesOfAPly, int deepest) {
        moves = new int[movesOfAPly * deepest];
        ranked = new long[moves.length];
        killers = new int[2 * deepest];
        java.util.Arrays.fill(killers, -1);
    }

    private static int place(int side, int move) {
        return side << HISTORY_BITS | move * 0x9E3779B1 >>> 32 - HISTORY_BITS;
    }

    void rank(Position position, int from, int to, int hashMove, int ply) {
        int side = position.sideToMove();
        int killer = killers[2 * ply];
        int secondKiller = killers[2 * ply + 1];
        for (int i = from; i < to; i++) {
            int move = moves[i];
            int rank = history[place(side, move)];
            if (position.captures(move)) rank += CAPTURE;
            else if (move == killer) rank = FIRST_KILLER;
            else if (move == secondKiller) rank = SECOND_KILLER;
            if (move == hashMove) rank = HASH_MOVE;
            ranked[i] = (long) rank << 32 | move;
        }
    }

    /** Brings the best of the moves from {@code at} on to {@code at}. */
    int pick(int at, int to) {
        long best = ranked[at];
        int place = at;
        for (int i = at + 1; i < to; i++)
            if (ranked[i] > best) {
                best = ranked[i];
                place = i;
            }
        ranked[place] = ranked[at];
        ranked[at] = best;
        moves[at] = (int) best;
        return (int) best;
    }

    /** Whether the move last picked at {@code at} is one that nothing speaks for. */
    boolean isQuiet(int at) {
        return ranked[at] < (long) SECOND_KILLER << 32;
    }

    /** What past searches think of the quiet move at {@code at}: above 0 well, below 0 badly. */
    int history(int at) {
        return (int) (ranked[at] >> 32);
    }

    /** A quiet move cut off: it and its kind go up, those tried before it go down. */
    void reward(Position position, int from, int at, int depth, int ply) {
        int move = moves[at];
        if (position.captures(move)) return;
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int side = position.sideToMove();
        int bonus = Math.min(depth * depth * 4, HISTORY_LIMIT / 8);
        shift(place(side, move), bonus);
        for (int i = from; i < at; i++) if (!position.captures(moves[i])) shift(place(side, moves[i]), -bonus);
    }

    /** Moves an entry towards ±limit, the slower the nearer it is. */
    private void shift(int place, int bonus) {
        history[place] += (short) (bonus - history[place] * Math.abs(bonus) / HISTORY_LIMIT);
    }

    /** Between two moves of a game the counts fade to a quarter; written so that the compiler can take many at once. */
    void age() {
        for (int i = 0; i < history.length; i++) history[i] = (short) (history[i] + (history[i] >> 15 & 3) >> 2);
        java.util.Arrays.fill(killers, -1);
    }
}
