package dev.kumite.agents.olets;

import dev.kumite.games.core.Position;
import dev.kumite.games.core.Rng;

/** Grows a tree by one simulation after the other, in one of the ways of tischner's OLETS. */
interface Simulator {

    /** Starts from another position with a bare tree. */
    void begin(Position root);

    void simulate(Rng rng);

    OpenLoopTree tree();

    /** Positions reached by a move. */
    long nodes();

    int deepest();

    /** A child of the root by what is played at the end: the higher, the better. */
    double merit(int child);

    /** A node's value as an expected result, −1 to 1. */
    double expected(double value);
}
