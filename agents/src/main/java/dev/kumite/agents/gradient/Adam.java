package dev.kumite.agents.gradient;

import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import java.util.List;

/** Adam (Kingma and Ba 2015): each weight moves by a step of its own, from the mean and the spread of its slopes. */
public final class Adam {
    private static final float FADE_MEAN = 0.9f;
    private static final float FADE_SQUARE = 0.999f;
    private static final float TINY = 1e-8f;

    private final float[] mean;
    private final float[] square;
    private int steps;
    private float meanScale;
    private float squareScale;

    /** @param weights how many there are */
    public Adam(int weights) {
        mean = new float[weights];
        square = new float[weights];
    }

    /** Begins the next step, in which each weight is moved once. */
    public void begin() {
        steps++;
        meanScale = (float) (1 / (1 - StrictMath.pow(FADE_MEAN, steps)));
        squareScale = (float) (1 / (1 - StrictMath.pow(FADE_SQUARE, steps)));
    }

    /** How far to lower a weight whose slope is this. */
    public float move(int weight, float slope, float rate) {
        mean[weight] = FADE_MEAN * mean[weight] + (1 - FADE_MEAN) * slope;
        square[weight] = FADE_SQUARE * square[weight] + (1 - FADE_SQUARE) * slope * slope;
        return rate * mean[weight] * meanScale / ((float) Math.sqrt(square[weight] * squareScale) + TINY);
    }

    /** How many steps were begun. */
    public int steps() {
        return steps;
    }

    /** Whether a weight ever had a slope. */
    public boolean moved(int weight) {
        return square[weight] != 0;
    }

    /** Writes the state into the present section. */
    public void write(KnowledgeWriter out) {
        out.putInt(steps);
        for (float[] values : List.of(mean, square)) for (float value : values) out.putFloat(value);
    }

    /** Takes over a state that {@link #write} wrote. */
    public void read(KnowledgeReader in) {
        steps = in.getInt();
        for (float[] values : List.of(mean, square)) for (int i = 0; i < values.length; i++) values[i] = in.getFloat();
    }
}
