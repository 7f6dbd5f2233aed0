package dev.kumite.lab.match;

import dev.kumite.agents.Choice;

/** What an agent spent on its moves. */
public record Effort(long moves, long iterations, long nodes, long depths, long nanos) {
    static final Effort NONE = new Effort(0, 0, 0, 0, 0);

    Effort plus(Choice choice, long nanosTaken) {
        return new Effort(
                moves + 1,
                iterations + choice.iterations(),
                nodes + choice.nodes(),
                depths + choice.depth(),
                nanos + nanosTaken);
    }

    Effort plus(Effort other) {
        return new Effort(
                moves + other.moves,
                iterations + other.iterations,
                nodes + other.nodes,
                depths + other.depths,
                nanos + other.nanos);
    }

    /** A sum over all moves as a mean per move. */
    public double perMove(long sum) {
        return moves == 0 ? 0 : (double) sum / moves;
    }
}
