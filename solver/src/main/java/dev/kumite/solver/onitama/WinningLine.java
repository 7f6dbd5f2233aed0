package dev.kumite.solver.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.oracle.Oracle;

/**
 * Finds a move that makes progress in a won position. Captures cannot be taken back, so a capture by either side is
 * progress; between captures the distances of the tablebase count down. The tablebase does not tell the distances of
 * the shortest losses apart; there a short search finds the way.
 */
final class WinningLine {
    private static final int MOST_MOVES = 40;
    /** A loss before {@link EndgameTable#FAR} ends within so many plies in a capture or the end of the game. */
    private static final int DEEPEST = 2 * EndgameTable.FAR;

    private final Tablebase tables;
    private final Position position;
    private final int[] moves = new int[(DEEPEST + 2) * MOST_MOVES];

    WinningLine(Tablebase tables, Position position) {
        this.tables = tables;
        this.position = position;
    }

    /** The move of a player who is to move and wins: the shortest way to a capture that keeps the win, or to the end. */
    int move() {
        int end = position.moves(moves, 0);
        for (int depth = 0; depth <= DEEPEST; depth += 2)
            for (int i = 0; i < end; i++) if (nears(moves[i], end, depth)) return moves[i];
        return farMove(end);
    }

    /** Within how many plies {@link #move} comes to a capture or the end; 0 where it knows no way. */
    int plies() {
        int end = position.moves(moves, 0);
        for (int depth = 0; depth <= DEEPEST; depth += 2)
            for (int i = 0; i < end; i++) if (nears(moves[i], end, depth)) return depth + 1;
        int far = farMove(end);
        if (far == Oracle.NO_MOVE) return 0;
        position.make(far);
        int wave = tables.lateWave(position);
        position.unmake();
        return 2 * wave + 3;
    }

    /** Whether a move wins, or captures and keeps the win, or forces one of these within so many plies more. */
    private boolean nears(int move, int arena, int depth) {
        boolean captures = position.captures(move);
        position.make(move);
        boolean nears = position.result() != Result.ONGOING
                || tables.value(position) == Oracle.LOSS && (captures || depth > 0 && allLose(arena, depth));
        position.unmake();
        return nears;
    }

    /** Whether the player to move, who has lost, captures or comes nearer to the end whatever he does. */
    private boolean allLose(int arena, int depth) {
        if (tables.lateWave(position) > 0) return false;
        int end = position.moves(moves, arena);
        for (int i = arena; i < end; i++) {
            if (position.captures(moves[i])) continue;
            position.make(moves[i]);
            boolean lost = forces(end, depth - 2);
            position.unmake();
            if (!lost) return false;
        }
        return true;
    }

    private boolean forces(int arena, int depth) {
        int end = position.moves(moves, arena);
        for (int i = arena; i < end; i++) if (nears(moves[i], end, depth)) return true;
        return false;
    }

    /** The move with the fewest waves to go, or none where the tables do not keep them: then a search has to find the way. */
    private int farMove(int end) {
        int best = Oracle.NO_MOVE;
        int bestWave = Integer.MAX_VALUE;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int wave = tables.value(position) == Oracle.LOSS ? tables.lateWave(position) : EndgameTable.NOT_KEPT;
            position.unmake();
            if (wave == EndgameTable.NOT_KEPT || wave >= bestWave) continue;
            bestWave = wave;
            best = moves[i];
        }
        return best;
    }
}
