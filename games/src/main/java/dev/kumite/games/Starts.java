package dev.kumite.games;

import dev.kumite.games.core.Position;
import java.util.List;

/**
 * The positions from which a game can begin, by number: deals, layouts, ballots. A survey plays them all, or some, and
 * predicts what one is worth from its features. Immutable.
 */
public interface Starts {
    /** The answer of {@link #count} where starts are drawn: any number, negative ones too, is then that of one. */
    long ENDLESS = Long.MAX_VALUE;

    /** What one of them is called, such as "deal". */
    String noun();

    /** How many there are; they are numbered from 0. */
    long count();

    Position position(long number);

    /** What a person calls this start, in the words that the game's options or its literature use. */
    String name(long number);

    /** The lowest number among the starts that are worth the same by symmetry; by default its own. */
    default long equal(long number) {
        return number;
    }

    /** How many starts in a row belong together: a line of an atlas holds so many. */
    default int row() {
        return 1;
    }

    /** What a start's worth may depend on, one group after the other. */
    List<Feature> features();

    /**
     * Writes the features of a start, in the order of {@link #features}; {@code out} is filled with zeros. They are meant
     * for the player who begins, and equal for starts that are {@link #equal}.
     */
    void describe(long number, double[] out);

    /**
     * A number that every start has, such as how often the tiger is in the hand of the player who begins.
     *
     * @param group features of a group are alike: their effects have one size
     */
    record Feature(String group, String name) {}
}
