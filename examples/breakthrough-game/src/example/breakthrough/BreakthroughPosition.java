package example.breakthrough;

import dev.kumite.games.core.BoardFeatures;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.games.core.Rng;
import java.util.Arrays;

/**
 * Two sets of squares, one bit for each square, a1 first and then row by row. White (side 0) moves up the board. A move
 * is {@code from + 64 * to}, the same number in every position.
 */
final class BreakthroughPosition implements BoardFeatures {
    static final Ending GOAL = Ending.of("goal", "by reaching the far row");
    static final Ending ELIMINATION = Ending.of("elimination", "by elimination");

    private static final int SQUARE = 63;
    private static final int CAPTURE = 1 << 12;
    private static final long BLACK_TO_MOVE = 0x5D8F_3C21_9A77_E64BL;

    private final int size;
    private final long firstRow;
    private final long firstColumn;
    private final long[] pawns = new long[2];
    private int side;
    private int[] pastMoves = new int[64];
    private int plies;
    private final int[] scratch;

    BreakthroughPosition(int size, long white, long black, int side) {
        this.size = size;
        this.firstRow = (1L << size) - 1;
        long column = 0;
        for (int row = 0; row < size; row++) column |= 1L << row * size;
        this.firstColumn = column;
        this.pawns[0] = white;
        this.pawns[1] = black;
        this.side = side;
        this.scratch = new int[3 * 2 * size];
    }

    /** Two rows of pawns on each side. */
    static BreakthroughPosition start(int size) {
        long rows = (1L << 2 * size) - 1;
        return new BreakthroughPosition(size, rows, rows << (size - 2) * size, 0);
    }

    long pawns(int of) {
        return pawns[of];
    }

    /** The row that this side wants to reach. */
    private long goal(int of) {
        return of == 0 ? firstRow << (size - 1) * size : firstRow;
    }

    /** These squares one row further for a side, and {@code right} columns to the right, which is −1, 0 or 1. */
    private long forward(long squares, int of, int right) {
        long stay = right == 0 ? squares : squares & ~(right < 0 ? firstColumn : firstColumn << size - 1);
        int step = (of == 0 ? size : -size) + right;
        return step > 0 ? stay << step : stay >>> -step;
    }

    /** Where a side's pawns can go in this direction: straight on to empty squares only, diagonally to enemies too. */
    private long targets(int of, int right) {
        return forward(pawns[of], of, right) & ~pawns[of] & (right == 0 ? ~pawns[1 - of] : -1);
    }

    @Override
    public int sideToMove() {
        return side;
    }

    @Override
    public int moves(int[] out, int at) {
        if (result() != Result.ONGOING) return at;
        int end = at;
        for (int right = -1; right <= 1; right++) {
            int step = (side == 0 ? size : -size) + right;
            for (long left = targets(side, right); left != 0; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                out[end++] = to - step + (to << 6);
            }
        }
        return end;
    }

    @Override
    public int countMoves() {
        return mobility(side);
    }

    @Override
    public int mobility(int of) {
        if (result() != Result.ONGOING) return 0;
        int count = 0;
        for (int right = -1; right <= 1; right++) count += Long.bitCount(targets(of, right));
        return count;
    }

    @Override
    public int cornerPieces(int of) {
        return Long.bitCount(pawns[of] & (goal(0) | goal(1)) & (firstColumn | firstColumn << size - 1));
    }

    @Override
    public int edgePieces(int of) {
        long edges = goal(0) | goal(1) | firstColumn | firstColumn << size - 1;
        return Long.bitCount(pawns[of] & edges) - cornerPieces(of);
    }

    @Override
    public boolean advances(int move) {
        return true;
    }

    static int from(int move) {
        return move & SQUARE;
    }

    static int to(int move) {
        return move >> 6 & SQUARE;
    }

