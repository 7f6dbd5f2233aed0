package dev.kumite.agents.strong;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.evaluation.Evaluation;

/** Minimax spelled out: what the fast search is held to. */
final class PlainSearch {
    private PlainSearch() {}

    /** The exact minimax score, wins by their distance as in {@link Score}. */
    static int score(Game game, Position position, Evaluation evaluation, int depth, int ply) {
        int result = position.result();
        if (result != Result.ONGOING) return Score.of(result, position.sideToMove(), ply);
        if (depth == 0) return evaluation.score(position);
        int best = -Score.INFINITE;
        for (int move : game.moves(position)) {
            position.make(move);
            best = Math.max(best, -score(game, position, evaluation, depth - 1, ply + 1));
            position.unmake();
        }
        return best;
    }

    /** Whether the player to move can force a win within so many plies. */
    static boolean wins(Game game, Position position, int plies) {
        int side = position.sideToMove();
        if (position.result() != Result.ONGOING) return false;
        if (plies <= 0) return false;
        for (int move : game.moves(position)) {
            position.make(move);
            boolean wins = position.result() == Result.win(side)
                    || position.result() == Result.ONGOING && plies > 2 && loses(game, position, plies - 1);
            position.unmake();
            if (wins) return true;
        }
        return false;
    }

    private static boolean loses(Game game, Position position, int plies) {
        int other = 1 - position.sideToMove();
        for (int move : game.moves(position)) {
            position.make(move);
            boolean lost = position.result() == Result.win(other)
                    || position.result() == Result.ONGOING && wins(game, position, plies - 1);
            position.unmake();
            if (!lost) return false;
        }
        return true;
    }
}
