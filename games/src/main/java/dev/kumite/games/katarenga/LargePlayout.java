package dev.kumite.games.katarenga;

import dev.kumite.games.core.Rng;
import org.jspecify.annotations.Nullable;

/**
 * Random playouts on a {@link LargePosition}, without keys, history and lists of moves. A pawn and a place in its list of
 * moves are drawn until the move there is legal: uniform over the legal moves.
 */
final class LargePlayout {
    private LargePlayout() {}

    /** Draws a move, without playing it. */
    static int move(LargePosition board, Rng rng) {
        int side = board.side;
        while (true) {
            long bits = rng.next();
            int from = board.pawns[board.first(side) + pawn(bits, board.pieces(side))];
            int draw = board.table.draw(side, from, place(bits));
            if (isOpen(board.owners, side, draw)) return move(board.table, from, LargeTable.to(draw));
        }
    }

    /** Plays on; leaves the position as it is then. */
    static int run(LargePosition board, Rng rng, int maxPlies, int @Nullable [] trace) {
        LargeTable table = board.table;
        byte[] owners = board.owners;
        short[] pawns = board.pawns;
        int side = board.side;
        // As in SmallPlayout, the next random number is worked out early.
        long upcoming = rng.peek();
        int plies = 0;
        boolean over = false;
        while (plies < maxPlies && !over) {
            int first = board.first(side);
            int end = first + board.pieces(side);
            int at;
            int from;
            int draw;
            do {
                long bits = upcoming;
                rng.skip();
                upcoming = rng.peek();
                at = first + pawn(bits, end - first);
                from = pawns[at];
                draw = table.draw(side, from, place(bits));
            } while (!isOpen(owners, side, draw));
            int to = LargeTable.to(draw);
            if (trace != null) trace[plies] = move(table, from, to);
            plies++;
            over = to == table.nowhere() ? takeOff(board, side, at, end) : step(board, side, at, end, to);
            side ^= 1;
        }
        board.settle(side);
        return plies;
    }

    private static int pawn(long bits, int count) {
        return (int) ((bits >>> 32) * count >>> 32);
    }

    private static int place(long bits) {
        return (int) ((bits & 0xFFFF_FFFFL) * LargePosition.SLOTS >>> 32);
    }

    private static boolean isOpen(byte[] owners, int side, int draw) {
        boolean free = (owners[LargeTable.near(draw)] & owners[LargeTable.nearer(draw)]) == LargePosition.EMPTY;
        return free && owners[LargeTable.to(draw)] != side;
    }

    private static int move(LargeTable table, int from, int to) {
        return KatarengaMoves.of(from, to == table.nowhere() ? KatarengaMoves.OFF : to);
    }

    /** Moves the pawn at this place of the list, captures, and tells whether that ends the game. */
    private static boolean step(LargePosition board, int side, int at, int end, int to) {
        byte[] owners = board.owners;
        short[] pawns = board.pawns;
        int from = pawns[at];
        int place = at;
        for (; place + 1 < end && pawns[place + 1] < to; place++) pawns[place] = pawns[place + 1];
        for (; place > board.first(side) && pawns[place - 1] > to; place--) pawns[place] = pawns[place - 1];
        pawns[place] = (short) to;
        owners[from] = LargePosition.EMPTY;
        boolean captures = owners[to] != LargePosition.EMPTY;
        if (captures) board.lift(1 - side, to);
        owners[to] = (byte) side;
        if (!captures || board.pieces(1 - side) > 0) return false;
        gain(board, side, board.pieces(side));
        board.sweep(side);
        return true;
    }

    /** Takes the pawn at this place of the list off the board, and tells whether that ends the game. */
    private static boolean takeOff(LargePosition board, int side, int at, int end) {
        short[] pawns = board.pawns;
        board.owners[pawns[at]] = LargePosition.EMPTY;
        for (int place = at; place + 1 < end; place++) pawns[place] = pawns[place + 1];
        board.setPieces(side, board.pieces(side) - 1);
        gain(board, side, 1);
        if (board.points(side) == KatarengaPosition.POINTS_TO_WIN) return true;
        if (board.pieces(side) > 0) return false;
        gain(board, 1 - side, board.pieces(1 - side));
        board.sweep(1 - side);
        return true;
    }

    private static void gain(LargePosition board, int side, int points) {
        if (side == 0) board.whitePoints += points;
        else board.blackPoints += points;
    }
}
