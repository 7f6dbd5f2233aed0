package dev.kumite.solver.checkers;

/** The squares of {@link dev.kumite.games.checkers.Board}, packed to 32 bits. */
final class PackedSquares {
    private PackedSquares() {}

    /** Square 1 as bit 0, square 32 as bit 31: without the gaps that make moves simple. */
    static int packed(long board) {
        return (int) (board & 0xFF | board >>> 1 & 0xFF00 | board >>> 2 & 0xFF_0000 | board >>> 3 & 0xFF00_0000L);
    }

    static long spread(int packed) {
        long bits = packed & 0xFFFF_FFFFL;
        return bits & 0xFF | (bits & 0xFF00) << 1 | (bits & 0xFF_0000) << 2 | (bits & 0xFF00_0000L) << 3;
    }
}
