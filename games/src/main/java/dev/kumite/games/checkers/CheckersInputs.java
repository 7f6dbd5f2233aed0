package dev.kumite.games.checkers;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.Inputs;

/**
 * Checkers for a small network: men and kings of both sides by square, as the player to move sees the board, and who has
 * the move (the opposition), which no sum over squares can express.
 */
final class CheckersInputs implements Inputs {
    static final CheckersInputs ALL = new CheckersInputs();

    private static final int WORDS = 5;
    private static final int PIECES_PER_PHASE = 4;
    private static final int ALL_PIECES = 24;
    /** The layout of {@link Board} has 35 bits, and its gaps are in the same places when it is turned round. */
    private static final int UNUSED_BITS = 64 - 35;

    /** The rows from which the mover's men come: an odd number of pieces there gives him the move. */
    private static final long SYSTEM = system();

    private CheckersInputs() {}

    private static long system() {
        long system = 0;
        for (int square = 1; square <= 32; square++) if ((square - 1 >> 2) % 2 == 0) system |= Board.bit(square);
        return system;
    }

    @Override
    public String name() {
        return CheckersGame.NAME;
    }

    @Override
    public int words() {
        return WORDS;
    }

    @Override
    public void read(Position position, long[] words) {
        CheckersPosition p = (CheckersPosition) position;
        boolean turn = p.sideToMove() == 1;
        long kings = p.kings();
        long own = turn ? turned(p.own()) : p.own();
        long other = turn ? turned(p.other()) : p.other();
        if (turn) kings = turned(kings);
        words[0] = own & ~kings;
        words[1] = own & kings;
        words[2] = other & ~kings;
        words[3] = other & kings;
        words[4] = Long.bitCount((own | other) & SYSTEM) & 1;
    }

    private static long turned(long squares) {
        return Long.reverse(squares) >>> UNUSED_BITS;
    }

    @Override
    public int phases() {
        return ALL_PIECES / PIECES_PER_PHASE;
    }

    @Override
    public int phase(Position position) {
        CheckersPosition p = (CheckersPosition) position;
        return (Long.bitCount(p.own() | p.other()) - 1) / PIECES_PER_PHASE;
    }
}
