package dev.kumite.games.checkers;

import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position of American checkers: three words on a stack, one triple for each ply since the start. Making a move writes
 * the next triple and taking it back steps down, so nothing has to be undone, and repetitions are found by comparing
 * whole positions.
 */
public final class CheckersPosition implements BoardFeatures {
    /** The player to move cannot. */
    static final Ending NO_MOVE = Ending.of("no-move", "because the other side cannot move");
    /** The same position with the same side to move for the third time. */
    static final Ending REPETITION = Ending.byHistory("repetition", "the position has come up for the third time");

    static final Ending EIGHTY_PLIES = Ending.of("eighty-plies", "80 plies without a capture or a man's move");

    /** The forty-move rule: after this many plies without a capture or a man's move the game is drawn. */
    static final int LONGEST_CLOCK = 80;
    /** No king has more than ten captures (it can meet nine pieces at most), and no side more than twelve pieces. */
    public static final int MOST_MOVES = 120;

    /** Nothing can stand there for the third time sooner than eight plies after a capture or a man's move. */
    private static final int SOONEST_REPETITION = 8;

    /** The parts of a triple: the mover's pieces, the other side's, and {@link StateWord}. */
    private static final int OTHER = 1;

    private static final int STATE = 2;
    private static final int PLY = 3;

    /** Where the present triple begins. */
    private int now;

    private long[] pastAndPresent = new long[32 * PLY];
    final int[] scratchMoves = new int[MOST_MOVES];
    final long[] scratchBits = new long[Playout.ROOM];
    private final int[] scratchTrace = new int[1];
    private @Nullable CheckersPosition scratchTwin;

    CheckersPosition(long black, long white, long kings, int side, int clock) {
        set(side == 0 ? black : white, side == 0 ? white : black, StateWord.of(kings, side, clock));
    }

    /** The position with these pieces, given as squares of {@link Board}, and no past. */
    public static CheckersPosition of(long black, long white, long kings, int side) {
        return new CheckersPosition(black, white, kings, side, 0);
    }

    /** Takes this as the present position, with no past. */
    final void set(long own, long other, long state) {
        now = 0;
        pastAndPresent[0] = own;
        pastAndPresent[OTHER] = other;
        pastAndPresent[STATE] = state;
    }

    /** The pieces of the player to move, as bits of {@link Board}. */
    public long own() {
        return pastAndPresent[now];
    }

    /** The pieces of the other side. */
    public long other() {
        return pastAndPresent[now + OTHER];
    }

    long state() {
        return pastAndPresent[now + STATE];
    }

    /** The kings of both sides. */
    public long kings() {
        return StateWord.kings(state());
    }

    int clock() {
        return StateWord.clock(state());
    }

    long black() {
        return sideToMove() == 0 ? own() : other();
    }

    long white() {
        return sideToMove() == 0 ? other() : own();
    }

    @Override
    public int sideToMove() {
        return StateWord.side(state());
    }

    @Override
    public int moves(int[] out, int at) {
        long own = own();
        long other = other();
        long state = state();
        if (StateWord.drawn(state)) return at;
        long kings = StateWord.kings(state);
        int side = StateWord.side(state);
        long empty = Board.empty(own, other);
        long up = Board.upward(own, kings, side);
        long down = Board.downward(own, kings, side);
        long jumps = Board.jumps(up, down, other, empty);
        return jumps == 0
                ? MoveGenerator.steps(out, at, Board.steps(up, down, empty), own)
                : MoveGenerator.captures(out, at, jumps, own, kings, other, empty, side);
    }

    @Override
    public int countMoves() {
        long state = state();
        return StateWord.drawn(state)
                ? 0
                : MoveCounter.moves(own(), other(), StateWord.kings(state), StateWord.side(state), scratchMoves);
    }

    @Override
    public long countReplies(int[] room, int at) {
        long state = state();
        // Near a repetition only the history can tell.
        if (StateWord.drawn(state) || StateWord.clock(state) + 1 >= SOONEST_REPETITION)
            return BoardFeatures.super.countReplies(room, at);
        long replies = MoveCounter.replies(own(), other(), StateWord.kings(state), StateWord.side(state), scratchMoves);
        return replies == MoveCounter.MANY_JUMPS ? BoardFeatures.super.countReplies(room, at) : replies;
    }

    @Override
    public int mobility(int side) {
        if (side == sideToMove()) return countMoves();
        long state = state();
        if (StateWord.drawn(state)) return 0;
        long own = other();
        long other = own();
        long kings = StateWord.kings(state);
        long empty = Board.empty(own, other);
        long up = Board.upward(own, kings, side);
        long down = Board.downward(own, kings, side);
        long jumps = Board.jumps(up, down, other, empty);
        return jumps == 0
                ? Long.bitCount(Board.steps(up, down, empty))
                : MoveGenerator.captures(scratchMoves, 0, jumps, own, kings, other, empty, side);
    }

    @Override
    public int cornerPieces(int side) {
        return Long.bitCount((side == 0 ? black() : white()) & Board.CORNERS);
    }

    @Override
    public int edgePieces(int side) {
        return Long.bitCount((side == 0 ? black() : white()) & Board.EDGES);
    }

