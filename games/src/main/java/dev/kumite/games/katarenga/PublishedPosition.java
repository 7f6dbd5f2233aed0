package dev.kumite.games.katarenga;

import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position by the published rules, on 8×8: the pawns of a side are the bits of a {@code long}, those in camps are only
 * counted, because it makes no difference which of its two camps a side fills first. Moves are listed in the order of
 * their numbers.
 *
 * <p>A side always has a move. It has at least two pawns and at most one of them in a camp, so one is on the board. If
 * the foremost stands on the enemy home row, it can go into a camp; if not, its tile offers it a step forward, and no
 * own pawn is there. In a first turn, when nothing may be captured, seven pawns or more stand on the home row, and one
 * enemy pawn at most is away from its own; it cannot stand in the way of all of them.
 */
final class PublishedPosition extends PublishedBoard {
    static final int CAMPS_TO_WIN = 2;
    /** With fewer pawns, those in camps included, a side has lost. */
    static final int FEWEST_PAWNS = 2;
    /** How many turns there are in which nothing may be captured: the first of each side. */
    static final int FIRST_TURNS = 2;

    private static final int HISTORY = 64;

    /** How many first turns are still to come. */
    int firstTurns;

    private long key;
    private int result = Result.ONGOING;
    private Ending ending = Ending.NONE;
    /** How many moves can be taken back. */
    private int height;

    private long[] pastWhite;
    private long[] pastBlack;
    private long[] pastKeys;
    /** The pawns in White's camps, in Black's four bits higher, and the first turns another four bits higher. */
    private int[] pastCounts;

    /** An empty board. */
    PublishedPosition(Layout layout) {
        super(layout);
        pastWhite = new long[HISTORY];
        pastBlack = new long[HISTORY];
        pastKeys = new long[HISTORY];
        pastCounts = new int[HISTORY];
    }

    private PublishedPosition(PublishedPosition other) {
        super(other.layout, other.table);
        takeOver(other);
        height = other.height;
        pastWhite = other.pastWhite.clone();
        pastBlack = other.pastBlack.clone();
        pastKeys = other.pastKeys.clone();
        pastCounts = other.pastCounts.clone();
    }

    @Override
    public Position copy() {
        return new PublishedPosition(this);
    }

    @Override
    public void become(Position other) {
        takeOver((PublishedPosition) other);
    }

    private void takeOver(PublishedPosition other) {
        takeOverBoard(other);
        firstTurns = other.firstTurns;
        key = other.key;
        result = other.result;
        ending = other.ending;
        height = 0;
    }

    /** Puts the pawns on their home rows; for an empty board. */
    void setUp() {
        white = table.goal(1);
        black = table.goal(0);
        firstTurns = FIRST_TURNS;
        settle();
    }

    /** Works out key and result after the board was changed by hand. */
    void settle() {
        key = layout.key()
                ^ pawnKey(0)
                ^ pawnKey(1)
                ^ KatarengaKeys.points(0, whiteCamps)
                ^ KatarengaKeys.points(1, blackCamps)
                ^ KatarengaKeys.firstTurns(firstTurns)
                ^ (side == 0 ? 0 : KatarengaKeys.BLACK_TO_MOVE);
        judge();
    }

    private void judge() {
        result = Result.ONGOING;
        ending = Ending.NONE;
        for (int of = 0; of < 2; of++)
            if (points(of) == CAMPS_TO_WIN || pieces(1 - of) < FEWEST_PAWNS) {
                result = Result.win(of);
                ending = points(of) == CAMPS_TO_WIN ? KatarengaPosition.CAMPS : KatarengaPosition.ELIMINATION;
            }
    }

    /** The squares where this side's pawns may not go, whatever their tiles: its own, and in a first turn the enemy's. */
    private long barred(int side) {
        return firstTurns > 0 ? white | black : pawns(side);
    }

    @Override
    public void make(int move) {
        if (height == pastKeys.length) grow();
        pastWhite[height] = white;
        pastBlack[height] = black;
        pastKeys[height] = key;
        pastCounts[height++] = whiteCamps | blackCamps << 4 | firstTurns << 8;
        play(move);
    }

    private void grow() {
        pastWhite = Arrays.copyOf(pastWhite, 2 * height);
        pastBlack = Arrays.copyOf(pastBlack, 2 * height);
        pastKeys = Arrays.copyOf(pastKeys, 2 * height);
        pastCounts = Arrays.copyOf(pastCounts, 2 * height);
    }

