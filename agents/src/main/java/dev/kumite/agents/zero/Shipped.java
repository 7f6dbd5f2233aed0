package dev.kumite.agents.zero;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.pattern.Inputs;
import dev.kumite.games.pattern.MoveRows;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.InflaterInputStream;

/** The networks that ship with Kumite: only the weights, with the upper 16 bits of each. */
final class Shipped {
    static final int LOWER_BITS = 16;

    private static final Map<String, Optional<PolicyValueNet>> READ = new ConcurrentHashMap<>();

    private Shipped() {}

    /** The network for this game. */
    static PolicyValueNet of(Game game) {
        Inputs inputs = game.inputs();
        return READ.computeIfAbsent(inputs.name(), name -> find(name + ".zero", inputs, game.moveRows()))
                .orElseThrow(() -> new BadInput("'zero' has learned nothing about " + game.text()
                        + ": train it with kumite train zero --game '" + game.text()
                        + "' --time 2h --out FILE, then write zero(file=FILE)"));
    }

    private static Optional<PolicyValueNet> find(String resource, Inputs inputs, MoveRows moveRows) {
        try (InputStream in = Shipped.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(read(in, inputs, moveRows));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static PolicyValueNet read(InputStream file, Inputs inputs, MoveRows moveRows) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(file)));
        PolicyValueNet net = new PolicyValueNet(inputs.words(), moveRows.count(), in.readInt(), in.readInt());
        if (in.readInt() != net.size()) throw new IOException("a network for other inputs or moves");
        for (float[] part : net.parts)
            for (int i = 0; i < part.length; i++) part[i] = Float.intBitsToFloat(in.readShort() << LOWER_BITS);
        return net;
    }
}
