package dev.kumite.solver.onitama;

import dev.kumite.games.core.Position;
import dev.kumite.games.onitama.OnitamaBoards;
import java.util.List;

/**
 * All placements of a master and a given number of students of one side, seen from that side's end of the board: the
 * master on one of 24 squares (on its goal the game is over), the students on the other 24.
 *
 * <p>A position is two placements and an arrangement of the cards. Since each side sees its own placement from its own
 * end, a change of the side to move swaps the placements and alters neither.
 */
final class Placements {
    static final int SQUARES = 25;
    /** The enemy temple, which the master wants to reach. */
    static final int GOAL = 22;

    /** The squares of a master in a game that goes on. */
    static final int MASTERS = SQUARES - 1;

    private static final int[][] CHOOSE = {
        choose(0), choose(1), choose(2), choose(3),
    };
    private static final List<Placements> ALL =
            List.of(new Placements(0), new Placements(1), new Placements(2), new Placements(3));

    private final int students;
    private final int perMaster;
    private final int[] men;
    private final byte[] masters;

    private Placements(int students) {
        this.students = students;
        perMaster = CHOOSE[students][MASTERS];
        men = new int[MASTERS * perMaster];
        masters = new byte[men.length];
        for (int set = 0; set < 1 << SQUARES; set = next(set, students)) {
            for (int left = set; left != 0; left &= left - 1) put(set, Integer.numberOfTrailingZeros(left));
        }
    }

    private void put(int set, int master) {
        if (master == GOAL) return;
        int placement = number(set, master);
        men[placement] = set;
        masters[placement] = (byte) master;
    }

    /** The next larger set of students and a master (Gosper), the first after 0. */
    private static int next(int set, int students) {
        if (set == 0) return (2 << students) - 1;
        int low = set & -set;
        int ripple = set + low;
        return ripple | (set ^ ripple) >>> Integer.numberOfTrailingZeros(low) >>> 2;
    }

    /** n over k for n from 0 to 25. */
    private static int[] choose(int k) {
        int[] row = new int[SQUARES + 1];
        for (int n = k; n <= SQUARES; n++) {
            long product = 1;
            for (int i = 0; i < k; i++) product = product * (n - i) / (i + 1);
            row[n] = (int) product;
        }
        return row;
    }

    static Placements of(int students) {
        return ALL.get(students);
    }

    int students() {
        return students;
    }

    int count() {
        return men.length;
    }

    /** The squares of a placement, the master's among them. */
    int men(int placement) {
        return men[placement];
    }

    int master(int placement) {
        return masters[placement];
    }

    /** The square of a placement's man: man 0 is the master, the others follow by their squares. */
    int square(int placement, int man) {
        if (man == 0) return masters[placement];
        int left = men[placement] & ~(1 << masters[placement]);
        for (int i = 1; i < man; i++) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }

    /** The number of a placement given by its squares; the master is not on its goal. */
    int number(int set, int master) {
        int pupils = set & ~(1 << master);
        int below = pupils & (1 << master) - 1;
        int packed = below | (pupils ^ below) >>> 1;
        int rank = 0;
        int size = 0;
        for (; packed != 0; packed &= packed - 1) rank += CHOOSE[++size][Integer.numberOfTrailingZeros(packed)];
        assert size == students;
        return (master > GOAL ? master - 1 : master) * perMaster + rank;
    }

    /** The number of a side's placement in a position that goes on. */
    int number(Position position, int side) {
        int set = OnitamaBoards.men(position, side);
        int master = OnitamaBoards.master(position, side);
        return side == 0 ? number(set, master) : number(turned(set), SQUARES - 1 - master);
    }

    /** A set of squares as the other side sees it. */
    static int turned(int set) {
        return Integer.reverse(set) >>> Integer.SIZE - SQUARES;
    }
}
