package dev.kumite.agents.ntuple;

import dev.kumite.games.core.Position;
import dev.kumite.games.pattern.Patterns;
import dev.kumite.games.pattern.Patterns.Mark;
import dev.kumite.games.pattern.Patterns.Plane;
import dev.kumite.games.pattern.Patterns.Shape;
import dev.kumite.games.picture.Drawing.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The patterns of a game, laid out for looking up (Lucas 2008: an n-tuple is some squares, and their states together
 * are the place of one weight in the tuple's table). Each shape has a table of its own wherever it fits on the board,
 * except that a place and its mirror image share one: a table is read once in the picture and once in its mirror image,
 * so a position and its mirror image have the same weights.
 */
final class Tuples {
    private final Patterns patterns;
    /** Readings of one number, of two, and of more. */
    private final Readings ones;

    private final Readings twos;
    private final List<Readings> more;
    private final int readings;
    private final int weights;

    /** Readings of equally many numbers. */
    private static final class Readings {
        final int numbers;
        /** Where in the picture they are, one reading after the other. */
        final int[] places;
        /** How many states each number of a reading has. */
        final int[] states;
        /** Where each reading's table begins. */
        final int[] tables;

        /** @param found a table's place, the number of states, and the places in the picture, in this order */
        Readings(int numbers, List<int[]> found) {
            this.numbers = numbers;
            places = found.stream()
                    .flatMapToInt(reading -> Arrays.stream(reading).skip(2))
                    .toArray();
            states = found.stream().mapToInt(reading -> reading[1]).toArray();
            tables = found.stream().mapToInt(reading -> reading[0]).toArray();
        }
    }

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
        ones = layout.readings(1);
        twos = layout.readings(2);
        more = layout.byNumbers.keySet().stream()
                .filter(numbers -> numbers > 2)
                .map(layout::readings)
                .toList();
        readings = layout.count;
        weights = layout.size;
    }

    /** How many weights all tables have together. */
    int weights() {
        return weights;
    }

    /** How many weights a position has, some of them perhaps more than once. */
    int readings() {
        return readings;
    }

    /** Tells apart patterns in which the same place means another weight. */
    int fingerprint() {
        return List.of(patterns.rows(), patterns.columns(), patterns.planes(), patterns.marks(), patterns.mirrors())
                .toString()
                .hashCode();
    }

    int[] newPicture() {
        return new int[patterns.length()];
    }

    /** Writes the places of a position's weights from {@code out[from]} on; {@code picture} is scratch. */
    void find(Position position, int[] picture, int[] out, int from) {
        patterns.draw(position, picture);
        int at = from;
        int[] places = ones.places;
        int[] tables = ones.tables;
        for (int i = 0; i < tables.length; i++) out[at++] = tables[i] + picture[places[i]];
        places = twos.places;
        tables = twos.tables;
        int[] states = twos.states;
        for (int i = 0; i < tables.length; i++)
            out[at++] = tables[i] + picture[places[2 * i]] * states[i] + picture[places[2 * i + 1]];
        for (int group = 0; group < more.size(); group++) at = find(more.get(group), picture, out, at);
    }

    private static int find(Readings group, int[] picture, int[] out, int from) {
        int at = from;
        int place = 0;
        for (int i = 0; i < group.tables.length; i++) {
            int index = 0;
            int radix = group.states[i];
            for (int end = place + group.numbers; place < end; place++)
                index = index * radix + picture[group.places[place]];
            out[at++] = group.tables[i] + index;
        }
        return at;
    }

    /** Gathers the readings while the tables are laid out one behind the other. */
    private final class Layout {
        /** What {@link Readings} are made of. */
        final Map<Integer, List<int[]>> byNumbers = new TreeMap<>();

        int size;
        int count;

        Readings readings(int numbers) {
            return new Readings(numbers, byNumbers.getOrDefault(numbers, List.of()));
        }

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
        private void read(List<Integer> numbers, int states) {
            for (int from = 0; from < patterns.length(); from += patterns.once()) {
                int[] reading = new int[2 + numbers.size()];
                reading[0] = size;
                reading[1] = states;
                for (int i = 0; i < numbers.size(); i++) reading[2 + i] = from + numbers.get(i);
                byNumbers
                        .computeIfAbsent(numbers.size(), n -> new ArrayList<>())
                        .add(reading);
                count++;
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
