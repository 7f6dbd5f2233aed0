package dev.kumite.lab.puzzles;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.HashMap;
import java.util.Map;

/**
 * Proves that the player to move wins within so many plies, whatever the other does, or that nobody can: every move is
 * tried, so that both answers are certain. Results are remembered until {@link #forget}.
 */
final class WinProof {
    private final int maxMoves;
    /** By the key of a position in which the player to move wants to win: the fewest plies known to do. */
    private final Map<Long, Integer> enough = new HashMap<>();
    /** The most plies known to be too few. */
    private final Map<Long, Integer> tooFew = new HashMap<>();

    private int[][] moves = new int[0][];

    WinProof(Game game) {
        maxMoves = game.maxMoves();
    }

    void forget() {
        enough.clear();
        tooFew.clear();
    }

    /** The fewest plies in which the player to move can force a win, at most {@code limit}; 0 if that is too few. */
    int winsIn(Position position, int limit) {
        for (int plies = 1; plies <= limit; plies += 2) if (wins(position, plies)) return plies;
        return 0;
    }

    /** Whether the player to move wins within this odd number of plies. */
    boolean wins(Position position, int plies) {
        if (position.canWin()) return true;
        if (plies < 3) return false;
        long key = position.key();
        if (enough.getOrDefault(key, Integer.MAX_VALUE) <= plies) return true;
        if (tooFew.getOrDefault(key, 0) >= plies) return false;
        boolean wins = findsWin(position, plies);
        if (wins) enough.merge(key, plies, Math::min);
        else tooFew.merge(key, plies, Math::max);
        return wins;
    }

    private boolean findsWin(Position position, int plies) {
        int[] list = list(plies);
        int count = position.moves(list, 0);
        for (int i = 0; i < count; i++) {
            position.make(list[i]);
            boolean lost = loses(position, plies - 1);
            position.unmake();
            if (lost) return true;
        }
        return false;
    }

    /** Whether the player to move loses within this even number of plies, whatever he does. */
    boolean loses(Position position, int plies) {
        if (position.result() != Result.ONGOING) return position.result() == Result.win(1 - position.sideToMove());
        if (plies < 2 || position.canWin()) return false;
        int[] list = list(plies);
        int count = position.moves(list, 0);
        for (int i = 0; i < count; i++) {
            int other = 1 - position.sideToMove();
            position.make(list[i]);
            boolean lost = position.result() == Result.ONGOING
                    ? wins(position, plies - 1)
                    : position.result() == Result.win(other);
            position.unmake();
            if (!lost) return false;
        }
        return true;
    }

    /** Each ply that is left has a list of its own. */
    private int[] list(int plies) {
        if (plies >= moves.length) {
            int[][] more = new int[plies + 1][];
            System.arraycopy(moves, 0, more, 0, moves.length);
            for (int i = moves.length; i < more.length; i++) more[i] = new int[maxMoves];
            moves = more;
        }
        return moves[plies];
    }
}
