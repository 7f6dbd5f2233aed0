package dev.kumite.games.core;

/**
 * Random numbers for playouts, deals and seeds: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014). The same seed gives
 * the same numbers on every machine. Its state only counts up, so the next number can be computed while the last one
 * is still in use; that is why it beats shift registers in a playout.
 */
public final class Rng {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public Rng(long seed) {
        state = mix(seed);
    }

    /** 64 random bits. */
    public long next() {
        return mix(state += GAMMA);
    }

    /** What {@link #next} returns next. */
    public long peek() {
        return mix(state + GAMMA);
    }

    /** Leaves out one number. */
    public void skip() {
        state += GAMMA;
    }

    /** Uniform in 0 … bound − 1; the bias is below bound / 2³². */
    public int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    /** Uniform in [0, 1). */
    public double real() {
        return (next() >>> 11) * 0x1p-53;
    }

    /** A thorough scrambling of 64 bits, one to one; use it to make seeds from numbers that lie close together. */
    public static long mix(long x) {
        long z = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
