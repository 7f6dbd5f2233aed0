package dev.kumite.agents.tuning;

import dev.kumite.agents.selfplay.SelfPlayGame;
import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;
import dev.kumite.games.evaluation.Tunable;
import dev.kumite.games.oracle.Oracle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Positions as features, with the result of their game or their exact value, in an order given by the seed. */
final class Samples {
    private static final int MOST_UNKNOWN = 100_000;

    private final List<short[]> features = new ArrayList<>();
    private final List<Double> results = new ArrayList<>();

    Samples(Game game, Tunable evaluation, Collection<SelfPlayGame> games, long seed) {
        int[] values = new int[evaluation.weights().length];
        for (SelfPlayGame played : games)
            played.replay(game, (position, value) -> {
                evaluation.features(position, values);
                features.add(shorts(values));
                results.add(played.resultFor(position.sideToMove()));
            });
        shuffle(new Rng(seed));
    }

    /** Quiet endings of the largest two sizes that the oracle covers, with their exact values; others are passed over. */
    Samples(Tunable evaluation, Oracle oracle, int count, long seed) {
        int[] values = new int[evaluation.weights().length];
        Rng rng = new Rng(seed);
        int unknown = 0;
        while (features.size() < count) {
            Position position = oracle.sample(Math.max(2, oracle.pieces() - rng.below(2)), rng);
            if (position.mustCapture() || position.threatened()) continue;
            int value = oracle.value(position);
            unknown = value == Oracle.UNKNOWN ? unknown + 1 : 0;
            if (unknown == MOST_UNKNOWN)
                throw new BadInput("the tablebase knows none of the endings with " + oracle.pieces()
                        + " pieces or one fewer; kumite solve completes it");
            if (unknown > 0) continue;
            evaluation.features(position, values);
            features.add(shorts(values));
            results.add(value == Oracle.DRAW ? 0.5 : value == Oracle.WIN ? 1.0 : 0.0);
        }
    }

    private static short[] shorts(int[] values) {
        short[] out = new short[values.length];
        for (int i = 0; i < out.length; i++) out[i] = (short) values[i];
        return out;
    }

    private void shuffle(Rng rng) {
        for (int i = features.size() - 1; i > 0; i--) {
            int j = rng.below(i + 1);
            java.util.Collections.swap(features, i, j);
            java.util.Collections.swap(results, i, j);
        }
    }

    int size() {
        return features.size();
    }

    short[] features(int sample) {
        return features.get(sample);
    }

    double result(int sample) {
        return results.get(sample);
    }
}
