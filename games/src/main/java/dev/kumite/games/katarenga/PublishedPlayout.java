package dev.kumite.games.katarenga;

import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/** Playouts by the published rules that never list the moves; drawn as in {@link SmallPlayout}. */
final class PublishedPlayout {
    private PublishedPlayout() {}

    static int move(PublishedPosition board, Rng rng, Policy policy) {
        int side = board.side;
        long own = board.pawns(side);
        long other = board.pawns(1 - side);
        boolean first = board.firstTurns > 0;
        if (policy == Policy.GREEDY && !first) {
            int eager = eagerMove(rng, board.table, side, own, other, board.points(side), board.points(1 - side));
            if (eager != SmallPlayout.NONE) return eager;
        }
        return SmallPlayout.randomMove(
                rng,
                board.table,
                first ? own | other : own,
                own | other,
                SmallPlayout.places(own),
                SmallPlayout.lengths(board.table, side, own));
    }

    static int run(PublishedPosition board, Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        SmallTable table = board.table;
        boolean greedy = policy == Policy.GREEDY;
        int side = board.side;
        long own = board.pawns(side);
        long other = board.pawns(1 - side);
        long ownPlaces = SmallPlayout.places(own);
        long otherPlaces = SmallPlayout.places(other);
        long ownLengths = SmallPlayout.lengths(table, side, own);
        long otherLengths = SmallPlayout.lengths(table, 1 - side, other);
        int ownCamps = board.points(side);
        int otherCamps = board.points(1 - side);
        int firstTurns = board.firstTurns;
        int plies = 0;
        boolean over = false;

        while (plies < maxPlies && !over) {
            // 1. Draw.
            boolean first = plies < firstTurns;
            int move = greedy && !first
                    ? eagerMove(rng, table, side, own, other, ownCamps, otherCamps)
                    : SmallPlayout.NONE;
            if (move == SmallPlayout.NONE)
                move = SmallPlayout.randomMove(
                        rng, table, first ? own | other : own, own | other, ownPlaces, ownLengths);
            if (trace != null) trace[plies] = move;
            plies++;

            // 2. Move the pawn, or put it into a camp.
            int from = KatarengaMoves.from(move);
            int to = KatarengaMoves.to(move);
            int shift = SmallPlayout.find(ownPlaces, from);
            own ^= 1L << from;
            if (to == KatarengaMoves.OFF) {
                ownPlaces |= 0xFFL << shift;
                ownLengths &= ~(0xFFL << shift);
                over = ++ownCamps == PublishedPosition.CAMPS_TO_WIN;
            } else {
                own |= 1L << to;
                ownPlaces ^= (long) (from ^ to) << shift;
                ownLengths += (long) (table.lengths[side << 6 | to] - table.lengths[side << 6 | from]) << shift;

                // 3. Capture.
                if ((other >>> to & 1) != 0) {
                    other ^= 1L << to;
                    int captured = SmallPlayout.find(otherPlaces, to);
                    otherPlaces |= 0xFFL << captured;
                    otherLengths &= ~(0xFFL << captured);
                    over = Long.bitCount(other) + otherCamps < PublishedPosition.FEWEST_PAWNS;
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
            int swapCamps = ownCamps;
            ownCamps = otherCamps;
            otherCamps = swapCamps;
        }

        board.side = side;
        board.white = side == 0 ? own : other;
        board.black = side == 0 ? other : own;
        board.whiteCamps = side == 0 ? ownCamps : otherCamps;
        board.blackCamps = side == 0 ? otherCamps : ownCamps;
        board.firstTurns = Math.max(0, firstTurns - plies);
        board.settle();
        return plies;
    }

    /** Uniform over the moves that win at once, else over the captures, else {@link SmallPlayout#NONE}. */
    private static int eagerMove(
            Rng rng, SmallTable table, int side, long own, long other, int ownCamps, int otherCamps) {
        long last = ownCamps == PublishedPosition.CAMPS_TO_WIN - 1 ? own & table.goal(side) : 0;
        boolean captureWins = Long.bitCount(other) + otherCamps == PublishedPosition.FEWEST_PAWNS;
        int lasts = Long.bitCount(last);
        int captures = last == 0 || captureWins ? SmallPlayout.captures(table, own, other) : 0;
        if (lasts + captures == 0) return SmallPlayout.NONE;
        int drawn = rng.below(lasts + captures);
        return drawn < lasts
                ? KatarengaMoves.of(SmallPlayout.nth(last, drawn), KatarengaMoves.OFF)
                : SmallPlayout.capture(table, own, other, drawn - lasts);
    }
}
