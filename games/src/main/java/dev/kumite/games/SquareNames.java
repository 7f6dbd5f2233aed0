package dev.kumite.games;

import dev.kumite.base.BadInput;

/**
 * The names of squares on a square board: a letter for the column and a number for the row, {@code a1} first, then along
 * row 1. Every reader and writer of such names is here, so that all games accept the same ones.
 */
public final class SquareNames {
    private SquareNames() {}

    public static String name(int square, int size) {
        return (char) ('a' + square % size) + Integer.toString(square / size + 1);
    }

    /** The square with this name, in lower case and without leading zeros. */
    public static int read(String name, int size) {
        int column = name.isEmpty() ? -1 : name.charAt(0) - 'a';
        int row = row(name);
        if (column < 0 || column >= size || row < 1 || row > size)
            throw new BadInput(BadInput.quoted(name) + " is not a valid square; squares run from a1 to "
                    + name(size * size - 1, size));
        return (row - 1) * size + column;
    }

    private static int row(String name) {
        if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') return -1;
        int row = 0;
        for (int i = 1; i < name.length(); i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9) return -1;
            row = 10 * row + digit;
        }
        return row;
    }
}
