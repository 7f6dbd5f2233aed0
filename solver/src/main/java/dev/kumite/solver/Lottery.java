package dev.kumite.solver;

import dev.kumite.games.core.Rng;
import java.util.ArrayList;
import java.util.List;

/** Draws items at random in proportion to their weights. */
public final class Lottery<T> {
    private final List<T> things = new ArrayList<>();
    private final List<Long> upTo = new ArrayList<>();
    private long weight;

    public void add(T thing, long itsWeight) {
        weight += itsWeight;
        things.add(thing);
        upTo.add(weight);
    }

    /** The bias is below the sum of the weights / 2⁶³. */
    public T draw(Rng rng) {
        long ticket = Math.floorMod(rng.next(), weight);
        int at = 0;
        while (upTo.get(at) <= ticket) at++;
        return things.get(at);
    }

    /** So many of the lowest {@code squares} bits, each set of them equally often. */
    public static int subset(int size, int squares, Rng rng) {
        int set = 0;
        while (Integer.bitCount(set) < size) set |= 1 << rng.below(squares);
        return set;
    }
}
