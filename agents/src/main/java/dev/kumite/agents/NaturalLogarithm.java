package dev.kumite.agents;

/** ln n of a count, from a table where it is small: a search asks for it at every node. */
public final class NaturalLogarithm {
    private static final double[] SMALL = new double[1 << 12];

    static {
        for (int n = 1; n < SMALL.length; n++) SMALL[n] = StrictMath.log(n);
    }

    private NaturalLogarithm() {}

    /** The logarithm of a count of 1 or more. */
    public static double of(int n) {
        return n < SMALL.length ? SMALL[n] : StrictMath.log(n);
    }
}
