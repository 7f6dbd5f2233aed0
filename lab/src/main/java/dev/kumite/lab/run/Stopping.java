package dev.kumite.lab.run;

/**
 * Decides in the scheduled order of pairs, whatever order they finish in: the verdict is that of the shortest sequence
 * of pairs, from the first, that satisfies the rule.
 */
final class Stopping {
    /** Decides whether these counts of pair results, or the time that the games took, are enough. */
    interface Rule {
        boolean enough(long[] pairs, long nanos);
    }

    private static final int UNKNOWN = -1;

    private final Rule rule;
    private final int[] halfPoints;
    private final long[] nanos;
    private long spent;
    private final long[] counts = new long[5];
    private int known;
    private int decidedAfter = UNKNOWN;

    Stopping(Rule rule, int games) {
        this.rule = rule;
        this.halfPoints = new int[games + games % 2];
        this.nanos = new long[halfPoints.length];
        java.util.Arrays.fill(halfPoints, UNKNOWN);
    }

    /** Notes a game's half points for A and how long it took; true when this brings the decision. */
    boolean note(int number, int half, long took) {
        halfPoints[number] = half;
        nanos[number] = took;
        while (decidedAfter == UNKNOWN
                && 2 * known < halfPoints.length
                && halfPoints[2 * known] != UNKNOWN
                && halfPoints[2 * known + 1] != UNKNOWN) {
            counts[halfPoints[2 * known] + halfPoints[2 * known + 1]]++;
            spent += nanos[2 * known] + nanos[2 * known + 1];
            known++;
            if (rule.enough(counts.clone(), spent)) decidedAfter = 2 * known;
        }
        return decidedAfter != UNKNOWN;
    }

    /** The number of games that the decision is based on, or −1. */
    int decidedAfter() {
        return decidedAfter;
    }
}