    @Override
    public boolean advances(int move) {
        int rows = Board.row(CheckersMoves.to(move)) - Board.row(CheckersMoves.from(move));
        return sideToMove() == 0 ? rows > 0 : rows < 0;
    }

    @Override
    public void make(int move) {
        long state = state();
        // A shift takes its distance from the lowest six bits, so the fields of the move need no mask.
        long from = 1L << move;
        long to = 1L << (move >>> 6);
        long mine = own() & ~from | to;
        long theirs = other();
        state = (state & from) != 0
                ? StateWord.afterKing(state & ~from | to)
                : StateWord.afterMan(state | to & Board.CROWNING);
        if (CheckersMoves.isCapture(move)) {
            long left = ~CheckersMoves.jumped(move);
            theirs &= left;
            state = StateWord.afterMan(state & left);
        }
        push(theirs, mine, state ^ StateWord.SIDE);
        if (StateWord.clock(state) >= SOONEST_REPETITION) judgeDraw();
    }

    private void push(long own, long other, long state) {
        int at = now + PLY;
        if (at == pastAndPresent.length) pastAndPresent = Arrays.copyOf(pastAndPresent, 2 * at);
        pastAndPresent[at] = own;
        pastAndPresent[at + OTHER] = other;
        pastAndPresent[at + STATE] = state;
        now = at;
    }

    @Override
    public void unmake() {
        now -= PLY;
    }

    private void judgeDraw() {
        if (clock() >= LONGEST_CLOCK || repeated()) pastAndPresent[now + STATE] |= StateWord.DRAWN;
    }

    /** Whether the same position with the same side to move has been there twice before. */
    private boolean repeated() {
        int last = Math.max(0, now - clock() * PLY);
        int seen = 0;
        for (int at = now - 4 * PLY; at >= last; at -= 2 * PLY) {
            boolean same = pastAndPresent[at] == own()
                    && pastAndPresent[at + OTHER] == other()
                    && StateWord.kings(pastAndPresent[at + STATE]) == kings();
            if (same && ++seen == 2) return true;
        }
        return false;
    }

    private boolean canMove() {
        return Board.canMove(own(), other(), kings(), sideToMove());
    }

    @Override
    public int result() {
        if (!canMove()) return Result.win(1 - sideToMove());
        return StateWord.drawn(state()) ? Result.DRAW : Result.ONGOING;
    }

    @Override
    public Ending ending() {
        if (!canMove()) return CheckersPosition.NO_MOVE;
        if (!StateWord.drawn(state())) return Ending.NONE;
        return clock() >= LONGEST_CLOCK ? CheckersPosition.EIGHTY_PLIES : CheckersPosition.REPETITION;
    }

    /**
     * Computed when asked for: three scrambled words side by side cost less than keeping tables of random numbers up to
     * date in every move.
     */
    @Override
    public long key() {
        long key = Rng.mix(black() + 0x243F6A8885A308D3L)
                ^ Rng.mix(white() + 0x13198A2E03707344L)
                ^ Rng.mix(kings() + 0xA4093822299F31D0L);
        return sideToMove() == 0 ? key : ~key;
    }

    @Override
    public CheckersPosition copy() {
        CheckersPosition copy = new CheckersPosition(0, 0, 0, 0, 0);
        copy.pastAndPresent = pastAndPresent.clone();
        copy.now = now;
        return copy;
    }

    @Override
    public void become(Position position) {
        CheckersPosition model = (CheckersPosition) position;
        set(model.own(), model.other(), StateWord.withoutPast(model.state()));
    }

    @Override
    public int pieces(int side) {
        return Long.bitCount(side == sideToMove() ? own() : other());
    }

    @Override
    public boolean captures(int move) {
        return CheckersMoves.isCapture(move);
    }

    @Override
    public boolean mustCapture() {
        long own = own();
        long other = other();
        long kings = kings();
        int side = sideToMove();
        long up = Board.upward(own, kings, side);
        long down = Board.downward(own, kings, side);
        return Board.jumps(up, down, other, Board.empty(own, other)) != 0;
    }

    /** Capturing is forced, so the captures are all the moves or none of them. */
    @Override
    public int captureMoves(int[] out, int at) {
        int end = moves(out, at);
        return end > at && CheckersMoves.isCapture(out[at]) ? end : at;
    }

    @Override
    public boolean canWin() {
        int count = mayWin() ? moves(scratchMoves, 0) : 0;
        for (int i = 0; i < count; i++) if (wins(scratchMoves[i])) return true;
        return false;
    }

    /** False at a glance in most positions: where there is nothing to capture and no step can block the other side. */
    private boolean mayWin() {
        long empty = Board.empty(own(), other());
        long up = Board.upward(own(), kings(), sideToMove());
        long down = Board.downward(own(), kings(), sideToMove());
        return Board.jumps(up, down, other(), empty) != 0
                || Board.nearlyBlocked(other(), kings(), 1 - sideToMove(), empty);
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
        return StateWord.drawn(state()) ? 0 : Playout.play(this, rng, policy, maxPlies, trace);
    }
}
