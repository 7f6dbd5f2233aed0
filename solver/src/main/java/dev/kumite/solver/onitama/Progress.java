package dev.kumite.solver.onitama;

import dev.kumite.games.Oracle;
import dev.kumite.games.Position;
import dev.kumite.games.Result;

/**
 * Finds the way to a win that is known. A capture cannot be taken back, so each one is progress, whoever makes it; until
 * the next one the waves of the tables count down. Losses of the first few waves are not told apart in the tables, and
 * there a search as deep as those waves finds the way.
 */
final class Progress {
    private static final int MOST_MOVES = 40;
    /** A loss before {@link Table#FAR} ends within so many plies in a capture or the end of the game. */
    private static final int DEEPEST = 2 * Table.FAR;

    private final Tables tables;
    private final Position position;
    private final int[] moves = new int[(DEEPEST + 2) * MOST_MOVES];

    Progress(Tables tables, Position position) {
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
        if (tables.farWave(position) > 0) return false;
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
            int wave = tables.value(position) == Oracle.LOSS ? tables.farWave(position) : Table.NOT_KEPT;
            position.unmake();
            if (wave == Table.NOT_KEPT || wave >= bestWave) continue;
            bestWave = wave;
            best = moves[i];
        }
        return best;
    }
}
