package dev.kumite.solver.katarenga;

import dev.kumite.games.Oracle;
import dev.kumite.solver.Counts;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Solves one slice after the other: each position is first judged by its captures and the pawns it can take off, whose
 * values are known; then the values are carried backwards in waves from decided positions to those a quiet move before
 * them. What is never decided is drawn. One per thread.
 */
final class SliceSolver {
    /** In the lower bits the quiet moves that are still open; this bit says that another move draws. */
    private static final int SAFE = 64;

    private final Tables tables;
    private final Terrain terrain;
    /** For each place, how many quiet moves are open. */
    private byte[] left = new byte[0];

    private byte[] codes = new byte[0];
    private int whites;
    private int blacks;
    private final int[] points = new int[2];
    private Wave now = new Wave();
    private Wave next = new Wave();
    private boolean winsAtOnce;
    private long states;
    private long wonAtOnce;

    /** Decided positions that have to be carried back, for each side to move: White's pawns, and Black's below them. */
    private static final class Wave {
        final int[][] boards = {new int[1024], new int[1024]};
        final int[] sizes = new int[2];

        void add(int side, int white, int black) {
            if (sizes[side] == boards[side].length) boards[side] = Arrays.copyOf(boards[side], 2 * sizes[side]);
            boards[side][sizes[side]++] = white << PawnSets.SQUARES | black;
        }

        boolean isEmpty() {
            return sizes[0] + sizes[1] == 0;
        }

        void clear() {
            sizes[0] = 0;
            sizes[1] = 0;
        }
    }

    SliceSolver(Tables tables, Terrain terrain) {
        this.tables = tables;
        this.terrain = terrain;
    }

    /** Solves a slice after all those with fewer pawns and puts it among the tables. */
    Counts solve(Slice slice) {
        whites = PawnSets.count(slice.white());
        blacks = PawnSets.count(slice.black());
        points[0] = slice.whitePoints();
        points[1] = slice.blackPoints();
        int places = 2 * slice.places();
        codes = new byte[places];
        if (left.length < places) left = new byte[places];
        states = 0;
        wonAtOnce = 0;
        judgeAll(slice);
        for (int distance = 0; !now.isEmpty() || !next.isEmpty(); distance++) {
            carryBack(distance);
            Wave done = now;
            now = next;
            next = done;
            next.clear();
        }
        tables.put(slice, ByteBuffer.wrap(codes));
        return settle(slice);
    }

    private void judgeAll(Slice slice) {
        for (int i = 0; i < whites; i++) {
            int white = PawnSets.set(slice.white(), i);
            for (int j = 0; j < blacks; j++) {
                int black = PawnSets.set(slice.black(), j);
                if ((white & black) != 0) continue;
                judge(0, white, black, white, black);
                judge(1, white, black, black, white);
            }
        }
    }

    private void judge(int side, int white, int black, int own, int other) {
        states++;
        int quiet = 0;
        boolean wins = false;
        boolean draws = false;
        int goal = side == 0 ? 0xF000 : 0x000F;
        for (int pawns = own; pawns != 0; pawns &= pawns - 1) {
            int from = Integer.numberOfTrailingZeros(pawns);
            int end = terrain.endAhead(from);
            for (int move = Terrain.first(from); move < end; move++) {
                int ahead = terrain.ahead(move);
                int to = 1 << (ahead & 15);
                if ((ahead >>> 4 & (own | other) | to & own) != 0) continue;
                if ((to & other) == 0) {
                    quiet++;
                    continue;
                }
                int value = captured(side, own ^ 1 << from ^ to, other ^ to);
                wins |= value == Oracle.WIN;
                draws |= value == Oracle.DRAW;
            }
            if ((goal >>> from & 1) == 0) continue;
            int value = takenOff(side, own ^ 1 << from, other);
            wins |= value == Oracle.WIN;
            draws |= value == Oracle.DRAW;
        }
        if (winsAtOnce) {
            wonAtOnce++;
            winsAtOnce = false;
        }
        int place = place(side, white, black);
        left[place] = (byte) (quiet | (draws ? SAFE : 0));
        if (wins) decide(next, place, side, white, black, 1);
        else if (quiet == 0 && !draws) decide(now, place, side, white, black, 0);
    }

