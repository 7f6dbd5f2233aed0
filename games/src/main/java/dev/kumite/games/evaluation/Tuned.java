package dev.kumite.games.evaluation;

import java.util.List;

/** Base of the evaluations whose weights were tuned on self-play games; a man is worth about 100. */
public abstract class Tuned implements Tunable {
    private static final double SCALE = 200;

    /** One for each name, in the same order. */
    protected final int[] weights;

    private final List<String> names;

    protected Tuned(List<String> names, int[] weights) {
        this.names = List.copyOf(names);
        this.weights = weights.clone();
    }

    @Override
    public final String name() {
        return "tuned";
    }

    @Override
    public final double scale() {
        return SCALE;
    }

    @Override
    public final List<String> names() {
        return names;
    }

    @Override
    public final int[] weights() {
        return weights.clone();
    }
}
