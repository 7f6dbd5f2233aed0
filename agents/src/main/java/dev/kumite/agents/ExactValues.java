package dev.kumite.agents;

import dev.kumite.games.core.Position;
import dev.kumite.games.oracle.Oracle;
import org.jspecify.annotations.Nullable;

/**
 * What a search makes of exact values. Outside the tables' reach they end a line: nothing is left to find out. Once
 * the root itself is within reach a value says nothing new as long as it stays the same, and a player who knows only
 * that he has won can shuffle for ever; so there the search goes on, until a piece is captured or the value changes.
 *
 * <p>As scores, endings lie between the evaluations and the games that are over: below those that were reached, by their
 * distance from the root, and below these the ones that are still the root's own, by how they stand.
 */
public final class ExactValues {
    /** Scores beyond this are games played to their end. */
    public static final int PLAYED_OUT = 28_000;
    /** Scores beyond this carry a distance from the root; those from here down to the evaluations' limit do not. */
    public static final int DISTANCES = 25_000;

    private static final int REACHED = 27_000;
    private static final int HELD = 23_000;
    private static final int MOST_JUDGEMENT = 1_900;

    private final @Nullable Oracle oracle;
    private final Position root;
    private final int side;
    private final int rootValue;
    private final int rootPieces;

    /** @param oracle exact values, or null where there are none */
    public ExactValues(@Nullable Oracle oracle, Position root) {
        this.oracle = oracle;
        this.root = root;
        side = root.sideToMove();
        rootPieces = pieces(root);
        rootValue = oracle == null ? Oracle.UNKNOWN : oracle.value(root);
    }

    private static int pieces(Position position) {
        return position.pieces(0) + position.pieces(1);
    }

    /** The exact value for the player to move, where it is known. */
    public int value(Position position) {
        Oracle known = oracle;
        return known == null ? Oracle.UNKNOWN : known.value(position);
    }

    /** Whether a value ends the line in this position. */
    public boolean decide(int value, Position position) {
        if (value == Oracle.UNKNOWN) return false;
        int forRoot = position.sideToMove() == side ? value : Oracle.turned(value);
        return forRoot != rootValue || value != Oracle.DRAW && pieces(position) < rootPieces;
    }

    /**
     * A move on the way to a known win.
     *
     * @param move or {@link Oracle#NO_MOVE}
     * @param plies within which it promises progress ({@link Oracle#winningPlies})
     */
    public record Way(int move, int plies) {
        public static final Way NONE = new Way(Oracle.NO_MOVE, 0);

        public boolean isKnown() {
            return move != Oracle.NO_MOVE;
        }
    }

    /** The root's way to a known win, or {@link Way#NONE}. */
    public Way way() {
        Oracle known = oracle;
        if (known == null || rootValue != Oracle.WIN) return Way.NONE;
        int move = known.winningMove(root.copy());
        return move == Oracle.NO_MOVE ? Way.NONE : new Way(move, known.winningPlies(root.copy()));
    }

    /** The score of a value that ends a line {@code ply} plies from the root: the sooner won, or the later lost, the better. */
    public static int reached(int value, int ply) {
        return value == Oracle.WIN ? REACHED - ply : value == Oracle.LOSS ? ply - REACHED : 0;
    }

    /** The score of an evaluated position whose value may be known: never on the wrong side of it. */
    public static int held(int value, int judgement) {
        if (value != Oracle.WIN && value != Oracle.LOSS) return judgement;
        int bounded = Math.max(-MOST_JUDGEMENT, Math.min(judgement, MOST_JUDGEMENT));
        return value == Oracle.WIN ? HELD + bounded : bounded - HELD;
    }
}
