package dev.kumite.agents.tree;

/** The scores that a selection compares, one for each child of a node; all children have been visited. */
interface Scores {

    /**
     * Writes the scores of the nodes {@code from} to {@code to − 1} of a chunk, from {@code out[0]} on.
     *
     * @param parentVisits visits of their parent
     * @param c weight of the exploration; 0 for the final choice
     */
    void write(Chunk chunk, int from, int to, int parentVisits, double c, double[] out);

    /**
     * w/n + c·√(k·ln N / n). With k = 2 ({@code form=two}) it is schulz 4.1 and nus 3.1, with k = 1 ({@code form=one}) aygun
     * 4.3.
     */
    final class Uct implements Scores {
        private static final double[] LOGS = new double[1 << 12];

        static {
            for (int n = 1; n < LOGS.length; n++) LOGS[n] = StrictMath.log(n);
        }

        private final double factor;

        Uct(boolean formTwo) {
            factor = formTwo ? 2 : 1;
        }

        @Override
        public void write(Chunk chunk, int from, int to, int parentVisits, double c, double[] out) {
            double logs = factor * log(parentVisits);
            int[] visits = chunk.visits;
            double[] sum = chunk.sum;
            for (int i = from; i < to; i++) {
                double n = visits[i];
                out[i - from] = sum[i] / n + c * Math.sqrt(logs / n);
            }
        }

        /** The natural logarithm, the same to the last bit on every machine. */
        static double log(int n) {
            return n < LOGS.length ? LOGS[n] : StrictMath.log(n);
        }
    }

    /**
     * β·rave + (1 − β)·uct (schulz 4.2 to 4.4); plain UCT for a child without AMAF visits. The linear schedule has
     * β = max(0, (b − N)/b) with N the parent's visits; the other is Gelly and Silver's (2011, section 4.4)
     * β = ñ / (n + ñ + 4·n·ñ·bias²) with n the child's visits and ñ its AMAF visits.
     */
    final class Rave implements Scores {
        private final Scores uct;
        private final boolean linear;
        private final double b;
        private final double fourBiasSquared;

        private Rave(Scores uct, boolean linear, double b, double bias) {
            this.uct = uct;
            this.linear = linear;
            this.b = b;
            this.fourBiasSquared = 4 * bias * bias;
        }

        static Rave linear(Scores uct, double b) {
            return new Rave(uct, true, b, 0);
        }

        static Rave gelly(Scores uct, double bias) {
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

    /** Takes D / 300, or another divisor, off each score (aygun 5.6); D is the mean or the sum of the playouts' lengths. */
    final class DepthPenalty implements Scores {
        private final Scores base;
        private final double divisor;
        private final boolean mean;

        DepthPenalty(Scores base, double divisor, boolean mean) {
            this.base = base;
            this.divisor = divisor;
            this.mean = mean;
        }

        @Override
        public void write(Chunk chunk, int from, int to, int parentVisits, double c, double[] out) {
            base.write(chunk, from, to, parentVisits, c, out);
            for (int i = from; i < to; i++) {
                double depth = mean ? (double) chunk.depths[i] / chunk.visits[i] : chunk.depths[i];
                out[i - from] -= depth / divisor;
            }
        }
    }
}
