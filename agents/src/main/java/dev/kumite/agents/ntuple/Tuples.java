package dev.kumite.agents.ntuple;

import dev.kumite.games.Drawing.Step;
import dev.kumite.games.Patterns;
import dev.kumite.games.Patterns.Mark;
import dev.kumite.games.Patterns.Plane;
import dev.kumite.games.Patterns.Shape;
import dev.kumite.games.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The patterns of a game, laid out for looking up (Lucas 2008: an n-tuple is some squares, and their states together
 * are the place of one weight in the tuple's table). Each shape has a table of its own wherever it fits on the board,
 * except that a place and its mirror image share one: a table is read once in the picture and once in its mirror image,
 * so a position and its mirror image have the same weights.
 */
final class Tuples {
    private final Patterns patterns;
    /** Where in the picture the numbers of each reading are, one reading after the other. */
    private final int[] places;
    /** Where in {@link #places} each reading ends. */
    private final int[] ends;
    /** How many states each number of a reading has. */
    private final int[] states;
    /** Where each reading's table begins. */
    private final int[] tables;

    private final int weights;

    Tuples(Patterns patterns) {
        this.patterns = patterns;
        Layout layout = new Layout();
        int plane = 0;
        for (Plane each : patterns.planes()) layout.add(each, plane++ * patterns.rows() * patterns.columns());
        int at = plane * patterns.rows() * patterns.columns();
        for (Mark mark : patterns.marks()) {
            layout.add(mark, at);
            at += mark.times();
        }
        places = layout.places.stream().mapToInt(i -> i).toArray();
        ends = layout.ends.stream().mapToInt(i -> i).toArray();
        states = layout.states.stream().mapToInt(i -> i).toArray();
        tables = layout.tables.stream().mapToInt(i -> i).toArray();
        weights = layout.size;
    }

    /** How many weights all tables have together. */
    int weights() {
        return weights;
    }

    /** How many weights a position has, some of them perhaps more than once. */
    int readings() {
        return ends.length;
    }

    int[] newPicture() {
        return new int[patterns.length()];
    }

    /** Writes the places of a position's weights from {@code out[from]} on; {@code picture} is scratch. */
    void find(Position position, int[] picture, int[] out, int from) {
        patterns.draw(position, picture);
        int at = 0;
        for (int reading = 0; reading < ends.length; reading++) {
            int index = 0;
            int radix = states[reading];
            for (int end = ends[reading]; at < end; at++) index = index * radix + picture[places[at]];
            out[from + reading] = tables[reading] + index;
        }
    }

    /** Gathers the readings while the tables are laid out one behind the other. */
    private final class Layout {
        final List<Integer> places = new ArrayList<>();
        final List<Integer> ends = new ArrayList<>();
        final List<Integer> states = new ArrayList<>();
        final List<Integer> tables = new ArrayList<>();
        int size;

        void add(Plane plane, int from) {
            for (Shape shape : plane.shapes()) {
                Set<Set<Integer>> laid = new HashSet<>();
                for (int row = 0; row < patterns.rows(); row++)
                    for (int column = 0; column < patterns.columns(); column++) {
                        List<Integer> squares = squares(shape, row, column);
                        if (squares.isEmpty() || patterns.mirrors() && laid.contains(mirrored(squares))) continue;
                        laid.add(new TreeSet<>(squares));
                        read(squares.stream().map(square -> from + square).toList(), plane.states());
                        size = Math.addExact(size, power(plane.states(), squares.size()));
                    }
            }
        }

        void add(Mark mark, int from) {
            for (int i = 0; i < mark.times(); i++) read(List.of(from + i), mark.states());
            size = Math.addExact(size, mark.states());
        }

        /** Reads the table that begins here, in the picture and in its mirror image. */
        private void read(List<Integer> numbers, int radix) {
            for (int from = 0; from < patterns.length(); from += patterns.once()) {
                for (int number : numbers) places.add(from + number);
                ends.add(places.size());
                states.add(radix);
                tables.add(size);
            }
        }

        /** The squares of a shape in one place, or none where it does not fit. */
        private List<Integer> squares(Shape shape, int row, int column) {
            List<Integer> squares = new ArrayList<>();
            for (Step step : shape.squares()) {
                int y = row + step.forward();
                int x = column + step.right();
                if (y < 0 || y >= patterns.rows() || x < 0 || x >= patterns.columns()) return List.of();
                squares.add(y * patterns.columns() + x);
            }
            return squares;
        }

        private Set<Integer> mirrored(List<Integer> squares) {
            Set<Integer> mirrored = new TreeSet<>();
            int columns = patterns.columns();
            for (int square : squares) mirrored.add(square - square % columns + columns - 1 - square % columns);
            return mirrored;
        }

        private static int power(int base, int exponent) {
            int power = 1;
            for (int i = 0; i < exponent; i++) power = Math.multiplyExact(power, base);
            return power;
        }
    }
}
