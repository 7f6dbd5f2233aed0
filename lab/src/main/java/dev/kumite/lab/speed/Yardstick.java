package dev.kumite.lab.speed;

import dev.kumite.lab.speed.Row.Workload;
import java.util.List;

/**
 * How fast is this machine, now? Random games of Onitama on 7×7 with one fixed deal, played the plain way: a table of
 * target squares for each card, side and square, asked once for each piece and card. Speeds of Kumite are stated as
 * multiples of its plies per second. It shares no code with the games and must stay as it is: making it faster would
 * only move the mark that everything is measured by.
 */
final class Yardstick implements Workload {
    private static final int GAMES = 500;
    private static final int WIDTH = 7;
    private static final int SQUARES = WIDTH * WIDTH;
    private static final long BLUE_HOME = (1L << WIDTH) - 1;
    private static final long BLUE_TEMPLE = 1L << WIDTH / 2;
    private static final int TO_RED = SQUARES - WIDTH;

    /** Ox and boar for Blue, horse and elephant for Red, the crab aside; (right, forward) pairs. */
    private static final List<int[]> CARDS = List.of(
            new int[] {0, 1, 0, -1, 1, 0},
            new int[] {1, 0, -1, 0, 0, 1},
            new int[] {-1, 0, 0, 1, 0, -1},
            new int[] {1, 0, -1, 0, 1, 1, -1, 1},
            new int[] {-2, 0, 2, 0, 0, 1});

    /** Target squares by card and side, then by square. */
    private static final long[][] REACH = new long[2 * CARDS.size()][SQUARES];

    private static final long[] TEMPLES = {BLUE_TEMPLE << TO_RED, BLUE_TEMPLE};

    static {
        for (int card = 0; card < CARDS.size(); card++)
            for (int from = 0; from < SQUARES; from++)
                for (int side = 0; side < 2; side++)
                    REACH[2 * card + side][from] = targets(CARDS.get(card), from, side);
    }

    private final long[] targets = new long[2 * WIDTH];
    private final int[] sources = new int[2 * WIDTH];
    private long random = 88172645463325252L;

    private static long targets(int[] steps, int from, int side) {
        int forward = side == 0 ? 1 : -1;
        long set = 0;
        for (int i = 0; i < steps.length; i += 2) {
            int x = from % WIDTH + forward * steps[i];
            int y = from / WIDTH + forward * steps[i + 1];
            if (x >= 0 && x < WIDTH && y >= 0 && y < WIDTH) set |= 1L << y * WIDTH + x;
        }
        return set;
    }

    @Override
    public long run() {
        long plies = 0;
        for (int game = 0; game < GAMES; game++) plies += playGame();
        return plies;
    }

    /** One random game; how many plies it took. */
    private int playGame() {
        int[] cards = {0, 1, 2, 3, 4};
        long own = BLUE_HOME;
        long enemies = BLUE_HOME << TO_RED;
        long master = BLUE_TEMPLE;
        long enemyMaster = BLUE_TEMPLE << TO_RED;
        for (int ply = 1; ; ply++) {
            int side = 1 - ply & 1;
            int moves = collect(own, side, cards);
            int hand = 0;
            if (moves > 0) {
                int pick = below(moves);
                int group = 0;
                for (int size = Long.bitCount(targets[0]); pick >= size; size = Long.bitCount(targets[group])) {
                    pick -= size;
                    group++;
                }
                long left = targets[group];
                for (; pick > 0; pick--) left &= left - 1;
                long to = left & -left;
                long from = 1L << (sources[group] & 63);
                hand = sources[group] >> 6;
                if (to == enemyMaster || from == master && to == TEMPLES[side]) return ply;
                if (from == master) master = to;
                own ^= from | to;
                enemies &= ~to;
            }
            exchange(hand, cards);
            long men = own;
            own = enemies;
            enemies = men;
            long chief = master;
            master = enemyMaster;
            enemyMaster = chief;
        }
    }

    /** Notes the target squares of each piece by each card of the hand; how many moves that makes. */
    private int collect(long own, int side, int[] cards) {
        int moves = 0;
        int groups = 0;
        for (int hand = 0; hand < 2; hand++) {
            long[] table = REACH[2 * cards[hand] + side];
            for (long left = own; left != 0; left &= left - 1) {
                int from = Long.numberOfTrailingZeros(left);
                long to = table[from] & ~own;
                if (to == 0) continue;
                targets[groups] = to;
                sources[groups++] = hand << 6 | from;
                moves += Long.bitCount(to);
            }
        }
        return moves;
    }

    /** The used card goes aside, the side card into the hand, and the hands change places with the turn. */
    private static void exchange(int hand, int[] cards) {
        int used = cards[hand];
        int kept = cards[1 - hand];
        cards[0] = cards[2];
        cards[1] = cards[3];
        cards[2] = kept;
        cards[3] = cards[4];
        cards[4] = used;
    }

    /** Marsaglia's 64-bit xorshift, its high half scaled to the bound. */
    private int below(int bound) {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return (int) ((random >>> 32) * bound >>> 32);
    }
}
