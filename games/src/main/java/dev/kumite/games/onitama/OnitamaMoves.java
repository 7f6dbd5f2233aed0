package dev.kumite.games.onitama;

/** A move as an int: card, from, to. A pass exchanges the card and has from = to = 0, which no card can do. */
final class OnitamaMoves {
    private OnitamaMoves() {}

    static int of(int card, int from, int to) {
        return card << 16 | from << 8 | to;
    }

    static int pass(int card) {
        return card << 16;
    }

    static int card(int move) {
        return move >>> 16;
    }

    static int from(int move) {
        return move >>> 8 & 0xFF;
    }

    static int to(int move) {
        return move & 0xFF;
    }

    static boolean isPass(int move) {
        return (move & 0xFFFF) == 0;
    }
}
