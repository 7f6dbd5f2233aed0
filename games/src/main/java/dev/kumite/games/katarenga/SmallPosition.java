package dev.kumite.games.katarenga;

import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A board of at most 8×8: the pawns of a side are the bits of a {@code long}. */
final class SmallPosition extends KatarengaPosition implements SmallBoard {
    SmallTable table;
    long white;
    long black;

    private long[] pastWhite;
    private long[] pastBlack;

    /** An empty board. */
    SmallPosition(Layout layout) {
        super(layout);
        table = new SmallTable(layout, Rules.PAPER);
        pastWhite = new long[HISTORY];
        pastBlack = new long[HISTORY];
    }

    private SmallPosition(SmallPosition other) {
        super(other);
        table = other.table;
        white = other.white;
        black = other.black;
        pastWhite = other.pastWhite.clone();
        pastBlack = other.pastBlack.clone();
    }

    @Override
    public Position copy() {
        return new SmallPosition(this);
    }

    @Override
    public void become(Position other) {
        SmallPosition board = (SmallPosition) other;
        takeOver(board);
        table = board.table;
        white = board.white;
        black = board.black;
    }

    @Override
    public SmallTable table() {
        return table;
    }

    @Override
    public long pawns(int side) {
        return side == 0 ? white : black;
    }

    @Override
    public int pieces(int side) {
        return Long.bitCount(pawns(side));
    }

    @Override
    public boolean holds(int side, int square) {
        return (pawns(side) >>> square & 1) != 0;
    }

    @Override
    void lift(int side, int square) {
        put(side, square);
    }

    @Override
    public void put(int side, int square) {
        if (side == 0) white ^= 1L << square;
        else black ^= 1L << square;
    }

    @Override
    public int placed(int side, int[] weights) {
        byte[] places = layout.places(side);
        int sum = 0;
        for (long left = pawns(side); left != 0; left &= left - 1)
            sum += weights[places[Long.numberOfTrailingZeros(left)]];
        return sum;
    }

    @Override
    void sweep(int side) {
        if (side == 0) white = 0;
        else black = 0;
    }

    @Override
    long pawnKey(int side) {
        long sum = 0;
        for (long left = pawns(side); left != 0; left &= left - 1)
            sum ^= KatarengaKeys.pawn(side, Long.numberOfTrailingZeros(left));
        return sum;
    }

    @Override
    void saveBoard(int height) {
        pastWhite[height] = white;
        pastBlack[height] = black;
    }

    @Override
    void restoreBoard(int height, int move) {
        white = pastWhite[height];
        black = pastBlack[height];
    }

    @Override
    void growHistory(int length) {
        pastWhite = Arrays.copyOf(pastWhite, length);
        pastBlack = Arrays.copyOf(pastBlack, length);
    }

    @Override
    public int moves(int[] out, int at) {
        if (isOver()) return at;
        long own = pawns(side);
        long goal = table.goal(side);
        for (long left = own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long targets = table.targets(from, white | black) & ~own;
            for (; targets != 0; targets &= targets - 1)
                out[at++] = KatarengaMoves.of(from, Long.numberOfTrailingZeros(targets));
            if ((goal >>> from & 1) != 0) out[at++] = KatarengaMoves.of(from, KatarengaMoves.OFF);
        }
        return at;
    }

    @Override
    public int countMoves() {
        return mobility(side);
    }

    @Override
    public int mobility(int side) {
        if (isOver()) return 0;
        long own = pawns(side);
        int count = Long.bitCount(own & table.goal(side));
        for (long left = own; left != 0; left &= left - 1)
            count += Long.bitCount(table.targets(Long.numberOfTrailingZeros(left), white | black) & ~own);
        return count;
    }

    @Override
    public int captureMoves(int[] out, int at) {
        if (isOver()) return at;
        long own = pawns(side);
        for (long left = own; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long targets = table.captures(from, own, pawns(1 - side));
            for (; targets != 0; targets &= targets - 1)
                out[at++] = KatarengaMoves.of(from, Long.numberOfTrailingZeros(targets));
        }
        return at;
    }

    @Override
    boolean canCapture(int side) {
        long own = pawns(side);
        for (long left = own; left != 0; left &= left - 1)
            if (table.captures(Long.numberOfTrailingZeros(left), own, pawns(1 - side)) != 0) return true;
        return false;
    }

    @Override
    public int pawnsOn(Layout.Region region, int side) {
        return Long.bitCount(pawns(side) & table.region(region));
    }

    @Override
    public int goalPawns(int side) {
        return Long.bitCount(pawns(side) & table.goal(side));
    }

    @Override
    public int attackedPawns(int side, boolean guarded) {
        long own = reach(side);
        return Long.bitCount(pawns(side) & reach(1 - side) & (guarded ? own : ~own));
    }

    @Override
    public long reach(int side) {
        long reach = 0;
        for (long left = pawns(side); left != 0; left &= left - 1)
            reach |= table.targets(Long.numberOfTrailingZeros(left), white | black);
        return reach;
    }

    @Override
    public void addReach(int side, int bit, int[] out, int at) {
        for (long left = reach(side); left != 0; left &= left - 1) out[at + Long.numberOfTrailingZeros(left)] |= bit;
    }

    @Override
    boolean standsOnGoal(int side) {
        return (pawns(side) & table.goal(side)) != 0;
    }

    @Override
    public int playoutMove(Rng rng, Policy policy) {
        return SmallPlayout.move(this, rng, policy);
    }

    @Override
    public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        int plies = isOver() ? 0 : SmallPlayout.run(this, rng, policy, maxPlies, trace);
        height = 0;
        return plies;
    }
}
