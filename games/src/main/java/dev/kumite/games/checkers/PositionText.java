package dev.kumite.games.checkers;

import dev.kumite.base.BadInput;
import java.util.Locale;

/**
 * A position in the FEN of PDN: {@code B:W18,24,K10:B12,K22:H12}. The side to move, then each side's squares with
 * {@code K} before a king, then the clock unless it is 0. Readers also take ranges ({@code W21-32}), the colours in
 * either order, a full stop at the end, and a move number ({@code F3}), which they ignore.
 */
final class PositionText {
    private static final String FORM = "a position looks like B:W18,24,K10:B12,K22";
    private static final int MOST_PIECES = 12;
    private static final int LONGEST = 400;

    private final String text;
    private final long[] pieces = new long[2];
    private final boolean[] given = new boolean[2];
    private long kings;
    private int clock = -1;

    private PositionText(String text) {
        this.text = text;
    }

    static String write(CheckersPosition position) {
        StringBuilder out = new StringBuilder(position.sideToMove() == 0 ? "B" : "W");
        write(out.append(":W"), position.white(), position.kings());
        write(out.append(":B"), position.black(), position.kings());
        if (position.clock() > 0) out.append(":H").append(position.clock());
        return out.toString();
    }

    private static void write(StringBuilder out, long pieces, long kings) {
        String comma = "";
        for (long left = pieces; left != 0; left &= left - 1) {
            out.append(comma).append((left & -left & kings) != 0 ? "K" : "");
            out.append(Board.square(Long.numberOfTrailingZeros(left)));
            comma = ",";
        }
    }

    static CheckersPosition read(String text) {
        String trimmed = text.strip();
        if (trimmed.length() > LONGEST)
            throw new BadInput("the position is " + trimmed.length() + " characters long, at most " + LONGEST
                    + " make sense; " + FORM);
        return new PositionText(trimmed).position();
    }

    private CheckersPosition position() {
        String body = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        String[] parts = body.toUpperCase(Locale.ROOT).split(":", -1);
        int side = side(parts[0].strip());
        for (int i = 1; i < parts.length; i++) part(parts[i].strip());
        for (int colour = 0; colour < 2; colour++) {
            if (!given[colour])
                throw bad("the part with " + name(colour) + "'s pieces (:" + letter(colour) + "…) is missing");
            check(colour);
        }
        return new CheckersPosition(pieces[0], pieces[1], kings, side, Math.max(clock, 0));
    }

    private int side(String part) {
        if (part.equals("B")) return 0;
        if (part.equals("W")) return 1;
        throw bad("the side to move must come first, B or W");
    }

    private void part(String part) {
        char kind = part.isEmpty() ? ' ' : part.charAt(0);
        String rest = part.isEmpty() ? "" : part.substring(1).strip();
        switch (kind) {
            case 'B' -> pieces(0, rest);
            case 'W' -> pieces(1, rest);
            case 'H' -> clock(rest);
            case 'F' -> number(rest, "the move number after F");
            default -> throw bad("'" + part + "' is no part of a position; parts begin with W, B, H or F");
        }
    }

    private void clock(String rest) {
        if (clock >= 0) throw bad("the clock (H) is given twice");
        clock = number(rest, "the clock after H");
        if (clock > CheckersPosition.LONGEST_CLOCK)
            throw bad("the clock is " + clock + "; it must be from 0 to " + CheckersPosition.LONGEST_CLOCK);
    }

    private void pieces(int colour, String list) {
        if (given[colour]) throw bad(name(colour) + "'s pieces are given twice");
        given[colour] = true;
        if (list.isEmpty()) return;
        for (String item : list.split(",", -1)) squares(colour, item.strip());
    }

    private void squares(int colour, String item) {
        boolean king = item.startsWith("K");
        String[] ends = (king ? item.substring(1) : item).split("-", -1);
        if (ends.length > 2) throw bad("'" + item + "' is no range of squares; write one such as 1-12");
        int first = square(ends[0], item);
        int last = square(ends[ends.length - 1], item);
        if (last < first) throw bad("the range " + item + " runs backwards");
        for (int square = first; square <= last; square++) put(colour, king, square);
    }

    private int square(String digits, String item) {
        int square = number(digits, "the square '" + item + "'");
        if (square < 1 || square > 32) throw bad("there is no square " + square + "; squares are 1 to 32");
        return square;
    }

    private void put(int colour, boolean king, int square) {
        long bit = Board.bit(square);
        if (((pieces[0] | pieces[1]) & bit) != 0) throw bad("square " + square + " is given twice");
        pieces[colour] |= bit;
        if (king) kings |= bit;
    }

    private void check(int colour) {
        int count = Long.bitCount(pieces[colour]);
        if (count > MOST_PIECES)
            throw bad(name(colour) + " has " + count + " pieces; at most " + MOST_PIECES + " are possible");
        long uncrowned = pieces[colour] & ~kings & (colour == 0 ? Board.BOTTOM_ROW : Board.TOP_ROW);
        if (uncrowned == 0) return;
        int square = Board.square(Long.numberOfTrailingZeros(uncrowned));
        throw bad("a man of " + name(colour) + " on " + square + " must be a king; write K" + square);
    }

    private int number(String digits, String what) {
        String trimmed = digits.strip();
        boolean plain = !trimmed.isEmpty() && trimmed.length() <= 4;
        for (int i = 0; i < trimmed.length(); i++) plain &= trimmed.charAt(i) >= '0' && trimmed.charAt(i) <= '9';
        if (!plain) throw bad(what + " must be a plain number");
        return Integer.parseInt(trimmed);
    }

    private static String name(int colour) {
        return colour == 0 ? "Black" : "White";
    }

    private static char letter(int colour) {
        return colour == 0 ? 'B' : 'W';
    }

    private BadInput bad(String what) {
        return new BadInput(BadInput.quoted(text) + ": " + what + "; " + FORM);
    }
}
