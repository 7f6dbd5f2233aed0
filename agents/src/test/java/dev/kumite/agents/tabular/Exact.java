package dev.kumite.agents.tabular;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Every position that can arise from one, solved: in how many plies the player to move wins or loses at best play. */
final class Exact {
    /** In place of a position's number: the move wins, or ends the game otherwise. */
    private static final int WON = -1;

    private static final int OTHERWISE = -2;

    private final Game game;
    private final Map<Long, Integer> numbers = new HashMap<>();
    private final List<int[]> following = new ArrayList<>();
    /** Plies to a win, negative for a loss, 0 where neither can be forced. */
    private int[] distances = {};

    Exact(Game game, Position root) {
        this.game = game;
        explore(root);
        solve();
    }

    private void explore(Position root) {
        Deque<String> open = new ArrayDeque<>();
        number(root, open);
        while (!open.isEmpty()) {
            Position position = game.notation().read(open.remove());
            int[] moves = game.moves(position);
            int[] next = new int[moves.length];
            for (int i = 0; i < moves.length; i++) {
                int mover = position.sideToMove();
                position.make(moves[i]);
                next[i] = position.result() == Result.ONGOING
                        ? number(position, open)
                        : Result.winner(position.result()) == mover ? WON : OTHERWISE;
                position.unmake();
            }
            following.set(Objects.requireNonNull(numbers.get(position.key())), next);
        }
    }

    private int number(Position position, Deque<String> open) {
        Integer known = numbers.get(position.key());
        if (known != null) return known;
        int number = numbers.size();
        numbers.put(position.key(), number);
        following.add(new int[0]);
        open.add(game.notation().write(position));
        return number;
    }

    /** Wins in 1, losses in 2, wins in 3 and so on, until nothing is added. */
    private void solve() {
        distances = new int[following.size()];
        boolean changed = true;
        for (int plies = 1; changed || plies < 3; plies++) {
            changed = false;
            for (int i = 0; i < distances.length; i++)
                if (distances[i] == 0 && decided(following.get(i), plies)) {
                    distances[i] = plies % 2 == 1 ? plies : -plies;
                    changed = true;
                }
        }
    }

    /** Whether a position is won in exactly so many plies, or with an even number lost. */
    private boolean decided(int[] next, int plies) {
        boolean all = true;
        for (int each : next) {
            if (plies % 2 == 1 && (each == WON ? plies == 1 : each >= 0 && distances[each] == 1 - plies && plies > 1))
                return true;
            all &= each >= 0 && distances[each] > 0 && distances[each] < plies;
        }
        return plies % 2 == 0 && all;
    }

    /** Plies to a win of the player to move, negative for a loss, 0 for neither. */
    int distance(Position position) {
        return distances[Objects.requireNonNull(numbers.get(position.key()))];
    }

    /** The move that holds out longest, or wins soonest. */
    int best(Position position) {
        int best = 0;
        int worth = Integer.MIN_VALUE;
        for (int move : game.moves(position)) {
            position.make(move);
            int winner = Result.winner(position.result());
            int distance = position.result() == Result.ONGOING ? distance(position) : 0;
            boolean won = winner == 1 - position.sideToMove();
            position.unmake();
            int its = won ? 2000 : distance == 0 ? 0 : distance > 0 ? distance - 1000 : 1000 + distance;
            if (its <= worth) continue;
            worth = its;
            best = move;
        }
        return best;
    }
}
