package dev.kumite.games.katarenga;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The game without its board: turns, points, endings, key and history. Where the pawns stand is up to {@link
 * SmallPosition} and {@link LargePosition}. Moves are always listed in the order of their numbers.
 */
abstract class KatarengaPosition implements TiledBoard {
    /** Two points scored by pawns taken off. */
    static final Ending POINTS = Ending.of("points", "by points");
    /** The other side has no pawns left, and those that remain make two points. */
    static final Ending ELIMINATION = Ending.of("elimination", "by elimination");
    /** No pawn is left and nobody has two points. */
    static final Ending EXHAUSTED = Ending.of("exhausted", "no pawn is left");
    /** Neither side can move. The rules name it; a test proves that it cannot come up. */
    static final Ending BLOCKED = Ending.of("blocked", "neither side can move");

    /** Both enemy camps are filled, by the published rules; here so that endings have one order. */
    static final Ending CAMPS = Ending.of("camps", "by filling both camps");

    static final int POINTS_TO_WIN = 2;
    /** How many plies of history there is room for at first. */
    static final int HISTORY = 64;

    Layout layout;
    int side;
    int whitePoints;
    int blackPoints;
    int result = Result.ONGOING;
    Ending ending = Ending.NONE;
    long key;
    /** How many moves can be taken back. */
    int height;

    private int[] pastMoves;
    private long[] pastKeys;
    /** White's points, and Black's eight bits higher. */
    private int[] pastPoints;

    KatarengaPosition(Layout layout) {
        this.layout = layout;
        pastMoves = new int[HISTORY];
        pastKeys = new long[HISTORY];
        pastPoints = new int[HISTORY];
    }

    KatarengaPosition(KatarengaPosition other) {
        layout = other.layout;
        takeOver(other);
        height = other.height;
        pastMoves = other.pastMoves.clone();
        pastKeys = other.pastKeys.clone();
        pastPoints = other.pastPoints.clone();
    }

    /** Puts the pawns on their home rows; for an empty board. */
    final void setUp() {
        for (int column = 0; column < layout.size(); column++) {
            put(0, layout.goalRow(1) * layout.size() + column);
            put(1, layout.goalRow(0) * layout.size() + column);
        }
        key = freshKey();
    }

    abstract void lift(int side, int square);

    /** Takes all pawns of a side off the board at once. */
    abstract void sweep(int side);

    /** Whether this side could take a pawn off if it were its turn. */
    abstract boolean standsOnGoal(int side);

    /** Whether this side could capture if it were its turn. */
    abstract boolean canCapture(int side);

    /** The pawns' part of the key, worked out from the board. */
    abstract long pawnKey(int side);

    /** Notes what {@link #restoreBoard} will need. */
    abstract void saveBoard(int height);

    /** Undoes a move on the board; side, result and ending are still those after the move. */
    abstract void restoreBoard(int height, int move);

    /** Makes room for a history of this length. */
    abstract void growHistory(int length);

    @Override
    public final void make(int move) {
        if (height == pastMoves.length) {
            pastMoves = Arrays.copyOf(pastMoves, 2 * height);
            pastKeys = Arrays.copyOf(pastKeys, 2 * height);
            pastPoints = Arrays.copyOf(pastPoints, 2 * height);
            growHistory(2 * height);
        }
        pastMoves[height] = move;
        pastKeys[height] = key;
        pastPoints[height] = whitePoints | blackPoints << 8;
        saveBoard(height++);
        play(move);
    }

    @Override
    public final void unmake() {
        height--;
        restoreBoard(height, pastMoves[height]);
        side ^= 1;
        key = pastKeys[height];
        whitePoints = pastPoints[height] & 0xFF;
        blackPoints = pastPoints[height] >>> 8;
        result = Result.ONGOING;
        ending = Ending.NONE;
    }

    /** Plays a move that will not be taken back. */
    final void play(int move) {
        assert !isOver() && holds(side, KatarengaMoves.from(move));
        int mover = side;
        int from = KatarengaMoves.from(move);
        int to = KatarengaMoves.to(move);
        lift(mover, from);
        key ^= KatarengaKeys.pawn(mover, from) ^ KatarengaKeys.BLACK_TO_MOVE;
        side ^= 1;
        if (to == KatarengaMoves.OFF) {
            score(mover, 1);
            if (points(mover) < POINTS_TO_WIN && pieces(mover) == 0) scoreAllPawns(1 - mover);
            judge();
            return;
        }
        boolean captures = holds(1 - mover, to);
        if (captures) {
            lift(1 - mover, to);
            key ^= KatarengaKeys.pawn(1 - mover, to);
        }
        put(mover, to);
        key ^= KatarengaKeys.pawn(mover, to);
        if (captures && pieces(1 - mover) == 0) {
            scoreAllPawns(mover);
            judge();
        }
    }

