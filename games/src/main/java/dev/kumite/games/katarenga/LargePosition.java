package dev.kumite.games.katarenga;

import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A board of any size, used where it is too large for {@link SmallPosition}: an array of squares, and for each side
 * the squares of its pawns in ascending order.
 */
final class LargePosition extends KatarengaPosition {
    static final byte EMPTY = -1;
    /** How many moves a pawn has at most. */
    static final int SLOTS = Tile.MOST_STEPS + 1;

    LargeTable table;
    /** Whose pawn stands on a square, or {@link #EMPTY}; one place more, which is always empty. */
    final byte[] owners;
    /** White's pawns from 0 on, Black's from {@code size} on. */
    final short[] pawns;

    private int whitePawns;
    private int blackPawns;

    /** White's number of pawns, and Black's eight bits higher. */
    private int[] pastCounts;

    private final int[] scratchMoves;

    /** An empty board. */
    LargePosition(Layout layout) {
        super(layout);
        table = new LargeTable(layout);
        owners = new byte[layout.squares() + 1];
        Arrays.fill(owners, EMPTY);
        pawns = new short[2 * layout.size()];
        pastCounts = new int[HISTORY];
        scratchMoves = new int[SLOTS * layout.size()];
    }

    private LargePosition(LargePosition other) {
        super(other);
        table = other.table;
        owners = other.owners.clone();
        pawns = other.pawns.clone();
        whitePawns = other.whitePawns;
        blackPawns = other.blackPawns;
        pastCounts = other.pastCounts.clone();
        scratchMoves = new int[other.scratchMoves.length];
    }

    @Override
    public Position copy() {
        return new LargePosition(this);
    }

    @Override
    public void become(Position other) {
        LargePosition board = (LargePosition) other;
        takeOver(board);
        table = board.table;
        System.arraycopy(board.owners, 0, owners, 0, owners.length);
        System.arraycopy(board.pawns, 0, pawns, 0, pawns.length);
        whitePawns = board.whitePawns;
        blackPawns = board.blackPawns;
    }

    int first(int side) {
        return side == 0 ? 0 : layout.size();
    }

    @Override
    public int pieces(int side) {
        return side == 0 ? whitePawns : blackPawns;
    }

    void setPieces(int side, int count) {
        if (side == 0) whitePawns = count;
        else blackPawns = count;
    }

    @Override
    public boolean holds(int side, int square) {
        return owners[square] == side;
    }

    @Override
    void lift(int side, int square) {
        owners[square] = EMPTY;
        int count = pieces(side) - 1;
        setPieces(side, count);
        int end = first(side) + count;
        int at = first(side);
        while (pawns[at] != square) at++;
        for (; at < end; at++) pawns[at] = pawns[at + 1];
    }

    @Override
    public void put(int side, int square) {
        owners[square] = (byte) side;
        int count = pieces(side);
        setPieces(side, count + 1);
        int at = first(side) + count;
        for (; at > first(side) && pawns[at - 1] > square; at--) pawns[at] = pawns[at - 1];
        pawns[at] = (short) square;
    }

    @Override
    public int placed(int side, int[] weights) {
        byte[] places = layout.places(side);
        int sum = 0;
        for (int i = 0; i < pieces(side); i++) sum += weights[places[pawns[first(side) + i]]];
        return sum;
    }

    @Override
    void sweep(int side) {
        for (int i = 0; i < pieces(side); i++) owners[pawns[first(side) + i]] = EMPTY;
        setPieces(side, 0);
    }

    /** Undoes a {@link #sweep}: the list still holds the squares. */
    private void unsweep(int side, int count) {
        for (int i = 0; i < count; i++) owners[pawns[first(side) + i]] = (byte) side;
        setPieces(side, count);
    }

    @Override
    long pawnKey(int side) {
        long sum = 0;
        for (int i = 0; i < pieces(side); i++) sum ^= KatarengaKeys.pawn(side, pawns[first(side) + i]);
        return sum;
    }

    @Override
    void saveBoard(int height) {
        pastCounts[height] = whitePawns | blackPawns << 8;
    }

    @Override
    void restoreBoard(int height, int move) {
        int mover = 1 - side;
        int moverBefore = pastCounts[height] >>> 8 * mover & 0xFF;
        int otherBefore = pastCounts[height] >>> 8 * side & 0xFF;
        int from = KatarengaMoves.from(move);
        int to = KatarengaMoves.to(move);
        boolean swept = ending == KatarengaPosition.ELIMINATION || ending == KatarengaPosition.EXHAUSTED;
        if (to == KatarengaMoves.OFF) {
            if (swept) unsweep(side, otherBefore);
        } else {
            if (swept) unsweep(mover, moverBefore);
            lift(mover, to);
            if (pieces(side) < otherBefore) put(side, to);
        }
        put(mover, from);
    }

    @Override
    void growHistory(int length) {
        pastCounts = Arrays.copyOf(pastCounts, length);
    }

    @Override
    public int moves(int[] out, int at) {
        if (isOver()) return at;
        for (int i = 0; i < pieces(side); i++) {
            int start = at;
            at = movesOf(side, pawns[first(side) + i], out, at);
            Arrays.sort(out, start, at);
        }
        return at;
    }

