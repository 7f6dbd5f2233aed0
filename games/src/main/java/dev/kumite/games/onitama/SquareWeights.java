package dev.kumite.games.onitama;

/** What one side's men are worth by their squares; for a set within one long, looked up nine squares at a time. */
final class SquareWeights {
    private static final int SQUARES = 9;
    private static final int SETS = 1 << SQUARES;
    /** As many as boards of up to 27 squares need. */
    private static final int THREE_LOOKUPS = 3 * SETS;

    private final int[] students;
    /** How much more a master is worth than a student. */
    private final int[] promotions;
    /** Of the students on each set of squares 0 to 8, then of 9 to 17, and so on. */
    private final int[] sums;

    SquareWeights(int[] students, int[] masters) {
        this.students = students;
        promotions = new int[students.length];
        for (int square = 0; square < students.length; square++)
            promotions[square] = masters[square] - students[square];
        sums = new int[(Math.min(students.length, Long.SIZE) + SQUARES - 1) / SQUARES * SETS];
        for (int i = 0; i < sums.length; i++) {
            int first = i / SETS * SQUARES;
            for (int k = 0; k < SQUARES && first + k < students.length; k++)
                if ((i >> k & 1) != 0) sums[i] += students[first + k];
        }
    }

    /** Of all men of a set, each taken for a student. */
    int sum(long men) {
        if (sums.length == THREE_LOOKUPS)
            return sums[(int) men & SETS - 1]
                    + sums[SETS | (int) men >>> SQUARES & SETS - 1]
                    + sums[2 * SETS | (int) men >>> 2 * SQUARES];
        int sum = 0;
        int shift = 0;
        for (int base = 0; base < sums.length; base += SETS) {
            sum += sums[base | (int) (men >>> shift) & SETS - 1];
            shift += SQUARES;
        }
        return sum;
    }

    int student(int square) {
        return students[square];
    }

    /** What a man on this square is worth more when it is the master. */
    int promotion(int square) {
        return promotions[square];
    }
}
