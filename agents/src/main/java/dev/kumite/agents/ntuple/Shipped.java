package dev.kumite.agents.ntuple;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.pattern.Patterns;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.InflaterInputStream;

/**
 * The networks that ship with Kumite, at most one per game and board, without what further training would need: the
 * fingerprint of the patterns, the number of weights, and each weight preceded by the distance from the one before,
 * all deflated.
 */
final class Shipped {
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
