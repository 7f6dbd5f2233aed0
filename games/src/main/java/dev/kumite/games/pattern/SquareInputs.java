package dev.kumite.games.pattern;

/**
 * Inputs of a game whose squares fit into one word, in the order of the rows from side 0's: each set of squares is a
 * word, turned by half a turn when side 1 is to move. A network distinguishes three phases.
 */
public abstract class SquareInputs implements Inputs {
    /** How many phases the game has. */
    protected static final int PHASES = 3;

    /** Columns of the board, and rows. */
    protected final int size;

    private final String game;
    private final int words;
    private final int unusedBits;

    /** The inputs of a game on a square board. */
    protected SquareInputs(String game, int size, int words) {
        this.game = game;
        this.size = size;
        this.words = words;
        unusedBits = 64 - size * size;
    }

    @Override
    public final String name() {
        return game + "-" + size;
    }

    @Override
    public final int words() {
        return words;
    }

    @Override
    public final int phases() {
        return PHASES;
    }

    /** A set of squares as {@code side} sees it. */
    protected final long seen(long squares, int side) {
        return side == 0 ? squares : Long.reverse(squares) >>> unusedBits;
    }
}
