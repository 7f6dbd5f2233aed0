package dev.kumite.agents.ntuple;

import dev.kumite.agents.learn.KnowledgeFiles;
import dev.kumite.games.Game;
import dev.kumite.games.Games;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Turns a trained network into one that ships with Kumite: {@code ShipNetwork GAME KNOWLEDGE RESOURCE}. */
final class ShipNetwork {
    private static final int FARTHEST = 0xFFFF;

    private ShipNetwork() {}

    public static void main(String[] args) throws IOException {
        Game game = Games.parse(args[0]);
        NTupleLearner learner = (NTupleLearner)
                KnowledgeFiles.load(Path.of(args[1]), new NTupleType(), game, 0).learner();
        try (OutputStream out = Files.newOutputStream(Path.of(args[2]))) {
            write(learner.evaluation(), new Tuples(game.patterns()), out);
        }
    }

    static void write(NetworkEvaluation network, Tuples tuples, OutputStream file) throws IOException {
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new DeflaterOutputStream(file, best)))) {
            short[] weights = network.weights();
            out.writeInt(tuples.fingerprint());
            out.writeInt(entries(weights));
            int last = 0;
            for (int place = 0; place < weights.length; place++) {
                if (weights[place] == 0 && place - last < FARTHEST) continue;
                out.writeShort(place - last);
                out.writeShort(weights[place]);
                last = place;
            }
        } finally {
            best.end();
        }
    }

    private static int entries(short[] weights) {
        int entries = 0;
        int last = 0;
        for (int place = 0; place < weights.length; place++) {
            if (weights[place] == 0 && place - last < FARTHEST) continue;
            entries++;
            last = place;
        }
        return entries;
    }
}
