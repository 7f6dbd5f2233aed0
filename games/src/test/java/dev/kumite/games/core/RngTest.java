package dev.kumite.games.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RngTest {
    private static final int DRAWS = 1000;

    /** Java's SplittableRandom is the same generator, by the same authors; its seed is our state. */
    @Test
    void numbersAreThoseOfSplitMix64() {
        for (long seed : new long[] {0, 1, -1, 20_260_101}) {
            Rng rng = new Rng(seed);
            SplittableRandom reference = new SplittableRandom(Rng.mix(seed));
            for (int i = 0; i < DRAWS; i++) {
                assertThat(rng.next()).isEqualTo(reference.nextLong());
                assertThat(rng.real()).isEqualTo(reference.nextDouble());
            }
        }
    }

    @Test
    void skippingLeavesOutOneNumber() {
        Rng rng = new Rng(1);
        Rng whole = new Rng(1);
        rng.skip();
        whole.next();
        assertThat(rng.next()).isEqualTo(whole.next());
    }

    @Test
    void peekingLeavesTheNumberThere() {
        Rng rng = new Rng(1);
        long peeked = rng.peek();
        assertThat(rng.next()).isEqualTo(peeked);
        assertThat(rng.peek()).isNotEqualTo(peeked);
    }
}
