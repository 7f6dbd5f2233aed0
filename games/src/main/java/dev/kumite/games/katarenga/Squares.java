package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;

/** Squares in text: a column {@code a … t} and a row {@code 1 … 20}. */
final class Squares {
    private Squares() {}

    static String write(int square, int size) {
        return (char) ('a' + square % size) + String.valueOf(square / size + 1);
    }

    static int read(String text, int size) {
        int column = text.isEmpty() ? -1 : Character.toLowerCase(text.charAt(0)) - 'a';
        int row = text.isEmpty() ? 0 : number(text.substring(1));
        if (column < 0 || column >= size || row < 1 || row > size)
            throw new BadInput(BadInput.quoted(text) + " is no square of this board; squares go from a1 to "
                    + write(size * size - 1, size));
        return (row - 1) * size + column;
    }

    /** A number of one or two digits without a leading zero, or −1. */
    static int number(String digits) {
        if (digits.isEmpty() || digits.length() > 2 || digits.length() == 2 && digits.charAt(0) == '0') return -1;
        int value = 0;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (c < '0' || c > '9') return -1;
            value = 10 * value + c - '0';
        }
        return value;
    }
}
