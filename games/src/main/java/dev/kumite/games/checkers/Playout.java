package dev.kumite.games.checkers;

import dev.kumite.games.Policy;
import dev.kumite.games.Rng;
import org.jspecify.annotations.Nullable;

/**
 * Plays a position to its end at random. The board stays in local variables, and a move is drawn straight from the word
 * of steps or jumps: count the bits, draw a number, take that bit. Only where a jump may go on, or where the greedy
 * policy has to look for a win, are the moves listed.
 */
final class Playout {
    private Playout() {}

    static int play(CheckersPosition position, Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        boolean greedy = policy == Policy.GREEDY;
        int[] list = position.scratchMoves;
        long own = position.own;
        long other = position.other;
        long kings = position.kings;
        int side = position.side;
        int clock = position.clock;
        int ply = 0;
        for (; ply < maxPlies && clock < CheckersPosition.LONGEST_CLOCK; ply++) {
            long empty = Board.empty(own, other);
            long up = Board.upward(own, kings, side);
            long down = Board.downward(own, kings, side);
            long jumps = Board.jumps(up, down, other, empty);
            long mine;
            if (jumps == 0) {
                long steps = Board.steps(up, down, empty);
                if (steps == 0) break;
                long pair;
                if (greedy && nearlyBlocked(other, kings, side, empty)) {
                    int count = Lists.steps(list, 0, steps, own);
                    int move = draw(list, winsFirst(list, count, own, other, kings, side), rng);
                    pair = 1L << move | 1L << (move >>> 6);
                } else {
                    long low = draw(steps, rng);
                    pair = low >>> Board.HALF == 0 ? low * 0x11 : (low >>> Board.HALF) * 0x21;
                }
                long to = pair & empty;
                if (trace != null) trace[ply] = step(pair ^ to, to);
                mine = own ^ pair;
                boolean king = (kings & pair) != 0;
                kings = king ? kings ^ pair : kings | to & Board.CROWNING;
                clock = king ? clock + 1 : 0;
            } else {
                long from;
                long to;
                long jumped;
                boolean one = (jumps & jumps - 1) == 0;
                if (greedy && !one || Board.anyJumpGoesOn(jumps, own, kings, other, empty, side)) {
                    int count = Lists.captures(list, 0, jumps, own, kings, other, empty, side);
                    if (greedy) count = winsFirst(list, count, own, other, kings, side);
                    int move = draw(list, count, rng);
                    from = 1L << move;
                    to = 1L << (move >>> 6);
                    jumped = Move.jumped(move);
                } else {
                    long low = one ? jumps : draw(jumps, rng);
                    long pair;
                    if (low >>> Board.HALF == 0) {
                        pair = low * 0x101;
                        jumped = low << 4;
                    } else {
                        low >>>= Board.HALF;
                        pair = low * 0x401;
                        jumped = low << 5;
                    }
                    from = pair & own;
                    to = pair ^ from;
                }
                if (trace != null) trace[ply] = capture(from, to, jumped);
                mine = own & ~from | to;
                boolean king = (kings & from) != 0;
                kings = (king ? kings & ~from | to : kings | to & Board.CROWNING) & ~jumped;
                other &= ~jumped;
                clock = 0;
            }
            own = other;
            other = mine;
            side ^= 1;
        }
        position.own = own;
        position.other = other;
        position.kings = kings;
        position.side = side;
        position.clock = clock;
        return ply;
    }

    private static int step(long from, long to) {
        return Move.step(Long.numberOfTrailingZeros(from), Long.numberOfTrailingZeros(to));
    }

    private static int capture(long from, long to, long jumped) {
        return Move.capture(Long.numberOfTrailingZeros(from), Long.numberOfTrailingZeros(to), jumped);
    }

    /** One of the bits of {@code set}, each as likely as the next. */
    private static long draw(long set, Rng rng) {
        long left = set;
        for (int skip = rng.below(Long.bitCount(set)); skip > 0; skip--) left &= left - 1;
        return left & -left;
    }

    private static int draw(int[] list, int count, Rng rng) {
        return list[rng.below(count)];
    }

    /**
     * A step fills one square and takes nothing, so it can only win when the other side has steps to one square at most.
     */
    private static boolean nearlyBlocked(long other, long kings, int side, long empty) {
        long up = Board.upward(other, kings, 1 - side);
        long down = Board.downward(other, kings, 1 - side);
        long targets = (up << 4 | up << 5 | down >>> 4 | down >>> 5) & empty;
        return (targets & targets - 1) == 0;
    }

    /** Moves the winning moves to the front and returns their number; the number of all moves when none wins. */
    private static int winsFirst(int[] list, int count, long own, long other, long kings, int side) {
        int wins = 0;
        for (int i = 0; i < count; i++) {
            int move = list[i];
            long from = 1L << move;
            long to = 1L << (move >>> 6);
            long left = other & ~Move.jumped(move);
            // Whether the mover is crowned makes no difference to the steps and jumps of the other side.
            if (!Board.canMove(left, own & ~from | to, kings & left, 1 - side)) list[wins++] = move;
        }
        return wins > 0 ? wins : count;
    }
}
