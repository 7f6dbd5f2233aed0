package dev.kumite.games;

import dev.kumite.base.Crew;
import dev.kumite.games.core.Position;

/**
 * Counts the leaves of the game tree, the standard test of a move generator. A leaf is a position at the depth asked
 * for, or one in which the game ended earlier. The moves of the last ply are counted, not played; those of the ply before
 * are played as far as that needs it ({@link Position#countReplies}).
 */
public final class Perft {
    private final Position position;
    private final int[] arena;

    public Perft(Game game, Position position, int depth) {
        this.position = position;
        this.arena = new int[game.maxMoves() * Math.max(1, depth)];
    }

    public long count(int depth) {
        return depth == 0 ? 1 : count(depth, 0);
    }

    private long count(int depth, int at) {
        // A game has no moves exactly when it is over, so there is no need to ask for its result.
        if (depth == 1) return Math.max(1, position.countMoves());
        if (depth == 2) return Math.max(1, position.countReplies(arena, at));
        int end = position.moves(arena, at);
        if (end == at) return 1;
        long leaves = 0;
        for (int i = at; i < end; i++) {
            position.make(arena[i]);
            leaves += count(depth - 1, end);
            position.unmake();
        }
        return leaves;
    }

    /** The leaves below each move of {@link Game#moves}, in that order; several threads share the moves. */
    public static long[] divide(Game game, Position position, int depth, int threads) {
        int[] moves = game.moves(position);
        long[] leaves = new long[moves.length];
        try (Crew crew = new Crew(threads, "perft")) {
            crew.share(moves.length, (worker, i) -> leaves[i] = below(game, position, moves[i], depth));
        }
        return leaves;
    }

    private static long below(Game game, Position position, int move, int depth) {
        Position child = position.copy();
        child.make(move);
        return new Perft(game, child, depth).count(depth - 1);
    }
}
