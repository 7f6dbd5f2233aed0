package dev.kumite.selftest;

import dev.kumite.games.core.Rng;
import java.util.List;

/** All that is random in one round. */
final class Dice {
    private final Rng rng;

    Dice(long seed, String kind, long round) {
        rng = new Rng(Rng.mix(Rng.mix(seed + kind.hashCode()) + round));
    }

    /** From 0 to {@code bound} − 1. */
    int below(int bound) {
        return rng.below(bound);
    }

    /** A whole number between the two, both included. */
    int between(int low, int high) {
        return low + below(high - low + 1);
    }

    <T> T oneOf(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    /** Whether one of {@code chances} equal chances came up. */
    boolean oneIn(int chances) {
        return below(chances) == 0;
    }

    long seed() {
        return rng.next();
    }
}
