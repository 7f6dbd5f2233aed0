package dev.kumite.agents;

/** 1/√n of a count, from a table where it is small: a search asks for it at every child of every node it passes. */
public final class InverseRoot {
    private static final double[] SMALL = new double[1 << 12];

    static {
        for (int n = 0; n < SMALL.length; n++) SMALL[n] = 1 / Math.sqrt(n);
    }

    private InverseRoot() {}

    /** Infinite for 0. */
    public static double of(int n) {
        return n < SMALL.length ? SMALL[n] : 1 / Math.sqrt(n);
    }
}
