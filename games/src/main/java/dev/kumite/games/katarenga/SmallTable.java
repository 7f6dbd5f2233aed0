package dev.kumite.games.katarenga;

/**
 * The moves of each square on a layout of at most 8×8, as bits. Built once for each layout and shared by all its
 * positions.
 *
 * <p>Each square has a list of the moves that its tile allows on an otherwise empty board: for each, the squares
 * between that must be empty, and the target (none for the move off the board, which ends the list).
 */
final class SmallTable {
    static final int LARGEST = 8;
    /** A square's list begins at {@code square << LIST_SHIFT} in {@link #lists}; each move has {@link #WORDS}. */
    static final int LIST_SHIFT = 6;
    /** What {@link #lists} has for a move. */
    static final int WORDS = 4;
    /** The words of a move: the squares between, the target, and for White and Black the change of its sums. */
    static final int BETWEEN = 0;

    static final int TARGET = 1;
    static final int CHANGE = 2;
    /** A {@code long} with a one in each byte. */
    static final long EACH_BYTE = 0x0101_0101_0101_0101L;

    private static final long[][] SHADOWS = new long[LARGEST + 1][];

    static {
        for (int size = Layout.SMALLEST; size <= LARGEST; size++) SHADOWS[size] = shadows(size);
    }

    /**
     * The moves. A change is by how much longer the target's list is than the square's own, times {@link #EACH_BYTE}:
     * what {@link SmallPlayout} adds to its sums.
     */
    final long[] lists;
    /** How many moves a square's list has for a side: {@code side << 6 | square}. */
    final byte[] lengths;
    /** The row where each side takes its pawns off. */
    final long whiteGoal;

    final long blackGoal;

    private final long[] regions = new long[Layout.Region.values().length];
    /** The squares of each tile. */
    private final long[] grounds = new long[Tile.values().length];
    /** All targets of a square's list. */
    private final long[] reach;
    /** Those of them at which a pawn hides what lies beyond: all on R and B, none on K and N. */
    private final long[] rays;
    /** What a pawn hides from a square: {@code square << 6 | pawn}. */
    private final long[] shadows;

    SmallTable(Layout layout, Rules rules) {
        int squares = layout.squares();
        int size = layout.size();
        lists = new long[squares << LIST_SHIFT];
        lengths = new byte[128];
        reach = new long[squares];
        rays = new long[squares];
        shadows = SHADOWS[size];
        blackGoal = (1L << size) - 1;
        whiteGoal = blackGoal << (squares - size);
        for (Layout.Region region : Layout.Region.values())
            for (int square = 0; square < squares; square++)
                if (region.contains(square, size)) regions[region.ordinal()] |= 1L << square;
        for (int square = 0; square < squares; square++) {
            grounds[layout.tile(square).ordinal()] |= 1L << square;
            int length = list(layout, rules, square);
            lengths[square] = (byte) (length + (whiteGoal >>> square & 1));
            lengths[64 | square] = (byte) (length + (blackGoal >>> square & 1));
        }
        for (int square = 0; square < squares; square++) {
            noteChanges(0, square);
            noteChanges(1, square);
        }
    }

    /** The squares of a tile, by its ordinal. */
    long ground(int tile) {
        return grounds[tile];
    }

    private int list(Layout layout, Rules rules, int square) {
        Tile tile = layout.tile(square);
        int at = square << LIST_SHIFT;
        for (int direction = 0; direction < tile.directions(); direction++) {
            long between = 0;
            int to = layout.step(square, tile.right(direction), tile.up(direction));
            for (int distance = 1; to >= 0; distance++) {
                lists[at + BETWEEN] = between;
                lists[at + TARGET] = 1L << to;
                at += WORDS;
                between |= 1L << to;
                if (rules.stops(tile, distance, layout.tile(to))) break;
                to = layout.step(to, tile.right(direction), tile.up(direction));
            }
            reach[square] |= between;
        }
        rays[square] = tile.reach() == 1 ? 0 : reach[square];
        return (at - (square << LIST_SHIFT)) / WORDS;
    }

    private void noteChanges(int side, int square) {
        int length = lengths[side << 6 | square];
        for (int move = 0; move < length; move++) {
            int at = (square << LIST_SHIFT) + move * WORDS;
            long target = lists[at + TARGET];
            int lengthThere = target == 0 ? 0 : lengths[side << 6 | Long.numberOfTrailingZeros(target)];
            lists[at + CHANGE + side] = (lengthThere - length) * EACH_BYTE;
        }
    }

    private static long[] shadows(int size) {
        long[] shadows = new long[size * size << 6];
        for (int from = 0; from < size * size; from++)
            for (int right = -1; right <= 1; right++)
                for (int up = -1; up <= 1; up++) if (right != 0 || up != 0) castShadows(shadows, size, from, right, up);
        return shadows;
    }

    private static void castShadows(long[] shadows, int size, int from, int right, int up) {
        long ray = 0;
        int x = from % size + right;
        int y = from / size + up;
        for (; x >= 0 && x < size && y >= 0 && y < size; x += right, y += up) {
            for (long left = ray; left != 0; left &= left - 1)
                shadows[from << 6 | Long.numberOfTrailingZeros(left)] |= 1L << (y * size + x);
            ray |= 1L << (y * size + x);
        }
    }

    long goal(int side) {
        return side == 0 ? whiteGoal : blackGoal;
    }

    long region(Layout.Region region) {
        return regions[region.ordinal()];
    }

    /** Where a pawn can go, own pawns' squares included. */
    long targets(int square, long occupied) {
        long targets = reach[square];
        for (long left = rays[square] & occupied; left != 0; left &= left - 1)
            targets &= ~shadows[square << 6 | Long.numberOfTrailingZeros(left)];
        return targets;
    }

    /** What a pawn can capture; most pawns have no enemy within reach, which is settled at a glance. */
    long captures(int square, long own, long other) {
        return (reach[square] & other) == 0 ? 0 : targets(square, own | other) & other;
    }
}
