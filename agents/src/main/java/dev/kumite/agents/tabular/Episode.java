package dev.kumite.agents.tabular;

import java.util.Arrays;

/**
 * One training game as the table saw it, and what is learned from it when it is over.
 *
 * <p>With vₜ the value of what was visited at ply t (a position, or a move in a position) and bₜ the best value there, both
 * for the player to move, the surprise is δₜ = −γ·bₜ₊₁ − vₜ where the reply counts (what is good for the next player is
 * bad for this one) and δₜ = γ·bₜ₊₂ − vₜ where the player's own next turn does. At the end of the game δ = r − v. Each visit
 * is changed by α times the sum of all later δ that concern it, each weighted by ±γλ for every step between: what
 * accumulating traces come to. After a move that was not the best (Watkins) nothing later reaches back.
 *
 * <p>All δ use the values of the time of the visit. Only where a position comes twice in one game does that differ from
 * changing the table after every move.
 */
final class Episode {
    private long[] keys = new long[128];
    private double[] values = new double[128];
    private double[] bests = new double[128];
    private boolean[] cut = new boolean[128];
    private boolean[] passed = new boolean[128];
    /** Of the last two visits looked at. */
    private final double[] surprises = new double[2];

    private int length;

    void clear() {
        length = 0;
    }

    int length() {
        return length;
    }

    /**
     * @param value of what was visited
     * @param best value of what could have been visited
     * @param leaves whether the move was not the best, so that nothing later counts for what came before it
     */
    void visit(long key, double value, double best, boolean leaves) {
        if (length == keys.length) grow();
        keys[length] = key;
        values[length] = value;
        bests[length] = best;
        cut[length] = leaves;
        passed[length] = false;
        length++;
    }

    /** A move was made that nothing is learned from; only where the player's own next turn is what counts. */
    void pass() {
        visit(0, 0, 0, false);
        passed[length - 1] = true;
    }

    private void grow() {
        int room = 2 * length;
        keys = Arrays.copyOf(keys, room);
        values = Arrays.copyOf(values, room);
        bests = Arrays.copyOf(bests, room);
        cut = Arrays.copyOf(cut, room);
        passed = Arrays.copyOf(passed, room);
    }

    /**
     * The game is over.
     *
     * @param reward for the player who moved last
     */
    void learnEnd(ValueTable table, Rule rule, double reward) {
        learn(table, rule, reward, -reward);
    }

    /**
     * The game was left.
     *
     * @param best value of the position that it was left in, for the player to move there
     */
    void learnSoFar(ValueTable table, Rule rule, double best) {
        if (length == 0) return;
        double last = values[length - 1];
        double before = length > 1 ? values[length - 2] : 0;
        if (rule.ownNext()) learn(table, rule, last, rule.gamma() * best);
        else learn(table, rule, -rule.gamma() * best, before);
    }

    /**
     * @param last what the last visit led to
     * @param before what the visit before it led to, where nobody's reply counts
     */
    private void learn(ValueTable table, Rule rule, double last, double before) {
        int step = rule.ownNext() ? 2 : 1;
        double discount = rule.ownNext() ? rule.gamma() : -rule.gamma();
        for (int t = length - 1; t >= 0; t--) {
            int next = t + step;
            double target = next < length ? discount * bests[next] : t == length - 1 ? last : before;
            double later = next < length && !cut[next] ? discount * rule.lambda() * surprises[next & 1] : 0;
            surprises[t & 1] = target - values[t] + later;
            if (!passed[t]) table.add(keys[t], rule.alpha() * surprises[t & 1]);
        }
    }
}
