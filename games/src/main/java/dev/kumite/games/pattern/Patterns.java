package dev.kumite.games.pattern;

import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * How a game encodes its positions for a network: as small numbers, from the view of the player to move, so that a
 * position and the same one with the colours exchanged look alike.
 *
 * <p>The encoding consists of planes, with one number for every square (row by row from the mover's home row, left to
 * right as he sees it), followed by marks, which belong to no square. If the rules allow left and right to be
 * exchanged, the same follows once more for the mirror image.
 */
public interface Patterns {

    int rows();

    int columns();

    List<Plane> planes();

    List<Mark> marks();

    /** Whether a position and its mirror image are worth the same. */
    boolean mirrors();

    /** Draws a position that is not over into an array of {@link #length()} numbers. Allocates nothing; any thread may. */
    void draw(Position position, int[] picture);

    /** How many numbers one picture has, its mirror image left out. */
    default int once() {
        int length = planes().size() * rows() * columns();
        for (Mark mark : marks()) length += mark.times();
        return length;
    }

    default int length() {
        return mirrors() ? 2 * once() : once();
    }

    /**
     * A number for every square.
     *
     * @param states how many different numbers there are, from 0 on
     * @param shapes which squares together make a pattern, wherever on the board they fit
     */
    record Plane(String name, int states, List<Shape> shapes) {}

    /**
     * One or more numbers that belong to no square, such as the cards of a hand.
     *
     * @param times how many numbers, whose order means nothing
     */
    record Mark(String name, int states, int times) {}

    /** Squares in a fixed arrangement, by their distance from one of them. */
    record Shape(List<Step> squares) {
        public static final Shape SQUARE = window(1, 1);

        /** Two neighbours: beside each other, one behind the other, corner to corner. */
        public static final List<Shape> NEIGHBOURS =
                List.of(window(1, 2), window(2, 1), new Shape(List.of(new Step(0, 0), new Step(1, 1))));

        public static Shape window(int rows, int columns) {
            List<Step> squares = new ArrayList<>();
            for (int row = 0; row < rows; row++)
                for (int column = 0; column < columns; column++) squares.add(new Step(column, row));
            return new Shape(List.copyOf(squares));
        }
    }
}