    /** What this side gets when the other one has no pawns left. */
    private void scoreAllPawns(int scorer) {
        key ^= pawnKey(scorer);
        score(scorer, pieces(scorer));
        sweep(scorer);
    }

    private void score(int scorer, int gained) {
        int before = points(scorer);
        key ^= KatarengaKeys.points(scorer, before) ^ KatarengaKeys.points(scorer, before + gained);
        if (scorer == 0) whitePoints += gained;
        else blackPoints += gained;
    }

    /** Sets result and ending by the points and by whether a pawn is left. */
    final void judge() {
        boolean empty = pieces(0) + pieces(1) == 0;
        if (whitePoints >= POINTS_TO_WIN || blackPoints >= POINTS_TO_WIN) {
            result = Result.win(whitePoints >= POINTS_TO_WIN ? 0 : 1);
            ending = empty ? KatarengaPosition.ELIMINATION : KatarengaPosition.POINTS;
        } else {
            result = empty ? Result.DRAW : Result.ONGOING;
            ending = empty ? KatarengaPosition.EXHAUSTED : Ending.NONE;
        }
    }

    @Override
    public final Layout layout() {
        return layout;
    }

    @Override
    public final int points(int side) {
        return side == 0 ? whitePoints : blackPoints;
    }

    /** The key worked out from nothing but the position. */
    final long freshKey() {
        return layout.key()
                ^ pawnKey(0)
                ^ pawnKey(1)
                ^ KatarengaKeys.points(0, whitePoints)
                ^ KatarengaKeys.points(1, blackPoints)
                ^ (side == 0 ? 0 : KatarengaKeys.BLACK_TO_MOVE);
    }

    @Override
    public final int sideToMove() {
        return side;
    }

    @Override
    public final int result() {
        return result;
    }

    final boolean isOver() {
        return result != Result.ONGOING;
    }

    @Override
    public final Ending ending() {
        return ending;
    }

    @Override
    public final long key() {
        return key;
    }

    @Override
    public final int cornerPieces(int side) {
        return pawnsOn(Layout.Region.CORNER, side);
    }

    @Override
    public final int edgePieces(int side) {
        return pawnsOn(Layout.Region.EDGE, side);
    }

    /** A pawn that leaves the board has gone all the way. */
    @Override
    public final boolean advances(int move) {
        int to = KatarengaMoves.to(move);
        if (to == KatarengaMoves.OFF) return true;
        int rows = to / layout.size() - KatarengaMoves.from(move) / layout.size();
        return side == 0 ? rows > 0 : rows < 0;
    }

    @Override
    public final boolean captures(int move) {
        int to = KatarengaMoves.to(move);
        return to != KatarengaMoves.OFF && holds(1 - side, to);
    }

    @Override
    public final boolean wins(int move) {
        if (KatarengaMoves.to(move) == KatarengaMoves.OFF) return points(side) == POINTS_TO_WIN - 1;
        return captureWins(side) && captures(move);
    }

    /** Whether a capture by this side, if it has one, ends the game and wins it. */
    final boolean captureWins(int of) {
        return pieces(1 - of) == 1 && points(of) + pieces(of) >= POINTS_TO_WIN;
    }

    @Override
    public final boolean canWin() {
        return !isOver() && couldWin(side);
    }

    @Override
    public final boolean threatened() {
        return !isOver() && couldWin(1 - side);
    }

    private boolean couldWin(int of) {
        return points(of) == POINTS_TO_WIN - 1 && standsOnGoal(of) || captureWins(of) && canCapture(of);
    }

    /** Takes over all that the two boards have in common, without the history. */
    final void takeOver(KatarengaPosition other) {
        layout = other.layout;
        side = other.side;
        whitePoints = other.whitePoints;
        blackPoints = other.blackPoints;
        result = other.result;
        ending = other.ending;
        key = other.key;
        height = 0;
    }

    @Override
    public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        int plies = 0;
        while (!isOver() && plies < maxPlies) {
            int move = playoutMove(rng, policy);
            if (trace != null) trace[plies] = move;
            plies++;
            play(move);
        }
        height = 0;
        return plies;
    }
}
