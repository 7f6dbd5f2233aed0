package dev.kumite.agents.zero;

import dev.kumite.agents.gradient.LogLoss;
import dev.kumite.agents.zero.PolicyValueNet.Pass;
import dev.kumite.games.pattern.MoveRows;
import java.util.Arrays;

/**
 * The slopes of a network's loss over some samples. The loss of one is the log loss of its expected result plus the cross
 * entropy of its policy.
 */
final class Gradient {
    /** The slope of each weight, in its place. */
    final PolicyValueNet slopes;

    private final PolicyValueNet net;
    private final Pass pass;
    private final float[] firstSlopes;
    private final float[] secondSlopes;
    private float[] guess = new float[64];

    Gradient(PolicyValueNet net) {
        this.net = net;
        pass = net.new Pass();
        slopes = net.blank();
        firstSlopes = new float[net.bias.length];
        secondSlopes = new float[net.value.length];
    }

    /** Forgets all samples. */
    void clear() {
        for (float[] part : slopes.parts) Arrays.fill(part, 0);
    }

    /** Adds a sample. */
    void add(Sample sample) {
        pass.see(sample.inputs);
        addValue(sample.wanted);
        addPolicy(sample.rows, sample.policy);
        addLayers();
    }

    private void addValue(float wanted) {
        float error = LogLoss.slope(pass.z(), wanted);
        Arrays.fill(secondSlopes, 0);
        PolicyValueNet.add(secondSlopes, error, net.value);
        PolicyValueNet.add(slopes.value, error, pass.second);
        slopes.valueBias[0] += error;
    }

    private void addPolicy(int[] rows, float[] wanted) {
        int moves = wanted.length;
        if (guess.length < moves) guess = new float[2 * moves];
        for (int i = 0; i < moves; i++) guess[i] = pass.logit(rows, i * MoveRows.MOST);
        PolicyValueNet.softmax(guess, moves);
        for (int i = 0; i < moves; i++) {
            float error = guess[i] - wanted[i];
            int from = i * MoveRows.MOST;
            for (int r = from; r < from + MoveRows.MOST && rows[r] != PolicyValueNet.NO_ROW; r++)
                addRow(rows[r], error);
        }
    }

    private void addRow(int row, float error) {
        PolicyValueNet.add(secondSlopes, error, net.policy[row]);
        PolicyValueNet.add(slopes.policy[row], error, pass.second);
        slopes.policyBias[row] += error;
    }

    private void addLayers() {
        for (int k = 0; k < secondSlopes.length; k++) if (pass.second[k] <= 0) secondSlopes[k] = 0;
        PolicyValueNet.add(slopes.layerBias, secondSlopes);
        for (int i = 0; i < firstSlopes.length; i++) {
            boolean active = pass.first[i] > 0;
            firstSlopes[i] = active ? PolicyValueNet.dot(secondSlopes, net.layer[i]) : 0;
            if (active) PolicyValueNet.add(slopes.layer[i], pass.first[i], secondSlopes);
        }
        PolicyValueNet.add(slopes.bias, firstSlopes);
        for (int k = 0; k < pass.inputs; k++) PolicyValueNet.add(slopes.columns[pass.on[k]], firstSlopes);
    }
}
