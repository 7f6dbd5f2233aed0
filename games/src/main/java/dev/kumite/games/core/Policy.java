package dev.kumite.games.core;

/** How a playout chooses its moves. */
public enum Policy {
    /** Uniform over the legal moves. */
    RANDOM,
    /** Uniform over the moves that win at once; where there is none, over the captures; else over all moves. */
    GREEDY
}
