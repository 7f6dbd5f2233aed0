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

    Effort plus(Choice choice, long nanosTaken) {
        return plus(new Effort(1, choice.iterations(), choice.nodes(), choice.depth(), choice.held(), nanosTaken));
    }

    public Effort plus(Effort other) {
        return new Effort(
                moves + other.moves,
                iterations + other.iterations,
                nodes + other.nodes,
                depths + other.depths,
                Math.max(held, other.held),
                nanos + other.nanos);
    }

    /** A sum over all moves as a mean per move. */
    public double perMove(long sum) {
        return moves == 0 ? 0 : (double) sum / moves;
    }
}
