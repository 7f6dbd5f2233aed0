package dev.kumite.agents.ntuple;

import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.base.BadInput;
import dev.kumite.games.core.Position;

/**
 * The weights of a game's patterns. The value of a position for the player to move is the tanh of the sum of its
 * weights, from −1 to 1; where he can win at once it is 1, and there is nothing to learn. Several threads may learn
 * and play with one network at the same time: they see each other's updates late or not at all, which does no harm to
 * a sum of a hundred small steps.
 */
final class Network {
    private static final String SECTION = "weights";

    private final Tuples tuples;
    private final float[] weights;
    /** What the steps of each weight add up to, with and without their signs (see {@link #learn}). */
    private final float[] drift;

    private final float[] path;

    Network(Tuples tuples) {
        this.tuples = tuples;
        weights = new float[tuples.weights()];
        drift = new float[weights.length];
        path = new float[weights.length];
    }

    Tuples tuples() {
        return tuples;
    }

    float[] weights() {
        return weights;
    }

    /** One thread's eyes: scratch for looking at positions. */
    final class Sight {
        private final int[] picture = tuples.newPicture();
        private final int[] found = new int[tuples.readings()];

        /** What a position that is not over is worth to the player to move. */
        double value(Position position) {
            if (position.canWin()) return 1;
            tuples.find(position, picture, found, 0);
            return Network.this.value(found, 0);
        }

        /** Writes the places of its weights instead. */
        void find(Position position, int[] out, int at) {
            tuples.find(position, picture, out, at);
        }
    }

    /** The value of the position whose weights' places begin at {@code found[at]}. */
    double value(int[] found, int at) {
        float sum = 0;
        for (int i = at; i < at + tuples.readings(); i++) sum += weights[found[i]];
        return StrictMath.tanh(sum);
    }

    /**
     * Moves a position's value by about {@code step} times {@code error}. The step is divided among its weights, and each
     * takes its share as far as its past steps agreed: |Σ errors| / Σ |errors|, 1 at first (temporal coherence, Beal and
     * Smith 1999). So a weight that has found its place comes to rest, and nobody has to choose when steps get smaller.
     */
    void learn(int[] found, int at, double error, double step) {
        float share = (float) (step / tuples.readings() * error);
        float size = (float) Math.abs(error);
        for (int i = at; i < at + tuples.readings(); i++) {
            int weight = found[i];
            float way = path[weight];
            weights[weight] += way == 0 ? share : share * Math.abs(drift[weight]) / way;
            drift[weight] += (float) error;
            path[weight] = way + size;
        }
    }

    /** How many weights have been learned. */
    int learned() {
        int learned = 0;
        for (float way : path) if (way != 0) learned++;
        return learned;
    }

    long bytes() {
        return 3L * Float.BYTES * weights.length;
    }

    /** Writes what was learned: the weights that have taken a step. */
    void write(KnowledgeWriter out) {
        out.section(SECTION);
        out.putInt(tuples.fingerprint());
        out.putInt(learned());
        for (int i = 0; i < weights.length; i++) {
            if (path[i] == 0) continue;
            out.putInt(i);
            out.putFloat(weights[i]);
            out.putFloat(drift[i]);
            out.putFloat(path[i]);
        }
    }

    void read(KnowledgeReader in) {
        in.section(SECTION);
        if (in.getInt() != tuples.fingerprint())
            throw new BadInput("this network was learned for other patterns than this Kumite knows; train again");
        for (int left = in.getInt(); left > 0; left--) {
            int place = in.getInt();
            if (place < 0 || place >= weights.length) throw in.damaged();
            weights[place] = in.getFloat();
            drift[place] = in.getFloat();
            path[place] = in.getFloat();
        }
        if (in.hasMore()) throw in.damaged();
    }
}
