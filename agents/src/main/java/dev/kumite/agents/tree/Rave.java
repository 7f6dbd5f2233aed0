package dev.kumite.agents.tree;

/**
 * β·rave + (1 − β)·uct (schulz 4.2 to 4.4); plain UCT for a child without AMAF visits. The linear schedule has
 * β = max(0, (b − N)/b) with N the parent's visits; the other is Gelly and Silver's (2011, section 4.4)
 * β = ñ / (n + ñ + 4·n·ñ·bias²) with n the child's visits and ñ its AMAF visits.
 */
final class Rave implements SelectionScores {
    private final SelectionScores uct;
    private final boolean linear;
    private final double b;
    private final double fourBiasSquared;

    private Rave(SelectionScores uct, boolean linear, double b, double bias) {
        this.uct = uct;
        this.linear = linear;
        this.b = b;
        this.fourBiasSquared = 4 * bias * bias;
    }

    static Rave linear(SelectionScores uct, double b) {
        return new Rave(uct, true, b, 0);
    }

    static Rave gelly(SelectionScores uct, double bias) {
        return new Rave(uct, false, 0, bias);
    }

    @Override
    public void write(Chunk chunk, int from, int to, int parentVisits, double c, double[] out) {
        uct.write(chunk, from, to, parentVisits, c, out);
        if (linear && parentVisits >= b) return;
        double beta = linear ? (b - parentVisits) / b : 0;
        for (int i = from; i < to; i++) {
            int amaf = chunk.amafVisits[i];
            if (amaf == 0) continue;
            if (!linear) beta = gelly(chunk.visits[i], amaf);
            double rave = chunk.amafSum[i] / amaf;
            out[i - from] = beta * rave + (1 - beta) * out[i - from];
        }
    }

    private double gelly(double n, double amaf) {
        return amaf / (n + amaf + fourBiasSquared * n * amaf);
    }
}
