package dev.kumite.agents.zero;

/** A position to learn from. */
final class Sample {
    /** As the game shows it to networks. */
    final long[] inputs;

    /** The expected result for the player to move, 0 to 1. */
    final float wanted;

    /** The rows of each legal move, {@code MoveRows.MOST} places each. */
    final int[] rows;

    /** How likely each of these moves should seem. */
    final float[] policy;

    Sample(long[] inputs, float wanted, int[] rows, float[] policy) {
        this.inputs = inputs;
        this.wanted = wanted;
        this.rows = rows;
        this.policy = policy;
    }

    /** The same position with another expected result. */
    Sample worth(double result) {
        return new Sample(inputs, (float) result, rows, policy);
    }
}
