package dev.kumite.agents.tabular;

import dev.kumite.games.Rng;

/** The choice of a best value, each of equal ones as likely as the next. */
final class Greedy {
    private Greedy() {}

    static int place(double[] values, int count, Rng rng) {
        int chosen = 0;
        int equals = 1;
        for (int i = 1; i < count; i++) {
            if (values[i] < values[chosen]) continue;
            equals = values[i] > values[chosen] ? 1 : equals + 1;
            if (equals == 1 || rng.below(equals) == 0) chosen = i;
        }
        return chosen;
    }
}
