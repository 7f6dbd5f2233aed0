package dev.kumite.games.katarenga;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Four quarter boards that make an 8×8 board in any order, turned any way, either side up; the reverse is the mirror
 * image. Each has four tiles of each kind. How the printed ones look we do not know: these patterns are our own.
 */
final class Quarters {
    private static final List<String> PATTERNS =
            List.of("KBRRNRKNKNNBBRBK", "RBRNNKKRBKBNNRKB", "RKNBRBRNBNKBKRNK", "KNRNRBKBBNRKKRNB");
    private static final int EDGE = 4;
    /** The ways to lay a quarter down: four turns of two sides. */
    private static final int FACES = 8;

    private static final int ORDERS = 24;

    /** How many boards can be put together; all are different. */
    static final int BOARDS = ORDERS * FACES * FACES * FACES * FACES;

    /** Keeps the boards of a seed apart from the random numbers of a playout with the same seed. */
    private static final long STREAM = 0x5155_4152_5445_5253L;

    private Quarters() {}

    /** The board that belongs to a seed; all boards are equally likely. */
    static Layout draw(long seed) {
        return board(new Rng(seed ^ STREAM).below(BOARDS));
    }

    /** The board with this number, counting from 0. */
    static Layout board(long number) {
        long left = number;
        List<String> patterns = new ArrayList<>(PATTERNS);
        char[] tiles = new char[PublishedBoard.SIZE * PublishedBoard.SIZE];
        for (int place = 0; place < PATTERNS.size(); place++) {
            String pattern = patterns.remove((int) (left % patterns.size()));
            left /= PATTERNS.size() - place;
            lay(face(pattern, (int) (left % FACES)), place, tiles);
            left /= FACES;
        }
        return Layout.read(new String(tiles));
    }

    /** Lays a quarter down: left and right before White, then left and right beyond, as White sees the board. */
    private static void lay(String quarter, int place, char[] tiles) {
        int first = place / 2 * EDGE * PublishedBoard.SIZE + place % 2 * EDGE;
        for (int at = 0; at < quarter.length(); at++)
            tiles[first + at / EDGE * PublishedBoard.SIZE + at % EDGE] = quarter.charAt(at);
    }

    /** A quarter turned so many times by a quarter, from 4 on with its reverse up. */
    static String face(String pattern, int face) {
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < pattern.length(); at++) {
            int x = at % EDGE;
            int y = at / EDGE;
            for (int turn = face % EDGE; turn > 0; turn--) {
                int before = x;
                x = y;
                y = EDGE - 1 - before;
            }
            out.append(pattern.charAt(y * EDGE + (face < EDGE ? x : EDGE - 1 - x)));
        }
        return out.toString();
    }
}
