package dev.kumite.agents.zero;

import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;

/** The latest samples, from which batches are drawn. */
final class SampleWindow {
    private final int capacity;
    private final List<Sample> samples = new ArrayList<>();
    /** Where the next sample goes once the window is full: the oldest is there. */
    private int next;

    SampleWindow(int capacity) {
        this.capacity = capacity;
    }

    void add(Sample sample) {
        if (samples.size() < capacity) samples.add(sample);
        else {
            samples.set(next, sample);
            next = (next + 1) % capacity;
        }
    }

    int size() {
        return samples.size();
    }

    Sample draw(Rng rng) {
        return samples.get(rng.below(samples.size()));
    }

    /** Writes all samples into the present section, each in its place, so that the same are drawn later. */
    void write(KnowledgeWriter out) {
        out.putInt(samples.size());
        out.putInt(next);
        for (Sample sample : samples) {
            out.putFloat(sample.wanted);
            out.putInt(sample.policy.length);
            for (long word : sample.inputs) out.putLong(word);
            for (int row : sample.rows) out.putInt(row);
            for (float wanted : sample.policy) out.putFloat(wanted);
        }
    }

    /** Takes over what {@link #write} wrote. */
    void read(KnowledgeReader in, int words, int rowsPerMove) {
        int count = in.getInt();
        next = in.getInt();
        if (count < 0 || count > capacity || next < 0 || next > count) throw in.damaged();
        for (int i = 0; i < count; i++) {
            float wanted = in.getFloat();
            int moves = in.getInt();
            if (moves < 1 || moves > 1 << 16) throw in.damaged();
            long[] inputs = new long[words];
            for (int k = 0; k < words; k++) inputs[k] = in.getLong();
            int[] rows = new int[moves * rowsPerMove];
            for (int k = 0; k < rows.length; k++) rows[k] = in.getInt();
            float[] policy = new float[moves];
            for (int k = 0; k < moves; k++) policy[k] = in.getFloat();
            samples.add(new Sample(inputs, wanted, rows, policy));
        }
    }
}
