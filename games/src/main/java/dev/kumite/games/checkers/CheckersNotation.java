package dev.kumite.games.checkers;

import dev.kumite.base.BadInput;
import dev.kumite.games.Notation;
import dev.kumite.games.core.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Positions and moves as PDN writes them. A move is {@code 11-15} or {@code 22x15}, or the whole path {@code 22x15x6}
 * where start and end are ambiguous; the reader accepts the path of any capture, and a colon or a hyphen for the
 * {@code x}. {@link PositionText} describes the positions.
 */
final class CheckersNotation implements Notation {
    private static final Pattern MOVE = Pattern.compile("\\d{1,2}([-xX:]\\d{1,2}){1,12}");
    private static final int MOST_NAMED = 8;

    @Override
    public String write(Position position) {
        return PositionText.write((CheckersPosition) position);
    }

    @Override
    public Position read(String text) {
        return PositionText.read(text);
    }

    @Override
    public String exampleMove() {
        return "11-15";
    }

    @Override
    public String writeMove(Position position, int move) {
        int from = Board.square(CheckersMoves.from(move));
        int to = Board.square(CheckersMoves.to(move));
        if (!CheckersMoves.isCapture(move)) return from + "-" + to;
        return withEnds(legal(position), from, to).size() > 1 ? path(move) : from + "x" + to;
    }

    private static String path(int move) {
        List<String> squares = new ArrayList<>();
        for (int square : CheckersMoves.path(move)) squares.add(Integer.toString(square));
        return String.join("x", squares);
    }

    @Override
    public int readMove(Position position, String text) {
        String trimmed = text.strip();
        if (!MOVE.matcher(trimmed).matches())
            throw new BadInput(BadInput.quoted(trimmed) + " is not a move; write one such as 11-15 or 22x15");
        int[] squares = Arrays.stream(trimmed.split("[-xX:]"))
                .mapToInt(Integer::parseInt)
                .toArray();
        for (int square : squares)
            if (square < 1 || square > 32)
                throw new BadInput(trimmed + ": there is no square " + square + "; squares are 1 to 32");
        int[] legal = legal(position);
        if (legal.length == 0) throw new BadInput(trimmed + " cannot be played: the game is over");
        return choose(position, trimmed, squares, legal);
    }

    /** The path to the letter comes first: one jump and a longer way round may have the same start and end. */
    private int choose(Position position, String text, int[] squares, int[] legal) {
        int capture = CheckersMoves.captureAlong(squares);
        for (int move : legal) if (move == capture) return move;
        List<Integer> meant = squares.length == 2 ? withEnds(legal, squares[0], squares[1]) : List.of();
        if (meant.size() > 1)
            throw new BadInput(text + " may mean "
                    + String.join(
                            " or ", meant.stream().map(CheckersNotation::path).toList()) + "; write the whole path");
        boolean capturing = CheckersMoves.isCapture(legal[0]);
        if (meant.size() == 1 && (capturing || text.contains("-"))) return meant.get(0);
        throw new BadInput(text + " is not legal here: " + why(position, text, squares, legal));
    }

    private String why(Position position, String text, int[] squares, int[] legal) {
        List<String> choices =
                Arrays.stream(legal).mapToObj(move -> writeMove(position, move)).toList();
        String instead = some(choices, MOST_NAMED);
        if (!CheckersMoves.isCapture(legal[0]))
            return (text.contains("-") ? "" : "there is nothing to capture; ") + "legal moves are " + instead;
        for (int move : legal) {
            int[] path = CheckersMoves.path(move);
            if (squares.length < path.length && Arrays.equals(squares, Arrays.copyOf(path, squares.length)))
                return "the jumps must be finished; legal moves are " + instead;
        }
        return "a capture is forced; legal moves are " + instead;
    }

    private static int[] legal(Position position) {
        int[] out = new int[CheckersPosition.MOST_MOVES];
        return Arrays.copyOf(out, position.moves(out, 0));
    }

    private static List<Integer> withEnds(int[] moves, int from, int to) {
        int ends = CheckersMoves.step(Board.index(from), Board.index(to));
        return Arrays.stream(moves)
                .filter(move -> move % CheckersMoves.CAPTURE == ends)
                .boxed()
                .toList();
    }

    /** The first few of many, and how many there are when not all are named. */
    private static String some(List<String> all, int most) {
        if (all.size() <= most) return String.join(", ", all);
        return String.join(", ", all.subList(0, most)) + " … (" + all.size() + " in all)";
    }

    /**
     * A position in the FEN of PDN: {@code B:W18,24,K10:B12,K22:H12}. The side to move, then each side's squares with
     * {@code K} before a king, then the clock unless it is 0. Readers also take ranges ({@code W21-32}), the colours in
     * either order, a full stop at the end, and a move number ({@code F3}), which they ignore.
     */
    private static final class PositionText {
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
                default -> throw bad("'" + part + "' is not a part of a position; parts begin with W, B, H or F");
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
            if (ends.length > 2) throw bad("'" + item + "' is not a range of squares; write one such as 1-12");
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
}
