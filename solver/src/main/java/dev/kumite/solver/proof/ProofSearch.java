package dev.kumite.solver.proof;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.oracle.Oracle;
import dev.kumite.solver.proof.ProofMemory.Fact;
import org.jspecify.annotations.Nullable;

/**
 * Asks whether the player to move can force a win within so many plies, or cannot avoid a loss within so many. Either
 * is a property of the position alone where a game has no rule about repetition: a line that goes in circles uses up its
 * plies and proves nothing. So what was proven on one way to a position holds on every other, and the smallest number of
 * plies for which the answer is yes is the exact distance.
 *
 * <p>With an oracle the search ends at the positions that it covers: a win there counts as won, and then the number of
 * plies is that to the oracle's first win, not to the end of the game.
 */
final class ProofSearch {
    private static final int HISTORY_BITS = 12;
    private static final int CAPTURE_BONUS = 1 << 28;

    private final Position position;
    private final @Nullable Oracle oracle;
    private final ProofMemory memory;
    private final Limit limit;
    private final int mostMoves;
    private final int[] moves;
    private final int[] scores;
    /** How often a move settled a question, for the side that asks and the one that answers. */
    private final int[] history = new int[2 << HISTORY_BITS];

    private long positions;

    /** Asked now and then; ends the search by an exception. */
    interface Limit {
        void check(long positions);
    }

    ProofSearch(Position position, int mostMoves, @Nullable Oracle oracle, ProofMemory memory, Limit limit) {
        this.position = position;
        this.oracle = oracle;
        this.memory = memory;
        this.limit = limit;
        this.mostMoves = mostMoves;
        moves = new int[(ProofMemory.MOST_PLIES + 2) * mostMoves];
        scores = new int[moves.length];
    }

    long positions() {
        return positions;
    }

    /** Whether the player to move wins within an odd number of plies, or loses within an even one. */
    boolean holds(int plies) {
        return plies % 2 == 1 ? wins(plies) : loses(plies);
    }

    boolean wins(int plies) {
        return wins(plies, 0);
    }

    boolean loses(int plies) {
        return loses(plies, 0);
    }

    /** Whether the player to move has a way to win within so many plies. */
    private boolean wins(int plies, int arena) {
        count();
        if (plies < 1 || position.result() != Result.ONGOING) return false;
        int known = known();
        if (known != Oracle.UNKNOWN) return known == Oracle.WIN;
        if (position.canWin()) return true;
        if (plies < 3) return false;
        long key = position.viewKey();
        long facts = memory.facts(key);
        if (Fact.WON_IN.of(facts) != 0 && Fact.WON_IN.of(facts) <= plies) return true;
        if (Fact.NOT_WON_WITHIN.of(facts) >= plies || Fact.LOST_IN.of(facts) != 0) return false;
        int end = ordered(arena, facts, 0);
        for (int i = arena; i < end; i++) {
            int move = next(i, end);
            position.make(move);
            boolean settled = loses(plies - 1, end);
            position.unmake();
            if (!settled) continue;
            reward(move, 0, plies);
            keep(key, Fact.WON_IN, plies, move);
            return true;
        }
        keep(key, Fact.NOT_WON_WITHIN, plies, Oracle.NO_MOVE);
        return false;
    }

    /** Whether the player to move loses within so many plies, whatever he does. */
    private boolean loses(int plies, int arena) {
        count();
        int result = position.result();
        if (result != Result.ONGOING) return Result.winner(result) == 1 - position.sideToMove();
        int known = known();
        if (known != Oracle.UNKNOWN) return known == Oracle.LOSS;
        if (plies < 2 || position.canWin()) return false;
        long key = position.viewKey();
        long facts = memory.facts(key);
        if (Fact.LOST_IN.of(facts) != 0 && Fact.LOST_IN.of(facts) <= plies) return true;
        if (Fact.NOT_LOST_WITHIN.of(facts) >= plies || Fact.WON_IN.of(facts) != 0) return false;
        int end = ordered(arena, facts, 1);
        for (int i = arena; i < end; i++) {
            int move = next(i, end);
            position.make(move);
            boolean holds = !wins(plies - 1, end);
            position.unmake();
            if (!holds) continue;
            reward(move, 1, plies);
            keep(key, Fact.NOT_LOST_WITHIN, plies, move);
            return false;
        }
        keep(key, Fact.LOST_IN, plies, Oracle.NO_MOVE);
        return true;
    }

    private void count() {
        if ((++positions & 0x3FF) == 0) limit.check(positions);
    }

    private int known() {
        Oracle tables = oracle;
        return tables == null ? Oracle.UNKNOWN : tables.value(position);
    }

    private int ordered(int arena, long facts, int role) {
        int end = position.moves(moves, arena);
        assert end - arena <= mostMoves;
        for (int i = arena; i < end; i++) {
            scores[i] = history[slot(moves[i], role)];
            if (position.captures(moves[i])) scores[i] += CAPTURE_BONUS;
            if (facts != 0 && moves[i] == ProofMemory.move(facts)) scores[i] = Integer.MAX_VALUE;
        }
        return end;
    }

    /** Brings the best of the moves that are left to the front. */
    private int next(int from, int end) {
        int best = from;
        for (int i = from + 1; i < end; i++) if (scores[i] > scores[best]) best = i;
        int move = moves[best];
        moves[best] = moves[from];
        scores[best] = scores[from];
        moves[from] = move;
        return move;
    }

    private static int slot(int move, int role) {
        return role << HISTORY_BITS | (int) (move * 0x9E3779B9L >>> 16) & (1 << HISTORY_BITS) - 1;
    }

    private void reward(int move, int role, int plies) {
        int slot = slot(move, role);
        history[slot] += plies * plies;
        if (history[slot] >= CAPTURE_BONUS) for (int i = 0; i < history.length; i++) history[i] >>= 4;
    }

    /** Adds to what may have been found out about the position in the meantime. */
    private void keep(long key, Fact fact, int plies, int move) {
        long facts = fact.with(memory.facts(key), plies);
        memory.keep(key, move == Oracle.NO_MOVE ? facts : ProofMemory.withMove(facts, move));
    }
}
