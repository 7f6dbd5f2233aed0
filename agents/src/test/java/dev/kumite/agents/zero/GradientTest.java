package dev.kumite.agents.zero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.kumite.agents.gradient.LogLoss;
import dev.kumite.games.core.Rng;
import dev.kumite.games.pattern.MoveRows;
import org.junit.jupiter.api.Test;

/** Slopes are those that small changes of the weights have. */
class GradientTest {
    private static final int ROWS = 9;
    private static final float STEP = 2e-3f;

    private final PolicyValueNet net = new PolicyValueNet(1, ROWS, 7, 5);
    private final Gradient gradient = new Gradient(net);

    GradientTest() {
        Rng rng = new Rng(3);
        for (float[] part : net.parts) for (int i = 0; i < part.length; i++) part[i] = (float) (rng.real() - 0.45);
    }

    private static Sample sample(long inputs, float wanted) {
        int none = PolicyValueNet.NO_ROW;
        return new Sample(
                new long[] {inputs}, wanted, new int[] {0, 5, 3, none, 3, 7, 8, none}, new float[] {0.5f, 0, 0.2f, 0.3f
                });
    }

    private static double valueLoss(PolicyValueNet net, Sample sample) {
        PolicyValueNet.Pass pass = net.new Pass();
        pass.see(sample.inputs);
        return LogLoss.of(pass.z(), sample.wanted);
    }

    /** The cross entropy of the policy. */
    private static double policyLoss(PolicyValueNet net, Sample sample) {
        PolicyValueNet.Pass pass = net.new Pass();
        pass.see(sample.inputs);
        double sum = 0;
        for (int i = 0; i < sample.policy.length; i++) sum += Math.exp(pass.logit(sample.rows, i * MoveRows.MOST));
        double loss = 0;
        for (int i = 0; i < sample.policy.length; i++)
            loss -= sample.policy[i] * (pass.logit(sample.rows, i * MoveRows.MOST) - Math.log(sum));
        return loss;
    }

    private double loss(Sample sample) {
        return valueLoss(net, sample) + policyLoss(net, sample);
    }

    @Test
    void agreesWithSmallChanges() {
        int agreed = 0;
        for (Sample sample : new Sample[] {sample(0x8000_0000_0000_1234L, 0.8f), sample(0x55L, 0), sample(-1, 1)}) {
            gradient.clear();
            gradient.add(sample);
            for (int part = 0; part < net.parts.size(); part++) {
                float[] weights = net.parts.get(part);
                for (int i = 0; i < weights.length; i++) {
                    double measured = measured(sample, weights, i);
                    // Where a neuron wakes up between the two, the loss has a corner.
                    double slope = gradient.slopes.parts.get(part)[i];
                    if (Math.abs(measured - slope) <= 0.02 * (1 + Math.abs(measured))) agreed++;
                }
            }
        }
        assertThat(agreed).isGreaterThan(3 * net.size() * 98 / 100);
    }

    private double measured(Sample sample, float[] weights, int i) {
        float before = weights[i];
        weights[i] = before + STEP;
        double more = loss(sample);
        weights[i] = before - STEP;
        double less = loss(sample);
        weights[i] = before;
        return (more - less) / (2 * STEP);
    }

    @Test
    void theWorkedExample() {
        PolicyValueNet plain = new PolicyValueNet(1, 2, 1, 1);
        plain.columns[0][0] = 2;
        plain.layer[0][0] = 0.5f;
        plain.value[0] = 0.3f;
        plain.policy[0][0] = 1;
        plain.policy[1][0] = -1;
        PolicyValueNet.Pass pass = plain.new Pass();
        pass.see(new long[] {1});
        assertThat(pass.z()).as("2 · 0.5 · 0.3").isEqualTo(0.3f);
        int none = PolicyValueNet.NO_ROW;
        assertThat(pass.logit(new int[] {0, none}, 0)).isEqualTo(1);
        assertThat(pass.logit(new int[] {0, 1}, 0)).as("rows add up").isZero();
        Gradient of = new Gradient(plain);
        Sample sample = new Sample(new long[] {1}, 1, new int[] {0, none, 1, none}, new float[] {1, 0});
        of.add(sample);
        assertThat(valueLoss(plain, sample)).as("−ln σ(0.6)").isEqualTo(0.4374879504858856, within(1e-6));
        assertThat(policyLoss(plain, sample)).as("−ln σ(2)").isEqualTo(0.1269280110429725, within(1e-6));
        assertThat(of.slopes.valueBias[0]).as("2 (σ(0.6) − 1)").isEqualTo(-0.7086873f, within(1e-5f));
        assertThat(of.slopes.policyBias[0]).as("σ(2) − 1").isEqualTo(-0.1192029f, within(1e-5f));
        assertThat(of.slopes.policyBias[1]).isEqualTo(0.1192029f, within(1e-5f));
    }

    @Test
    void aNewNetworkFindsAllMovesEquallyLikely() {
        PolicyValueNet fresh = new PolicyValueNet(2, ROWS, 16, 8);
        fresh.draw(new Rng(1));
        PolicyValueNet.Pass pass = fresh.new Pass();
        pass.see(new long[] {5, 9});
        for (int row = 0; row < ROWS; row++)
            assertThat(pass.logit(new int[] {row, PolicyValueNet.NO_ROW}, 0)).isZero();
        assertThat(Math.abs(pass.z())).isBetween(1e-6f, 2f);
        assertThat(MoveRows.MOST).isEqualTo(2);
    }
}