    /** The moves of one pawn, in no particular order. */
    private int movesOf(int side, int from, int[] out, int at) {
        int reach = table.reach(from);
        for (int ray = 0; ray < Tile.MOST_STEPS; ray += reach)
            for (int place = ray; place < ray + reach; place++) {
                int to = table.target(from, place);
                byte owner = owners[to];
                if (owner == side) break;
                out[at++] = KatarengaMoves.of(from, to);
                if (owner != EMPTY) break;
            }
        if (onGoal(side, from)) out[at++] = KatarengaMoves.of(from, KatarengaMoves.OFF);
        return at;
    }

    private boolean onGoal(int side, int square) {
        return side == 0 ? square >= layout.squares() - layout.size() : square < layout.size();
    }

    @Override
    public int countMoves() {
        return mobility(side);
    }

    @Override
    public int mobility(int side) {
        if (isOver()) return 0;
        int count = 0;
        for (int i = 0; i < pieces(side); i++) count += movesOf(side, pawns[first(side) + i], scratchMoves, 0);
        return count;
    }

    @Override
    public int playoutMove(Rng rng, Policy policy) {
        if (policy == Policy.GREEDY) {
            int count = eagerMoves();
            if (count > 0) return scratchMoves[rng.below(count)];
        }
        return LargePlayout.move(this, rng);
    }

    /** The greedy policy lists captures, and so plays move by move. */
    @Override
    public int playout(Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        if (policy != Policy.RANDOM || isOver()) return super.playout(rng, policy, maxPlies, trace);
        return LargePlayout.run(this, rng, maxPlies, trace);
    }

    /** Takes over what a playout left beside the pawns and the points; the moves are not in the history. */
    void settle(int side) {
        this.side = side;
        judge();
        key = freshKey();
        height = 0;
    }

    /** Lists the moves that win at once, else the captures, and returns how many there are. */
    private int eagerMoves() {
        int wins = 0;
        if (points(side) == POINTS_TO_WIN - 1)
            for (int i = 0; i < pieces(side); i++) {
                int from = pawns[first(side) + i];
                if (onGoal(side, from)) scratchMoves[wins++] = KatarengaMoves.of(from, KatarengaMoves.OFF);
            }
        return wins > 0 && !captureWins(side) ? wins : addCaptures(side, scratchMoves, wins);
    }

    private int addCaptures(int side, int[] out, int at) {
        for (int i = 0; i < pieces(side); i++) {
            int from = pawns[first(side) + i];
            int reach = table.reach(from);
            for (int ray = 0; ray < Tile.MOST_STEPS; ray += reach) {
                int place = ray;
                while (place < ray + reach - 1 && owners[table.target(from, place)] == EMPTY) place++;
                int to = table.target(from, place);
                if (owners[to] == 1 - side) out[at++] = KatarengaMoves.of(from, to);
            }
        }
        return at;
    }

    @Override
    public int captureMoves(int[] out, int at) {
        if (isOver()) return at;
        int end = addCaptures(side, out, at);
        Arrays.sort(out, at, end);
        return end;
    }

    @Override
    boolean canCapture(int side) {
        return addCaptures(side, scratchMoves, 0) > 0;
    }

    @Override
    public int pawnsOn(Layout.Region region, int side) {
        int count = 0;
        for (int i = 0; i < pieces(side); i++) if (region.contains(pawns[first(side) + i], layout.size())) count++;
        return count;
    }

    @Override
    public int goalPawns(int side) {
        int count = 0;
        for (int i = 0; i < pieces(side); i++) if (onGoal(side, pawns[first(side) + i])) count++;
        return count;
    }

    @Override
    public int attackedPawns(int side, boolean guarded) {
        int count = 0;
        for (int i = 0; i < pieces(side); i++) {
            int square = pawns[first(side) + i];
            if (reaches(1 - side, square) && reaches(side, square) == guarded) count++;
        }
        return count;
    }

    /** Whether a side's pawn could go to this square if there were no own pawn on it. */
    private boolean reaches(int side, int square) {
        for (int i = 0; i < pieces(side); i++) {
            int from = pawns[first(side) + i];
            int reach = table.reach(from);
            for (int ray = 0; ray < Tile.MOST_STEPS; ray += reach) {
                int place = ray;
                while (place < ray + reach - 1
                        && table.target(from, place) != square
                        && owners[table.target(from, place)] == EMPTY) place++;
                if (table.target(from, place) == square && from != square) return true;
            }
        }
        return false;
    }

    @Override
    public void addReach(int side, int bit, int[] out, int at) {
        for (int i = 0; i < pieces(side); i++) {
            int from = pawns[first(side) + i];
            int reach = table.reach(from);
            for (int ray = 0; ray < Tile.MOST_STEPS; ray += reach)
                for (int place = ray; place < ray + reach; place++) {
                    int to = table.target(from, place);
                    if (to == from) break;
                    out[at + to] |= bit;
                    if (owners[to] != EMPTY) break;
                }
        }
    }

    @Override
    boolean standsOnGoal(int side) {
        if (pieces(side) == 0) return false;
        int foremost = side == 0 ? whitePawns - 1 : first(1);
        return onGoal(side, pawns[foremost]);
    }
}
