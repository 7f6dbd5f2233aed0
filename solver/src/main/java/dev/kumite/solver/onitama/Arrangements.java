package dev.kumite.solver.onitama;

/**
 * The thirty ways to deal five cards, for the player to move: five side cards times six ways to split the other four.
 * Cards are numbered 0 to 4. The six arrangements with side card c are adjacent and form the group of c; playing a
 * card leads into its group, since it becomes the next side card.
 */
final class Arrangements {
    static final int CARDS = 5;
    static final int GROUP = 6;
    static final int COUNT = CARDS * GROUP;

    private static final int HANDS = 1 << CARDS;
    private static final byte[] FIRST = new byte[COUNT];
    private static final byte[] SECOND = new byte[COUNT];
    private static final byte[] AFTER_FIRST = new byte[COUNT];
    private static final byte[] AFTER_SECOND = new byte[COUNT];
    private static final byte[] NUMBERS = new byte[CARDS * HANDS];

    static {
        int number = 0;
        for (int side = 0; side < CARDS; side++)
            for (int first = 0; first < CARDS; first++)
                for (int second = first + 1; second < CARDS; second++) {
                    if (first == side || second == side) continue;
                    FIRST[number] = (byte) first;
                    SECOND[number] = (byte) second;
                    NUMBERS[side * HANDS + (1 << first | 1 << second)] = (byte) number++;
                }
        for (int i = 0; i < COUNT; i++) {
            int others = (HANDS - 1) ^ 1 << i / GROUP ^ 1 << FIRST[i] ^ 1 << SECOND[i];
            AFTER_FIRST[i] = NUMBERS[FIRST[i] * HANDS + others];
            AFTER_SECOND[i] = NUMBERS[SECOND[i] * HANDS + others];
        }
    }

    private Arrangements() {}

    /** The number of the arrangement in which the mover holds two cards and a third lies aside. */
    static int of(int first, int second, int side) {
        return NUMBERS[side * HANDS + (1 << first | 1 << second)];
    }

    /** The lower card of the mover's hand. */
    static int first(int arrangement) {
        return FIRST[arrangement];
    }

    /** The higher card of the mover's hand. */
    static int second(int arrangement) {
        return SECOND[arrangement];
    }

    /** What the other side is faced with after the lower card was played. */
    static int afterFirst(int arrangement) {
        return AFTER_FIRST[arrangement];
    }

    /** What the other side is faced with after the higher card was played. */
    static int afterSecond(int arrangement) {
        return AFTER_SECOND[arrangement];
    }

    static int sideCard(int arrangement) {
        return arrangement / GROUP;
    }
}
