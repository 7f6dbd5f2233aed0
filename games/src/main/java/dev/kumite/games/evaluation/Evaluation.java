package dev.kumite.games.evaluation;

import dev.kumite.games.core.Position;

/**
 * Scores positions without a search. An evaluation has a name, and many threads can share it.
 */
public interface Evaluation {

    String name();

    /** One line: what it weighs, and its unit. */
    String help();

    /** A score for the player to move, in a position that is not over; within ±{@link #LIMIT}. */
    int score(Position position);

    /** The score that stands for a clear but not yet winning advantage; it squashes to about three quarters. */
    double scale();

    /** The same evaluation for the use of one thread alone, where that is faster. */
    default Evaluation forOneThread() {
        return this;
    }

    /** Whether the game's own evaluation, which is quicker, comes close enough for what is clearly won or lost. */
    default boolean mayBeEstimated() {
        return false;
    }

    /** What its name does not tell: a checksum of learned weights, and nothing where game and name determine it. */
    default String fingerprint() {
        return "";
    }

    /** No evaluation reaches this; scores beyond are proven results. */
    int LIMIT = 20_000;

    /** A score as an expected result from −1 to 1. */
    default double squash(int score) {
        return StrictMath.tanh(score / scale());
    }
}
