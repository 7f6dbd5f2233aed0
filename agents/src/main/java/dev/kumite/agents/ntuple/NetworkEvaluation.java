package dev.kumite.agents.ntuple;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.evaluation.Evaluation;
import dev.kumite.games.pattern.Patterns;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.InflaterInputStream;

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

    @Override
    public String fingerprint() {
        return "ntuple:" + Integer.toHexString(Arrays.hashCode(weights));
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

    /**
     * The networks that ship with Kumite, at most one per game and board, without what further training would need: the
     * fingerprint of the patterns, the number of weights, and each weight preceded by the distance from the one before,
     * all deflated.
     */
    static final class Shipped {
        private static final Map<String, Optional<NetworkEvaluation>> READ = new ConcurrentHashMap<>();

        private Shipped() {}

        static NetworkEvaluation of(Game game) {
            Patterns patterns = game.patterns();
            String name = game.name() + "-" + patterns.columns() + ".ntuple";
            return READ.computeIfAbsent(name, resource -> find(resource, patterns))
                    .orElseThrow(() -> new BadInput("no network for " + game.text()
                            + " ships with Kumite: train one with kumite train ntuple --game '" + game.text()
                            + "' --games 20k --out FILE, then name it"));
        }

        private static Optional<NetworkEvaluation> find(String resource, Patterns patterns) {
            try (InputStream in = Shipped.class.getResourceAsStream(resource)) {
                return in == null ? Optional.empty() : Optional.of(read(in, new Tuples(patterns)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        static NetworkEvaluation read(InputStream file, Tuples tuples) throws IOException {
            DataInputStream in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(file)));
            if (in.readInt() != tuples.fingerprint()) throw new IOException("a network for other patterns");
            short[] weights = new short[tuples.weights()];
            int place = 0;
            for (int left = in.readInt(); left > 0; left--) {
                place += in.readUnsignedShort();
                weights[place] = in.readShort();
            }
            return new NetworkEvaluation(tuples, weights);
        }
    }
}
