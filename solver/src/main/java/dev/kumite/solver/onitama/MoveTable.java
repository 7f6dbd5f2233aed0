package dev.kumite.solver.onitama;

import dev.kumite.games.picture.Drawing.Step;

/**
 * The moves of each placement with the five cards. A placement's moves do not depend on the other side: men jump, and
 * only their own side's men block them.
 */
final class MoveTable {
    private static final int EDGE = 5;

    private final Placements placements;
    /** Where the moves of a placement with a card begin: {@code placement · 5 + card}. */
    private final int[] first;

    private final int[] target;
    private final byte[] landing;
    private final byte[] man;
    private final int[] firstBack;
    private final int[] source;
    private final byte[] reachesGoal;
    private final byte[] blocked;

    MoveTable(Placements placements, Deck deck) {
        this.placements = placements;
        int lists = placements.count() * Arrangements.CARDS;
        int most = lists * (placements.students() + 1) * 4;
        first = new int[lists + 1];
        int[] targets = new int[most];
        landing = new byte[most];
        man = new byte[most];
        reachesGoal = new byte[placements.count()];
        blocked = new byte[placements.count()];
        int size = 0;
        for (int placement = 0; placement < placements.count(); placement++)
            for (int card = 0; card < Arrangements.CARDS; card++) {
                first[placement * Arrangements.CARDS + card] = size;
                size = list(placement, card, deck, targets, size);
            }
        first[lists] = size;
        target = java.util.Arrays.copyOf(targets, size);
        firstBack = new int[lists + 1];
        source = new int[size];
        turnRound();
    }

    private int list(int placement, int card, Deck deck, int[] targets, int at) {
        int size = at;
        boolean goal = false;
        int set = placements.men(placement);
        for (int left = set; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            for (Step step : deck.steps(card)) {
                int to = landing(from, step);
                if (to < 0 || (set >>> to & 1) != 0) continue;
                boolean master = from == placements.master(placement);
                if (master && to == Placements.GOAL) {
                    goal = true;
                    continue;
                }
                int moved = placements.number(set ^ 1 << from ^ 1 << to, master ? to : placements.master(placement));
                targets[size] = moved;
                landing[size] = (byte) to;
                man[size++] = (byte) manOn(moved, to);
            }
        }
        if (goal) reachesGoal[placement] |= (byte) (1 << card);
        else if (size == at) blocked[placement] |= (byte) (1 << card);
        return size;
    }

    private static int landing(int from, Step step) {
        int x = from % EDGE + step.right();
        int y = from / EDGE + step.forward();
        return x < 0 || x >= EDGE || y < 0 || y >= EDGE ? -1 : y * EDGE + x;
    }

    private int manOn(int placement, int square) {
        int found = 0;
        while (placements.square(placement, found) != square) found++;
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

    Placements placements() {
        return placements;
    }

    /** The moves of a placement with a card are numbered from here … */
    int first(int placement, int card) {
        return first[placement * Arrangements.CARDS + card];
    }

    /** … up to here. */
    int end(int placement, int card) {
        return first[placement * Arrangements.CARDS + card + 1];
    }

    /** The placement that a move leads to. */
    int target(int move) {
        return target[move];
    }

    /** The square that a move leads to. */
    int landing(int move) {
        return landing[move];
    }

    /** Which man of the placement that a move leads to has moved. */
    int man(int move) {
        return man[move];
    }

    /** The moves that lead to a placement with a card are numbered from here … */
    int firstBack(int placement, int card) {
        return firstBack[placement * Arrangements.CARDS + card];
    }

    /** … up to here. */
    int endBack(int placement, int card) {
        return firstBack[placement * Arrangements.CARDS + card + 1];
    }

    /** The placement that a move turned round comes from. */
    int source(int back) {
        return source[back];
    }

    /** Whether the master can reach its goal with this card. */
    boolean reachesGoal(int placement, int card) {
        return (reachesGoal[placement] >>> card & 1) != 0;
    }

    /** The cards with which the placement has no move. */
    int blocked(int placement) {
        return blocked[placement];
    }

    /** Whether a player with this placement must pass, and so exchanges a card without moving a man. */
    boolean passes(int placement, int arrangement) {
        int hand = 1 << Arrangements.first(arrangement) | 1 << Arrangements.second(arrangement);
        return (blocked[placement] & hand) == hand;
    }
}
