package dev.kumite.games.katarenga;

import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/**
 * Playouts on a {@link SmallPosition} that never list the moves.
 *
 * <p>A side's pawns are numbered 0 to 7. Their squares are the bytes of one {@code long} ({@code places}), the lengths
 * of their move lists the bytes of another ({@code lengths}; 0 for a pawn that is gone). A random move is a random
 * place in all these lists joined together, drawn again until the move there is legal: uniform over the legal moves.
 * There always is one, see {@link KatarengaMoves}. To find the place, one multiplication gives the running sums of the
 * lengths (at most 8 × 13 = 104, and 8 × 15 = 120 by the published rules, so a byte's top bit stays free), and one
 * subtraction compares all of them with the number drawn.
 */
final class SmallPlayout {
    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final long TOP_BITS = 0x8080_8080_8080_8080L;
    static final int NONE = -1;

    private SmallPlayout() {}

    static int move(SmallPosition board, Rng rng, Policy policy) {
        long own = board.pawns(board.side);
        long other = board.pawns(1 - board.side);
        if (policy == Policy.GREEDY) {
            int eager = eagerMove(rng, board.table, board.side, own, other, board.points(board.side));
            if (eager != NONE) return eager;
        }
        return randomMove(rng, board.table, own, own | other, places(own), lengths(board.table, board.side, own));
    }

    static int run(SmallPosition board, Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        SmallTable table = board.table;
        boolean greedy = policy == Policy.GREEDY;
        int side = board.side;
        long own = board.pawns(side);
        long other = board.pawns(1 - side);
        long ownPlaces = places(own);
        long otherPlaces = places(other);
        long ownLengths = lengths(table, side, own);
        long otherLengths = lengths(table, 1 - side, other);
        int ownPoints = board.points(side);
        int otherPoints = board.points(1 - side);
        int plies = 0;
        boolean over = false;

        while (plies < maxPlies && !over) {
            // 1. Draw.
            int move = greedy ? eagerMove(rng, table, side, own, other, ownPoints) : NONE;
            if (move == NONE) move = randomMove(rng, table, own, own | other, ownPlaces, ownLengths);
            if (trace != null) trace[plies] = move;
            plies++;

            // 2. Move the pawn, or take it off.
            int from = KatarengaMoves.from(move);
            int to = KatarengaMoves.to(move);
            int shift = find(ownPlaces, from);
            own ^= 1L << from;
            if (to == KatarengaMoves.OFF) {
                ownPlaces |= 0xFFL << shift;
                ownLengths &= ~(0xFFL << shift);
                ownPoints++;
                over = ownPoints == KatarengaPosition.POINTS_TO_WIN;
                if (!over && own == 0) {
                    otherPoints += Long.bitCount(other);
                    other = 0;
                    over = true;
                }
            } else {
                own |= 1L << to;
                ownPlaces ^= (long) (from ^ to) << shift;
                ownLengths += (long) (table.lengths[side << 6 | to] - table.lengths[side << 6 | from]) << shift;

                // 3. Capture.
                if ((other >>> to & 1) != 0) {
                    other ^= 1L << to;
                    int captured = find(otherPlaces, to);
                    otherPlaces |= 0xFFL << captured;
                    otherLengths &= ~(0xFFL << captured);
                    if (other == 0) {
                        ownPoints += Long.bitCount(own);
                        own = 0;
                        over = true;
                    }
                }
            }

            // 4. The other side's turn.
            side ^= 1;
            long swap = own;
            own = other;
            other = swap;
            swap = ownPlaces;
            ownPlaces = otherPlaces;
            otherPlaces = swap;
            swap = ownLengths;
            ownLengths = otherLengths;
            otherLengths = swap;
            int swapPoints = ownPoints;
            ownPoints = otherPoints;
            otherPoints = swapPoints;
        }

        board.side = side;
        board.white = side == 0 ? own : other;
        board.black = side == 0 ? other : own;
        board.whitePoints = side == 0 ? ownPoints : otherPoints;
        board.blackPoints = side == 0 ? otherPoints : ownPoints;
        board.judge();
        board.key = board.freshKey();
        return plies;
    }

    /** Uniform over all moves that do not end on a {@code barred} square: the own pawns' at least. */
    static int randomMove(Rng rng, SmallTable table, long barred, long occupied, long places, long lengths) {
        long sums = lengths * EACH_BYTE;
        int total = (int) (sums >>> 56);
        while (true) {
            int drawn = rng.below(total);
            int shift = Long.numberOfTrailingZeros((sums | TOP_BITS) - (drawn + 1) * EACH_BYTE & TOP_BITS) & 56;
            int before = (int) ((sums << 8) >>> shift) & 0xFF;
            int from = (int) (places >>> shift) & 0xFF;
            int at = (from << SmallTable.LIST_SHIFT) + 2 * (drawn - before);
            long target = table.lists[at + 1];
            if ((table.lists[at] & occupied | target & barred) == 0)
                return KatarengaMoves.of(from, target == 0 ? KatarengaMoves.OFF : Long.numberOfTrailingZeros(target));
        }
    }

    /** Uniform over the moves that win at once, else over the captures, else {@link #NONE}. */
    private static int eagerMove(Rng rng, SmallTable table, int side, long own, long other, int points) {
        long off = points == KatarengaPosition.POINTS_TO_WIN - 1 ? own & table.goal(side) : 0;
        boolean captureWins =
                (other & other - 1) == 0 && points + Long.bitCount(own) >= KatarengaPosition.POINTS_TO_WIN;
        int offs = Long.bitCount(off);
        int captures = off == 0 || captureWins ? captures(table, own, other) : 0;
        if (offs + captures == 0) return NONE;
        int drawn = rng.below(offs + captures);
        return drawn < offs
                ? KatarengaMoves.of(nth(off, drawn), KatarengaMoves.OFF)
                : capture(table, own, other, drawn - offs);
    }

    static int captures(SmallTable table, long own, long other) {
        int count = 0;
        for (long left = own; left != 0; left &= left - 1)
            count += Long.bitCount(table.captures(Long.numberOfTrailingZeros(left), own, other));
        return count;
    }

    /** The capture with this number, counting from 0. */
    static int capture(SmallTable table, long own, long other, int number) {
        for (long left = own; ; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long hits = table.captures(from, own, other);
            int count = Long.bitCount(hits);
            if (number < count) return KatarengaMoves.of(from, nth(hits, number));
            number -= count;
        }
    }

    /** The square of the set's member with this number, counting from 0. */
    static int nth(long set, int number) {
        while (number-- > 0) set &= set - 1;
        return Long.numberOfTrailingZeros(set);
    }

    /** Where in {@code places} the byte of the pawn on this square begins. */
    static int find(long places, int square) {
        long different = places ^ square * EACH_BYTE;
        return Long.numberOfTrailingZeros(different - EACH_BYTE & ~different & TOP_BITS) & 56;
    }

    static long places(long pawns) {
        long places = -1;
        for (long left = pawns; left != 0; left &= left - 1) places = places << 8 | Long.numberOfTrailingZeros(left);
        return places;
    }

    static long lengths(SmallTable table, int side, long pawns) {
        long lengths = 0;
        for (long left = pawns; left != 0; left &= left - 1)
            lengths = lengths << 8 | table.lengths[side << 6 | Long.numberOfTrailingZeros(left)];
        return lengths;
    }
}
