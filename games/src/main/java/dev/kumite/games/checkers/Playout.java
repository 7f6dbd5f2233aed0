package dev.kumite.games.checkers;

import dev.kumite.games.core.Policy;
import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/**
 * Plays a position to its end at random. Most plies are played in a tight loop: the board stays in registers, and a
 * move is drawn directly from the word of steps or jumps. The loop calls nothing, since a call would push every
 * register to the stack; where a jump may continue, or the greedy policy has to look for a win, {@link #playListed}
 * takes over.
 */
final class Playout {
    /** How much room {@link #draw} needs. */
    static final int ROOM = 8;

    private Playout() {}

    static int play(CheckersPosition position, Rng rng, Policy policy, int maxPlies, int @Nullable [] trace) {
        boolean greedy = policy == Policy.GREEDY;
        int ply = 0;
        while (true) {
            ply = playQuickly(position, rng, greedy, ply, maxPlies, trace);
            if (ply == maxPlies) return ply;
            int move = playListed(position, rng, greedy);
            if (move < 0) return ply;
            if (trace != null) trace[ply] = move;
            ply++;
        }
    }

    /** Plays on until the game ends or a ply needs the list of moves; returns the number of plies played since the start. */
    private static int playQuickly(
            CheckersPosition position, Rng rng, boolean greedy, int from, int maxPlies, int @Nullable [] trace) {
        long own = position.own();
        long other = position.other();
        long kings = position.kings();
        int side = position.sideToMove();
        int clock = position.clock();
        long[] room = position.scratchBits;
        int ply = from;
        for (; ply < maxPlies && clock < CheckersPosition.LONGEST_CLOCK; ply++) {
            long empty = Board.empty(own, other);
            long up = Board.upward(own, kings, side);
            long down = Board.downward(own, kings, side);
            long jumps = Board.jumps(up, down, other, empty);
            long mine;
            if (jumps == 0) {
                if (greedy && Board.nearlyBlocked(other, kings, side ^ 1, empty)) break;
                long steps = Board.steps(up, down, empty);
                if (steps == 0) break;
                long low = draw(steps, rng, room);
                long pair = low >>> Board.HALF == 0 ? low * 0x11 : (low >>> Board.HALF) * 0x21;
                long to = pair & empty;
                if (trace != null) trace[ply] = move(pair ^ to, to, 0);
                mine = own ^ pair;
                boolean king = (kings & pair) != 0;
                kings = king ? kings ^ pair : kings | to & Board.CROWNING;
                clock = king ? clock + 1 : 0;
            } else {
                if (Board.anyJumpGoesOn(jumps, own, kings, other, empty, side)) break;
                long low = jumps;
                if ((jumps & jumps - 1) != 0) {
                    if (greedy) break;
                    low = draw(jumps, rng, room);
                }
                boolean narrow = low >>> Board.HALF == 0;
                long pair = narrow ? low * 0x101 : (low >>> Board.HALF) * 0x401;
                long jumped = narrow ? low << 4 : low >>> Board.HALF - 5;
                long to = pair & empty;
                if (trace != null) trace[ply] = move(pair ^ to, to, jumped);
                mine = own ^ pair;
                kings = ((kings & pair) != 0 ? kings ^ pair : kings | to & Board.CROWNING) & ~jumped;
                clock = 0;
                other ^= jumped;
            }
            own = other;
            other = mine;
            side ^= 1;
        }
        position.set(own, other, StateWord.of(kings, side, clock));
        return ply;
    }

    private static int move(long from, long to, long jumped) {
        return CheckersMoves.capture(Long.numberOfTrailingZeros(from), Long.numberOfTrailingZeros(to), jumped);
    }

    /** Plays one ply and returns the move, or −1 when the game is over. */
    private static int playListed(CheckersPosition position, Rng rng, boolean greedy) {
        int[] moves = position.scratchMoves;
        int count = position.moves(moves, 0);
        if (count == 0) return -1;
        int move = moves[rng.below(greedy ? winsFirst(position, moves, count) : count)];
        position.make(move);
        return move;
    }

    /** Moves the winning moves to the front and returns their number; the number of all moves when none wins. */
    private static int winsFirst(CheckersPosition position, int[] moves, int count) {
        int wins = 0;
        for (int i = 0; i < count; i++) if (position.wins(moves[i])) moves[wins++] = moves[i];
        return wins > 0 ? wins : count;
    }

    /**
     * One of the bits of {@code set}, each as likely as the next. The word without its first bit, its first two and so
     * on is written down before the number of bits to skip is known, and then looked up: a loop that clears one bit
     * after the other would end differently each time, and a wrongly foreseen branch costs more than the eight stores.
     */
    private static long draw(long set, Rng rng, long[] room) {
        long left = set;
        for (int i = 0; i < ROOM; i++) {
            room[i] = left;
            left &= left - 1;
        }
        int skip = rng.below(Long.bitCount(set));
        if (skip < ROOM) left = room[skip];
        else for (int i = ROOM; i < skip; i++) left &= left - 1;
        return left & -left;
    }
}
