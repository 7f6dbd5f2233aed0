package dev.kumite.agents.ntuple;

import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;

/**
 * A trained network as an evaluation in integers: the value tanh(Σ w) becomes the score {@link #SCALE} · Σ w, so that
 * {@link #squash} returns the value. A win in one has the highest score. Weights are rounded to a small fraction of a
 * point.
 */
final class NetworkEvaluation implements Evaluation {
    private static final int SCALE = 200;
    private static final int PARTS = 64;

    private final Tuples tuples;
    private final short[] weights;
    private final ThreadLocal<Scratch> scratch;

    private static final class Scratch {
        final int[] picture;
        final int[] found;

        Scratch(Tuples tuples) {
            picture = tuples.newPicture();
            found = new int[tuples.readings()];
        }
    }

    NetworkEvaluation(Tuples tuples, short[] weights) {
        this.tuples = tuples;
        this.weights = weights;
        scratch = ThreadLocal.withInitial(() -> new Scratch(tuples));
    }

    /** What a network has learned so far. */
    static NetworkEvaluation of(Network network) {
        short[] rounded = new short[network.weights().length];
        for (int i = 0; i < rounded.length; i++) rounded[i] = rounded(network.weights()[i]);
        return new NetworkEvaluation(network.tuples(), rounded);
    }

    /** A weight of a network, rounded and kept within a short. */
    private static short rounded(float weight) {
        return (short) Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, Math.round(weight * SCALE * PARTS)));
    }

    /** The rounded weights, for those who put them into a file. */
    short[] weights() {
        return weights.clone();
    }

    @Override
    public String name() {
        return "ntuple";
    }

    @Override
    public String help() {
        return "patterns of squares and cards, learned by TD(λ); 200 is a clear advantage";
    }

    @Override
    public int score(Position position) {
        if (position.canWin()) return LIMIT - 1;
        Scratch mine = scratch.get();
        int[] found = mine.found;
        tuples.find(position, mine.picture, found, 0);
        int sum = 0;
        for (int place : found) sum += weights[place];
        int score = sum / PARTS;
        return Math.max(1 - LIMIT, Math.min(LIMIT - 1, score));
    }

    @Override
    public double scale() {
        return SCALE;
    }
}
