package dev.kumite.agents.tree;

/**
 * w/n + c·√(k·ln N / n). With k = 2 ({@code form=two}) it is schulz 4.1 and nus 3.1, with k = 1 ({@code form=one}) aygun
 * 4.3.
 */
final class Uct implements SelectionScores {
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