    @Override
    public void make(int move) {
        if (plies == pastMoves.length) pastMoves = Arrays.copyOf(pastMoves, 2 * plies);
        pastMoves[plies++] = captures(move) ? move | CAPTURE : move;
        pawns[side] ^= 1L << from(move) | 1L << to(move);
        pawns[1 - side] &= ~(1L << to(move));
        side = 1 - side;
    }

    @Override
    public void unmake() {
        int move = pastMoves[--plies];
        side = 1 - side;
        pawns[side] ^= 1L << from(move) | 1L << to(move);
        if ((move & CAPTURE) != 0) pawns[1 - side] |= 1L << to(move);
    }

    @Override
    public int result() {
        for (int of = 0; of < 2; of++) if ((pawns[of] & goal(of)) != 0 || pawns[1 - of] == 0) return Result.win(of);
        return Result.ONGOING;
    }

    @Override
    public Ending ending() {
        if (result() == Result.ONGOING) return Ending.NONE;
        return pawns[0] == 0 || pawns[1] == 0 ? ELIMINATION : GOAL;
    }

    private static long hash(long first, long second) {
        return Rng.mix(Rng.mix(first) + second);
    }

    @Override
    public long key() {
        return hash(pawns[0], pawns[1]) ^ (side == 0 ? 0 : BLACK_TO_MOVE);
    }

    /** The game is the same for both sides: Black sees the board turned round. */
    @Override
    public long viewKey() {
        return side == 0 ? hash(pawns[0], pawns[1]) : hash(turned(pawns[1]), turned(pawns[0]));
    }

    @Override
    public int viewMove(int move) {
        int last = size * size - 1;
        return side == 0 ? move : last - from(move) + (last - to(move) << 6);
    }

    private long turned(long squares) {
        return Long.reverse(squares) >>> 64 - size * size;
    }

    @Override
    public BreakthroughPosition copy() {
        BreakthroughPosition copy = new BreakthroughPosition(size, pawns[0], pawns[1], side);
        copy.pastMoves = pastMoves.clone();
        copy.plies = plies;
        return copy;
    }

    @Override
    public void become(Position other) {
        BreakthroughPosition its = (BreakthroughPosition) other;
        pawns[0] = its.pawns[0];
        pawns[1] = its.pawns[1];
        side = its.side;
        plies = 0;
    }

    @Override
    public int pieces(int of) {
        return Long.bitCount(pawns[of]);
    }

    @Override
    public boolean captures(int move) {
        return (pawns[1 - side] >>> to(move) & 1) != 0;
    }

    /** A pawn one step from the goal can always go there: its diagonal squares are empty or hold an enemy. */
    private boolean canWin(int of) {
        if (result() != Result.ONGOING) return false;
        if ((pawns[of] & forward(goal(of), 1 - of, 0)) != 0) return true;
        long enemies = pawns[1 - of];
        return Long.bitCount(enemies) == 1 && (enemies & (targets(of, -1) | targets(of, 1))) != 0;
    }

    @Override
    public boolean canWin() {
        return canWin(side);
    }

    @Override
    public boolean threatened() {
        return canWin(1 - side);
    }

    @Override
    public int playoutMove(Rng rng, Policy policy) {
        int end = moves(scratch, 0);
        if (policy == Policy.GREEDY) {
            int best = canWin() ? winningMoves(end) : captureMoves(scratch, 0);
            end = best > 0 ? best : moves(scratch, 0);
        }
        return scratch[rng.below(end)];
    }

    private int winningMoves(int end) {
        int kept = 0;
        for (int i = 0; i < end; i++) if (wins(scratch[i])) scratch[kept++] = scratch[i];
        return kept;
    }

    @Override
    public int playout(Rng rng, Policy policy, int maxPlies, int[] trace) {
        int played = 0;
        while (played < maxPlies && result() == Result.ONGOING) {
            int move = playoutMove(rng, policy);
            if (trace != null) trace[played] = move;
            make(move);
            plies = 0;
            played++;
        }
        return played;
    }
}