    @Override
    public void unmake() {
        height--;
        white = pastWhite[height];
        black = pastBlack[height];
        key = pastKeys[height];
        whiteCamps = pastCounts[height] & 15;
        blackCamps = pastCounts[height] >> 4 & 15;
        firstTurns = pastCounts[height] >> 8;
        side ^= 1;
        result = Result.ONGOING;
        ending = Ending.NONE;
    }

    private void play(int move) {
        int from = KatarengaMoves.from(move);
        int to = KatarengaMoves.to(move);
        assert result == Result.ONGOING && holds(side, from);
        toggle(side, from);
        key ^= KatarengaKeys.BLACK_TO_MOVE;
        if (firstTurns > 0) {
            key ^= KatarengaKeys.firstTurns(firstTurns) ^ KatarengaKeys.firstTurns(firstTurns - 1);
            firstTurns--;
        }
        if (to == KatarengaMoves.OFF) {
            int before = points(side);
            key ^= KatarengaKeys.points(side, before) ^ KatarengaKeys.points(side, before + 1);
            if (side == 0) whiteCamps++;
            else blackCamps++;
        } else {
            if (holds(1 - side, to)) toggle(1 - side, to);
            toggle(side, to);
        }
        side ^= 1;
        judge();
    }

    private void toggle(int side, int square) {
        put(side, square);
        key ^= KatarengaKeys.pawn(side, square);
    }

    @Override
    public int moves(int[] out, int at) {
        if (result != Result.ONGOING) return at;
        long open = ~barred(side);
        long goal = table.goal(side);
        for (long left = pawns(side); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            at = list(from, table.targets(from, white | black) & open, out, at);
            if ((goal >>> from & 1) != 0) out[at++] = KatarengaMoves.of(from, KatarengaMoves.OFF);
        }
        return at;
    }

    private static int list(int from, long targets, int[] out, int at) {
        for (long left = targets; left != 0; left &= left - 1)
            out[at++] = KatarengaMoves.of(from, Long.numberOfTrailingZeros(left));
        return at;
    }

    @Override
    public int captureMoves(int[] out, int at) {
        if (result != Result.ONGOING || firstTurns > 0) return at;
        long own = pawns(side);
        for (long left = own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            at = list(from, table.captures(from, own, pawns(1 - side)), out, at);
        }
        return at;
    }

    @Override
    public int countMoves() {
        return mobility(side);
    }

    @Override
    public int mobility(int side) {
        if (result != Result.ONGOING) return 0;
        long open = ~barred(side);
        int count = goalPawns(side);
        for (long left = pawns(side); left != 0; left &= left - 1)
            count += Long.bitCount(table.targets(Long.numberOfTrailingZeros(left), white | black) & open);
        return count;
    }

    private boolean canCapture(int side) {
        if (firstTurns > 0) return false;
        long own = pawns(side);
        for (long left = own; left != 0; left &= left - 1)
            if (table.captures(Long.numberOfTrailingZeros(left), own, pawns(1 - side)) != 0) return true;
        return false;
    }

    @Override
    public boolean wins(int move) {
        if (KatarengaMoves.to(move) == KatarengaMoves.OFF) return points(side) == CAMPS_TO_WIN - 1;
        return pieces(1 - side) == FEWEST_PAWNS && captures(move);
    }

    @Override
    public boolean canWin() {
        return result == Result.ONGOING && couldWin(side);
    }

    @Override
    public boolean threatened() {
        return result == Result.ONGOING && couldWin(1 - side);
    }

    private boolean couldWin(int of) {
        return points(of) == CAMPS_TO_WIN - 1 && goalPawns(of) > 0 || pieces(1 - of) == FEWEST_PAWNS && canCapture(of);
    }

    @Override
    public int playoutMove(Rng rng, Policy policy) {
        return PublishedPlayout.move(this, rng, policy);
    }

    @Override
    public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        int plies = result == Result.ONGOING ? PublishedPlayout.run(this, rng, policy, maxPlies, trace) : 0;
        height = 0;
        return plies;
    }

    @Override
    public int result() {
        return result;
    }

    @Override
    public Ending ending() {
        return ending;
    }

    @Override
    public long key() {
        return key;
    }
}
