package dev.kumite.agents.tabular;

import java.util.Arrays;

/**
 * One training game as the table saw it, and what is learned from it when it is over.
 *
 * <p>With v the value of what was visited at ply t (a position, or a move in a position) and b the best value at the ply
 * after it, both for the player to move there, the surprise is δₜ = r − γ·bₜ₊₁ − vₜ: what is good for the next player is
 * bad for this one. At the end of a game δ = r − v. Each visit is changed by α·(δₜ − γλ·δₜ₊₁ + (γλ)²·δₜ₊₂ − …), which is
 * what accumulating traces come to. After a move that was not the best (Watkins) nothing later reaches back.
 *
 * <p>All δ use the values of the time of the visit. Only where a position comes twice in one game does that differ from
 * changing the table after every move.
 */
final class Episode {
    private long[] keys = new long[128];
    private double[] values = new double[128];
    private double[] bests = new double[128];
    private boolean[] cut = new boolean[128];
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
        length++;
    }

    private void grow() {
        int room = 2 * length;
        keys = Arrays.copyOf(keys, room);
        values = Arrays.copyOf(values, room);
        bests = Arrays.copyOf(bests, room);
        cut = Arrays.copyOf(cut, room);
    }

    /** @param outcome what the last visit led to: a reward, or the discounted best value after it with its sign turned */
    void learn(ValueTable table, Rule rule, double outcome) {
        double reach = -rule.gamma() * rule.lambda();
        double target = outcome;
        double surprises = 0;
        for (int t = length - 1; t >= 0; t--) {
            surprises = target - values[t] + reach * surprises;
            table.add(keys[t], rule.alpha() * surprises);
            if (cut[t]) surprises = 0;
            target = -rule.gamma() * bests[t];
        }
    }
}
