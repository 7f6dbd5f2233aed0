package dev.kumite.games.katarenga;

import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/**
 * Playouts on a {@link SmallPosition} that never list the moves.
 *
 * <p>A side's pawns are numbered 0 to 7. Their squares are the bytes of one {@code long} ({@code places}); each byte of
 * another ({@code sums}) is the length of the move lists of a pawn and of all before it (a pawn that is gone adds
 * nothing). A random move is a random place in all these lists joined together, drawn again until the move there is
 * legal: uniform over the legal moves. There always is one, see {@link KatarengaMoves}. To find the place, one
 * subtraction compares all sums with the number drawn; they are at most 8 × 13 = 104, and 8 × 15 = 120 by the published
 * rules, so a byte's top bit stays free.
 */
final class SmallPlayout {
    private static final long EACH_BYTE = SmallTable.EACH_BYTE;
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

    /** Plays on; leaves the position as it is then. */
    static int run(SmallPosition board, Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        SmallTable table = board.table;
        boolean greedy = policy == Policy.GREEDY;
        int side = board.side;
        long pawns = board.pawns(side);
        long others = board.pawns(1 - side);
        int points = board.points(side);
        int otherPoints = board.points(1 - side);
        long places = places(pawns);
        long otherPlaces = places(others);
        long sums = lengths(table, side, pawns) * EACH_BYTE;
        long otherSums = lengths(table, 1 - side, others) * EACH_BYTE;
        // The next random number is worked out early: after a wrong guess of a branch everything waits for it.
        long upcoming = rng.peek();
        int plies = 0;
        boolean over = false;

        while (plies < maxPlies && !over) {
            // 1. Draw.
            int eager = greedy ? eagerMove(rng, table, side, pawns, others, points) : NONE;
            int from;
            int shift;
            long target;
            long change;
            if (eager == NONE) {
                int total = (int) (sums >>> 56);
                int at;
                do {
                    int drawn = (int) ((upcoming >>> 32) * total >>> 32);
                    rng.skip();
                    upcoming = rng.peek();
                    shift = holder(sums, drawn);
                    from = (int) (places >>> shift) & 0xFF;
                    at = place(sums, shift, from, drawn);
                    target = table.lists[at + SmallTable.TARGET];
                } while ((table.lists[at + SmallTable.BETWEEN] & (pawns | others) | target & pawns) != 0);
                change = table.lists[at + SmallTable.CHANGE + side];
            } else {
                upcoming = rng.peek();
                from = KatarengaMoves.from(eager);
                shift = find(places, from);
                target = KatarengaMoves.to(eager) == KatarengaMoves.OFF ? 0 : 1L << KatarengaMoves.to(eager);
                int lengthThere = target == 0 ? 0 : length(table, side, KatarengaMoves.to(eager));
                change = (lengthThere - length(table, side, from)) * EACH_BYTE;
            }
            if (trace != null) trace[plies] = move(from, target);
            plies++;

            // 2. Move the pawn, or take it off.
            pawns ^= 1L << from;
            sums += change << shift;
            if (target == 0) {
                places |= 0xFFL << shift;
                points++;
                over = points == KatarengaPosition.POINTS_TO_WIN;
                if (!over && pawns == 0) {
                    otherPoints += Long.bitCount(others);
                    others = 0;
                    over = true;
                }
            } else {
                int to = Long.numberOfTrailingZeros(target);
                pawns |= target;
                places ^= (long) (from ^ to) << shift;

                // 3. Capture.
                if ((others & target) != 0) {
                    int hit = find(otherPlaces, to);
                    otherPlaces |= 0xFFL << hit;
                    otherSums -= length(table, 1 - side, to) * (EACH_BYTE << hit);
                    others ^= target;
                    if (others == 0) {
                        points += Long.bitCount(pawns);
                        pawns = 0;
                        over = true;
                    }
                }
            }

            // 4. The other side's turn.
            side ^= 1;
            long swap = pawns;
            pawns = others;
            others = swap;
            swap = places;
            places = otherPlaces;
            otherPlaces = swap;
            swap = sums;
            sums = otherSums;
            otherSums = swap;
            int swapPoints = points;
            points = otherPoints;
            otherPoints = swapPoints;
        }

        board.side = side;
        board.white = side == 0 ? pawns : others;
        board.black = side == 0 ? others : pawns;
        board.whitePoints = side == 0 ? points : otherPoints;
        board.blackPoints = side == 0 ? otherPoints : points;
        board.judge();
        board.key = board.freshKey();
        return plies;
    }

    /** Which pawn's list has the place with this number: the shift of its byte. */
    private static int holder(long sums, int drawn) {
        return Long.numberOfTrailingZeros((sums | TOP_BITS) - (drawn + 1) * EACH_BYTE & TOP_BITS) & 56;
    }

    /** Where in {@link SmallTable#lists} this place is. */
    private static int place(long sums, int shift, int from, int drawn) {
        int before = (int) ((sums << 8) >>> shift) & 0xFF;
        return (from << SmallTable.LIST_SHIFT) + SmallTable.WORDS * (drawn - before);
    }

    private static int length(SmallTable table, int side, int square) {
        return table.lengths[side << 6 | square];
    }

    private static int move(int from, long target) {
        return KatarengaMoves.of(from, target == 0 ? KatarengaMoves.OFF : Long.numberOfTrailingZeros(target));
    }

    /** Uniform over all moves that do not end on a {@code barred} square: the own pawns' at least. */
    static int randomMove(Rng rng, SmallTable table, long barred, long occupied, long places, long lengths) {
        long sums = lengths * EACH_BYTE;
        int total = (int) (sums >>> 56);
        while (true) {
            int drawn = rng.below(total);
            int shift = holder(sums, drawn);
            int from = (int) (places >>> shift) & 0xFF;
            int at = place(sums, shift, from, drawn);
            long target = table.lists[at + SmallTable.TARGET];
            if ((table.lists[at + SmallTable.BETWEEN] & occupied | target & barred) == 0) return move(from, target);
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
