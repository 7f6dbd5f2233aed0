package dev.kumite.lab.play;

import dev.kumite.agents.Choice;

/**
 * What an agent spent on its moves.
 *
 * @param depths the sum of the depths reached
 * @param held the most nodes it held in memory at the end of a move: the papers' maximum complexity
 * @param nanos the time by the clock: the one figure that differs from run to run
 */
public record Effort(long moves, long iterations, long nodes, long depths, long held, long nanos) {
    public static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0);

    /** No search gets as far in one move; an agent that says more must not spoil the sums over its games. */
    private static final long MOST_IN_A_MOVE = 1_000_000_000_000_000L;

    Effort plus(Choice choice, long nanosTaken) {
        return plus(new Effort(
                1,
                credible(choice.iterations()),
                credible(choice.nodes()),
                credible(choice.depth()),
                credible(choice.held()),
                credible(nanosTaken)));
    }

    private static long credible(long figure) {
        return Math.max(0, Math.min(figure, MOST_IN_A_MOVE));
    }

    public Effort plus(Effort other) {
        return new Effort(
                sum(moves, other.moves),
                sum(iterations, other.iterations),
                sum(nodes, other.nodes),
                sum(depths, other.depths),
                Math.max(held, other.held),
                sum(nanos, other.nanos));
    }

    /** What is too large for a number stays the largest one. */
    private static long sum(long one, long other) {
        long sum = one + other;
        return one > 0 && other > 0 && sum < 0 ? Long.MAX_VALUE : sum;
    }

    /** A sum over all moves as a mean per move. */
    public double perMove(long sum) {
        return moves == 0 ? 0 : (double) sum / moves;
    }
}
