package dev.kumite.agents.tree;

import dev.kumite.agents.InverseRoot;
import dev.kumite.agents.NaturalLogarithm;

/**
 * w/n + c·√(k·ln N / n). With k = 2 ({@code form=two}) it is schulz 4.1 and nus 3.1, with k = 1 ({@code form=one}) aygun
 * 4.3.
 */
final class Uct implements SelectionScores {
    private final double factor;

    Uct(boolean formTwo) {
        factor = formTwo ? 2 : 1;
    }

    @Override
    public void write(Chunk chunk, int from, int to, int parentVisits, double c, double[] out) {
        double width = c * Math.sqrt(factor * NaturalLogarithm.of(parentVisits));
        int[] visits = chunk.visits;
        double[] sum = chunk.sum;
        for (int i = from; i < to; i++) {
            int n = visits[i];
            out[i - from] = sum[i] / n + width * InverseRoot.of(n);
        }
    }
}
