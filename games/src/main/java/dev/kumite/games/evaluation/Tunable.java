package dev.kumite.games.evaluation;

import dev.kumite.games.core.Position;
import java.util.List;

/**
 * An evaluation that is a weighted sum, so that its weights can be tuned on games: {@code score} is the sum of weight
 * times feature, divided by {@link #unit()}.
 */
public interface Tunable extends Evaluation {

    /** What each weight is for, in the order of {@link #weights()}. */
    List<String> names();

    int[] weights();

    /** Writes the features of a position, for the player to move: own minus the other side's. */
    void features(Position position, int[] out);

    /** By what the sum is divided; 1 unless the features carry a phase. */
    default int unit() {
        return 1;
    }

    /** Whether this weight is for boards with few pieces: those that exact values of endings can teach. */
    default boolean isOfEndings(int weight) {
        return true;
    }

    /** The same evaluation with other weights. */
    Tunable with(int[] weights);
}
