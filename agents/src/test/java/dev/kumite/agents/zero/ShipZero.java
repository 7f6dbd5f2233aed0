package dev.kumite.agents.zero;

import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.DeflaterOutputStream;

/** Makes a network that ships with Kumite from a knowledge file: {@code ShipZero GAME FILE RESOURCE}. */
final class ShipZero {
    private static final int HALF = 1 << Shipped.LOWER_BITS - 1;

    private ShipZero() {}

    public static void main(String[] args) throws IOException {
        Game game = Games.parse(args[0]);
        ZeroLearner learner = (ZeroLearner) KnowledgeFiles.load(Path.of(args[1]), new ZeroType(), game, Long.MAX_VALUE)
                .learner();
        try (OutputStream out = Files.newOutputStream(Path.of(args[2]))) {
            write(out, learner.net());
        }
    }

    static void write(OutputStream file, PolicyValueNet net) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(file))) {
            out.writeInt(net.bias.length);
            out.writeInt(net.value.length);
            out.writeInt(net.size());
            for (float[] part : net.parts)
                for (float weight : part) out.writeShort(Float.floatToIntBits(weight) + HALF >> Shipped.LOWER_BITS);
        }
    }
}
