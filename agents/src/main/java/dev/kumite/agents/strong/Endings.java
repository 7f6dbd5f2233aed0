package dev.kumite.agents.strong;

import dev.kumite.games.Oracle;
import dev.kumite.games.Position;
import org.jspecify.annotations.Nullable;

/**
 * What the search makes of exact values. Outside the tables' reach they end a line: nothing is left to find out. Once
 * the root itself is within reach a value says nothing new as long as it stays the same, and a player who knows only
 * that he has won can shuffle for ever; so there the search goes on, until a piece is captured or the value changes.
 */
final class Endings {
    private final @Nullable Oracle oracle;
    private final int side;
    private final int rootValue;
    private final int rootPieces;

    Endings(@Nullable Oracle oracle, Position root) {
        this.oracle = oracle;
        side = root.sideToMove();
        rootPieces = pieces(root);
        rootValue = oracle == null ? Oracle.UNKNOWN : oracle.value(root);
    }

    private static int pieces(Position position) {
        return position.pieces(0) + position.pieces(1);
    }

    /** The exact value for the player to move, where it is known. */
    int value(Position position) {
        Oracle known = oracle;
        return known == null ? Oracle.UNKNOWN : known.value(position);
    }

    /** Whether a value ends the line in this position. */
    boolean decide(int value, Position position) {
        if (value == Oracle.UNKNOWN) return false;
        int forRoot = position.sideToMove() == side ? value : Oracle.turned(value);
        return forRoot != rootValue || value != Oracle.DRAW && pieces(position) < rootPieces;
    }
}
