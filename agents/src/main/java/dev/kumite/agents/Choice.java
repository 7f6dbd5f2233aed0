package dev.kumite.agents;

import dev.kumite.games.core.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A move with what the search found out about it.
 *
 * @param move the move to play, or {@link #NO_MOVE}
 * @param value expected result for the player to move, −1 to 1
 * @param score raw evaluation for the player to move, where the agent has one
 * @param winIn plies to a proven win; negative when the loss is proven
 * @param iterations playouts or descents made for this move
 * @param nodes positions visited for this move
 * @param depth plies looked ahead
 * @param nanos time taken
 * @param held nodes in memory at the end: paper tischner's maximum complexity
 * @param rootMoves the legal moves, best first
 * @param line the main line, beginning with {@code move}
 */
public record Choice(
        int move,
        double value,
        OptionalInt score,
        OptionalInt winIn,
        long iterations,
        long nodes,
        int depth,
        long nanos,
        long held,
        List<RootMove> rootMoves,
        List<Integer> line) {

    /** In place of a move when the game is over. */
    public static final int NO_MOVE = -1;

    /**
     * One legal move at the root.
     *
     * @param visits how often the search went there; 0 where visits mean nothing
     * @param value expected result for the player to move at the root, −1 to 1
     * @param atMost whether the value is only an upper bound: the search knew that another move is at least as good, and
     *     looked no further
     * @param prior how likely the move seemed before it was searched, 0 to 1, or null in searches that do not guess
     * @param line the move and what the search expects to follow, as far as it looked for that
     */
    public record RootMove(
            int move,
            long visits,
            double value,
            boolean atMost,
            @Nullable Double prior,
            List<Integer> line) {
        /** A move of a search that does not guess and knows no line of each move. */
        public RootMove(int move, long visits, double value, boolean atMost) {
            this(move, visits, value, atMost, null, List.of(move));
        }

        /** A move whose value is the search's own. */
        public RootMove(int move, long visits, double value) {
            this(move, visits, value, false);
        }
    }

    /**
     * The same findings with another move chosen, one that is known to win; as they are where there is none or the search
     * has seen a win to its end that is no longer than what the other move promises. So the promise of the next move is
     * always at least two plies shorter, whichever it is, and no win is put off for ever.
     */
    public Choice preferring(ExactValues.Way way) {
        if (!way.isKnown() || winIn.isPresent() && winIn.getAsInt() > 0 && winIn.getAsInt() <= way.plies()) return this;
        int winning = way.move();
        List<RootMove> moves = new ArrayList<>();
        for (RootMove root : rootMoves)
            if (root.move == winning) moves.add(0, new RootMove(winning, root.visits, 1));
            else moves.add(root);
        List<Integer> following = move == winning ? line : List.of(winning);
        return new Choice(
                winning,
                1,
                OptionalInt.empty(),
                OptionalInt.empty(),
                iterations,
                nodes,
                depth,
                nanos,
                held,
                List.copyOf(moves),
                following);
    }

    /** The answer in a finished game: no move, and the result as value. */
    public static Choice over(int result, int side) {
        int winner = Result.winner(result);
        return of(NO_MOVE, winner < 0 ? 0 : winner == side ? 1 : -1, List.of());
    }

    /** A choice without a search behind it. */
    public static Choice of(int move, double value, List<RootMove> rootMoves) {
        return new Choice(
                move,
                value,
                OptionalInt.empty(),
                OptionalInt.empty(),
                0,
                0,
                0,
                0,
                0,
                rootMoves,
                move == NO_MOVE ? List.of() : List.of(move));
    }

    /** The same choice, with the time it took. */
    public Choice withTime(long nanos) {
        return new Choice(move, value, score, winIn, iterations, nodes, depth, nanos, held, rootMoves, line);
    }
}