    /** What a capture is worth to the side that made it. */
    private int captured(int side, int own, int other) {
        if (other != 0) return known(side, own, other, points[side]);
        boolean wins = points[side] + Integer.bitCount(own) >= 2;
        winsAtOnce |= wins;
        return wins ? Oracle.WIN : Oracle.DRAW;
    }

    /** What it is worth to a side to have taken a pawn off. */
    private int takenOff(int side, int own, int other) {
        if (points[side] == 1) {
            winsAtOnce = true;
            return Oracle.WIN;
        }
        if (own != 0) return known(side, own, other, points[side] + 1);
        return points[1 - side] + Integer.bitCount(other) >= 2 ? Oracle.LOSS : Oracle.DRAW;
    }

    private int known(int side, int own, int other, int ownPoints) {
        int code = side == 0
                ? tables.code(1, own, other, ownPoints, points[1])
                : tables.code(0, other, own, points[0], ownPoints);
        return Oracle.turned(Code.value(code));
    }

    private int place(int side, int white, int black) {
        return (side * whites + PawnSets.rank(white)) * blacks + PawnSets.rank(black);
    }

    private void decide(Wave wave, int place, int side, int white, int black, int distance) {
        codes[place] = (byte) Code.decided(distance);
        wave.add(side, white, black);
    }

    private void carryBack(int distance) {
        for (int side = 0; side < 2; side++)
            for (int i = 0; i < now.sizes[side]; i++) {
                int board = now.boards[side][i];
                int white = board >>> PawnSets.SQUARES;
                int black = board & (1 << PawnSets.SQUARES) - 1;
                if (side == 1) cameToWhite(white, black, distance);
                else cameToBlack(white, black, distance);
            }
    }

    /** White has just moved to this board, and Black's fate is decided. */
    private void cameToWhite(int white, int black, int distance) {
        int occupied = white | black;
        for (int pawns = white; pawns != 0; pawns &= pawns - 1) {
            int to = Integer.numberOfTrailingZeros(pawns);
            int end = terrain.endBack(to);
            for (int move = Terrain.first(to); move < end; move++) {
                int back = terrain.back(move);
                int from = 1 << (back & 15);
                if (((back >>> 4 | from) & occupied) == 0) learn(0, white ^ 1 << to ^ from, black, distance);
            }
        }
    }

    private void cameToBlack(int white, int black, int distance) {
        int occupied = white | black;
        for (int pawns = black; pawns != 0; pawns &= pawns - 1) {
            int to = Integer.numberOfTrailingZeros(pawns);
            int end = terrain.endBack(to);
            for (int move = Terrain.first(to); move < end; move++) {
                int back = terrain.back(move);
                int from = 1 << (back & 15);
                if (((back >>> 4 | from) & occupied) == 0) learn(1, white, black ^ 1 << to ^ from, distance);
            }
        }
    }

    /** One more quiet move is known: after it the other side has lost (at an even distance), or else won. */
    private void learn(int side, int white, int black, int distance) {
        int place = place(side, white, black);
        if (codes[place] != Code.NONE) return;
        if (distance % 2 == 0 || --left[place] == 0) decide(next, place, side, white, black, distance + 1);
    }

    /** What nobody can force is drawn. */
    private Counts settle(Slice slice) {
        long lost = 0;
        long drawn = 0;
        for (int i = 0; i < whites; i++) {
            int white = PawnSets.set(slice.white(), i);
            for (int j = 0; j < blacks; j++) {
                if ((white & PawnSets.set(slice.black(), j)) != 0) continue;
                for (int side = 0; side < 2; side++) {
                    int place = (side * whites + i) * blacks + j;
                    if (codes[place] == Code.NONE) codes[place] = (byte) Code.DRAW;
                    int value = Code.value(codes[place] & 0xFF);
                    if (value == Oracle.LOSS) lost++;
                    else if (value == Oracle.DRAW) drawn++;
                }
            }
        }
        return new Counts(states, states - lost - drawn, wonAtOnce, lost, drawn);
    }
}
