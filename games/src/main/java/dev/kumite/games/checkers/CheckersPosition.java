package dev.kumite.games.checkers;

import dev.kumite.games.Ending;
import dev.kumite.games.Policy;
import dev.kumite.games.Position;
import dev.kumite.games.Result;
import dev.kumite.games.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A position of American checkers: three sets of squares, the side to move and the clock. */
final class CheckersPosition implements Position {
    /** After so many plies without a capture or a man's move the game is drawn. */
    static final int LONGEST_CLOCK = 80;
    /** No king has more than ten captures (it can meet nine pieces), and no side more than twelve pieces. */
    static final int MOST_MOVES = 120;

    /** Nothing can stand there for the third time sooner than eight plies after a capture or a man's move. */
    private static final int SOONEST_REPETITION = 8;
    /** One ply of history: own and other pieces, then the kings with clock and draw above them. */
    private static final int PAST_PLY = 3;

    private static final int PAST_CLOCK = 40;
    private static final int PAST_DRAWN = 48;

    /** The mover's pieces, the other side's, and the kings of both. */
    long own;

    long other;
    long kings;
    int side;
    int clock;
    /** Whether repetition or the clock has drawn the game, unless the mover has lost it already. */
    private boolean drawn;

    private int height;
    private long[] past = new long[64 * PAST_PLY];
    final int[] scratchMoves = new int[MOST_MOVES];
    private final int[] scratchTrace = new int[1];
    private @Nullable CheckersPosition scratchTwin;

    CheckersPosition(long black, long white, long kings, int side, int clock) {
        this.own = side == 0 ? black : white;
        this.other = side == 0 ? white : black;
        this.kings = kings;
        this.side = side;
        this.clock = clock;
        this.drawn = clock >= LONGEST_CLOCK;
    }

    @Override
    public int sideToMove() {
        return side;
    }

    @Override
    public int moves(int[] out, int at) {
        if (drawn) return at;
        long empty = Board.empty(own, other);
        long up = Board.upward(own, kings, side);
        long down = Board.downward(own, kings, side);
        long jumps = Board.jumps(up, down, other, empty);
        return jumps == 0
                ? Lists.steps(out, at, Board.steps(up, down, empty), own)
                : Lists.captures(out, at, jumps, own, kings, other, empty, side);
    }

    @Override
    public int countMoves() {
        if (drawn) return 0;
        long empty = Board.empty(own, other);
        long up = Board.upward(own, kings, side);
        long down = Board.downward(own, kings, side);
        long jumps = Board.jumps(up, down, other, empty);
        if (jumps == 0) return Long.bitCount(Board.steps(up, down, empty));
        if (!Board.anyJumpGoesOn(jumps, own, kings, other, empty, side)) return Long.bitCount(jumps);
        return Lists.sequences(scratchMoves, 0, jumps, own, kings, other, empty, side);
    }

    @Override
    public void make(int move) {
        remember();
        play(move);
        drawn = clock >= SOONEST_REPETITION && (clock >= LONGEST_CLOCK || repeated());
    }

    /** Changes the board, the side and the clock. */
    private void play(int move) {
        // A shift takes its distance from the lowest six bits, so the fields of the move need no mask.
        long from = 1L << move;
        long to = 1L << (move >>> 6);
        long mine = own & ~from | to;
        boolean king = (kings & from) != 0;
        kings = king ? kings & ~from | to : kings | to & Board.CROWNING;
        clock = king ? clock + 1 : 0;
        if (Move.isCapture(move)) {
            long left = ~Move.jumped(move);
            other &= left;
            kings &= left;
            clock = 0;
        }
        own = other;
        other = mine;
        side ^= 1;
    }

    private void remember() {
        int at = height++ * PAST_PLY;
        if (at == past.length) past = Arrays.copyOf(past, 2 * at);
        past[at] = own;
        past[at + 1] = other;
        past[at + 2] = kings | (long) clock << PAST_CLOCK | (drawn ? 1L << PAST_DRAWN : 0);
    }

    @Override
    public void unmake() {
        int at = --height * PAST_PLY;
        own = past[at];
        other = past[at + 1];
        long rest = past[at + 2];
        kings = rest & Board.SQUARES;
        clock = (int) (rest >>> PAST_CLOCK) & 0xFF;
        drawn = rest >>> PAST_DRAWN != 0;
        side ^= 1;
    }

    /** Whether the same position with the same side to move has been there twice before. */
    private boolean repeated() {
        int furthest = Math.min(clock, height);
        int seen = 0;
        for (int back = 4; back <= furthest; back += 2) {
            int at = (height - back) * PAST_PLY;
            boolean same = past[at] == own && past[at + 1] == other && (past[at + 2] & Board.SQUARES) == kings;
            if (same && ++seen == 2) return true;
        }
        return false;
    }

    @Override
    public int result() {
        if (!Board.canMove(own, other, kings, side)) return Result.win(1 - side);
        return drawn ? Result.DRAW : Result.ONGOING;
    }

    @Override
    public Ending ending() {
        if (!Board.canMove(own, other, kings, side)) return Ending.NO_MOVE;
        if (!drawn) return Ending.NONE;
        return clock >= LONGEST_CLOCK ? Ending.EIGHTY_PLIES : Ending.REPETITION;
    }

    /**
     * Computed when asked for: three scrambled words side by side cost less than keeping tables of random numbers up to
     * date in every move.
     */
    @Override
    public long key() {
        long key = Rng.mix(black() + 0x243F6A8885A308D3L)
                ^ Rng.mix(white() + 0x13198A2E03707344L)
                ^ Rng.mix(kings + 0xA4093822299F31D0L);
        return side == 0 ? key : ~key;
    }

    long black() {
        return side == 0 ? own : other;
    }

    long white() {
        return side == 0 ? other : own;
    }

    @Override
    public CheckersPosition copy() {
        CheckersPosition copy = new CheckersPosition(black(), white(), kings, side, clock);
        copy.drawn = drawn;
        copy.height = height;
        copy.past = past.clone();
        return copy;
    }

    @Override
    public void become(Position position) {
        CheckersPosition model = (CheckersPosition) position;
        own = model.own;
        other = model.other;
        kings = model.kings;
        side = model.side;
        clock = model.clock;
        forget();
    }

    private void forget() {
        height = 0;
        drawn = clock >= LONGEST_CLOCK;
    }

    @Override
    public int pieces(int side) {
        return Long.bitCount(side == this.side ? own : other);
    }

    @Override
    public boolean captures(int move) {
        return Move.isCapture(move);
    }

    @Override
    public int playoutMove(Rng rng, Policy policy) {
        CheckersPosition twin = scratchTwin;
        if (twin == null) scratchTwin = twin = new CheckersPosition(0, 0, 0, 0, 0);
        twin.become(this);
        int plies = Playout.play(twin, rng, policy, 1, scratchTrace);
        assert plies == 1;
        return scratchTrace[0];
    }

    @Override
    public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        if (drawn) return 0;
        int plies = Playout.play(this, rng, policy, maxPlies, trace);
        forget();
        return plies;
    }
}
