package dev.kumite.solver.onitama;

import dev.kumite.games.Drawing.Step;

/**
 * Where the five cards lead from each camp. What stands on the board besides does not matter for a camp's own moves:
 * men jump, and only its own men are in its way.
 */
final class Ways {
    private static final int EDGE = 5;

    private final Camps camps;
    /** Where the moves of a camp with a card begin: {@code camp · 5 + card}. */
    private final int[] first;

    private final int[] target;
    private final byte[] landing;
    private final byte[] man;
    private final int[] firstBack;
    private final int[] source;
    private final byte[] reachesGoal;
    private final byte[] blocked;

    Ways(Camps camps, Deck deck) {
        this.camps = camps;
        int lists = camps.count() * Arrangements.CARDS;
        int most = lists * (camps.students() + 1) * 4;
        first = new int[lists + 1];
        int[] targets = new int[most];
        landing = new byte[most];
        man = new byte[most];
        reachesGoal = new byte[camps.count()];
        blocked = new byte[camps.count()];
        int size = 0;
        for (int camp = 0; camp < camps.count(); camp++)
            for (int card = 0; card < Arrangements.CARDS; card++) {
                first[camp * Arrangements.CARDS + card] = size;
                size = list(camp, card, deck, targets, size);
            }
        first[lists] = size;
        target = java.util.Arrays.copyOf(targets, size);
        firstBack = new int[lists + 1];
        source = new int[size];
        turnRound();
    }

    private int list(int camp, int card, Deck deck, int[] targets, int at) {
        int size = at;
        boolean goal = false;
        int set = camps.men(camp);
        for (int left = set; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            for (Step step : deck.steps(card)) {
                int to = landing(from, step);
                if (to < 0 || (set >>> to & 1) != 0) continue;
                boolean master = from == camps.master(camp);
                if (master && to == Camps.GOAL) {
                    goal = true;
                    continue;
                }
                int moved = camps.number(set ^ 1 << from ^ 1 << to, master ? to : camps.master(camp));
                targets[size] = moved;
                landing[size] = (byte) to;
                man[size++] = (byte) manOn(moved, to);
            }
        }
        if (goal) reachesGoal[camp] |= (byte) (1 << card);
        else if (size == at) blocked[camp] |= (byte) (1 << card);
        return size;
    }

    private static int landing(int from, Step step) {
        int x = from % EDGE + step.right();
        int y = from / EDGE + step.forward();
        return x < 0 || x >= EDGE || y < 0 || y >= EDGE ? -1 : y * EDGE + x;
    }

    private int manOn(int camp, int square) {
        int found = 0;
        while (camps.square(camp, found) != square) found++;
        return found;
    }

    /** Sorts the moves by where they lead. */
    private void turnRound() {
        int lists = firstBack.length - 1;
        for (int list = 0; list < lists; list++)
            for (int i = first[list]; i < first[list + 1]; i++)
                firstBack[target[i] * Arrangements.CARDS + list % Arrangements.CARDS + 1]++;
        for (int list = 0; list < lists; list++) firstBack[list + 1] += firstBack[list];
        int[] next = firstBack.clone();
        for (int list = 0; list < lists; list++)
            for (int i = first[list]; i < first[list + 1]; i++)
                source[next[target[i] * Arrangements.CARDS + list % Arrangements.CARDS]++] = list / Arrangements.CARDS;
    }

    Camps camps() {
        return camps;
    }

    /** The moves of a camp with a card are numbered from here … */
    int first(int camp, int card) {
        return first[camp * Arrangements.CARDS + card];
    }

    /** … up to here. */
    int end(int camp, int card) {
        return first[camp * Arrangements.CARDS + card + 1];
    }

    /** The camp that a move leads to. */
    int target(int move) {
        return target[move];
    }

    /** The square that a move leads to. */
    int landing(int move) {
        return landing[move];
    }

    /** Which man of the camp that a move leads to has moved. */
    int man(int move) {
        return man[move];
    }

    /** The moves that lead to a camp with a card are numbered from here … */
    int firstBack(int camp, int card) {
        return firstBack[camp * Arrangements.CARDS + card];
    }

    /** … up to here. */
    int endBack(int camp, int card) {
        return firstBack[camp * Arrangements.CARDS + card + 1];
    }

    /** The camp that a move turned round comes from. */
    int source(int back) {
        return source[back];
    }

    /** Whether the master can reach its goal with this card. */
    boolean reachesGoal(int camp, int card) {
        return (reachesGoal[camp] >>> card & 1) != 0;
    }

    /** The cards with which the camp has no move. */
    int blocked(int camp) {
        return blocked[camp];
    }

    /** Whether a player with this camp must pass, and so exchanges a card without moving a man. */
    boolean passes(int camp, int arrangement) {
        int hand = 1 << Arrangements.first(arrangement) | 1 << Arrangements.second(arrangement);
        return (blocked[camp] & hand) == hand;
    }
}
