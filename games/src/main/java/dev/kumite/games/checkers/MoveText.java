package dev.kumite.games.checkers;

import dev.kumite.base.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Moves as PDN writes them: {@code 11-15}, {@code 22x15}, and the whole path {@code 22x15x6} where start and end leave a
 * doubt. Readers take the path of any capture, a colon for the {@code x}, and a hyphen as well.
 */
final class MoveText {
    private static final Pattern FORM = Pattern.compile("\\d{1,2}([-xX:]\\d{1,2}){1,12}");
    private static final int MOST_NAMED = 8;

    private MoveText() {}

    static String write(CheckersPosition position, int move) {
        int from = Board.square(Move.from(move));
        int to = Board.square(Move.to(move));
        if (!Move.isCapture(move)) return from + "-" + to;
        return withEnds(legal(position), from, to).size() > 1 ? path(move) : from + "x" + to;
    }

    private static String path(int move) {
        List<String> squares = new ArrayList<>();
        for (int square : Path.of(move)) squares.add(Integer.toString(square));
        return String.join("x", squares);
    }

    static int read(CheckersPosition position, String text) {
        String trimmed = text.strip();
        if (!FORM.matcher(trimmed).matches())
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
    private static int choose(CheckersPosition position, String text, int[] squares, int[] legal) {
        int capture = Path.capture(squares);
        for (int move : legal) if (move == capture) return move;
        List<Integer> meant = squares.length == 2 ? withEnds(legal, squares[0], squares[1]) : List.of();
        if (meant.size() > 1)
            throw new BadInput(text + " may mean "
                    + String.join(" or ", meant.stream().map(MoveText::path).toList()) + "; write the whole path");
        boolean capturing = Move.isCapture(legal[0]);
        if (meant.size() == 1 && (capturing || text.contains("-"))) return meant.get(0);
        throw new BadInput(text + " is not legal here: " + why(position, text, squares, legal));
    }

    private static String why(CheckersPosition position, String text, int[] squares, int[] legal) {
        List<String> choices =
                Arrays.stream(legal).mapToObj(move -> write(position, move)).toList();
        String instead = some(choices, MOST_NAMED);
        if (!Move.isCapture(legal[0]))
            return (text.contains("-") ? "" : "there is nothing to capture; ") + "legal moves are " + instead;
        for (int move : legal) {
            int[] path = Path.of(move);
            if (squares.length < path.length && Arrays.equals(squares, Arrays.copyOf(path, squares.length)))
                return "the jumps must be finished; legal moves are " + instead;
        }
        return "a capture is forced; legal moves are " + instead;
    }

    private static int[] legal(CheckersPosition position) {
        int[] out = new int[CheckersPosition.MOST_MOVES];
        return Arrays.copyOf(out, position.moves(out, 0));
    }

    private static List<Integer> withEnds(int[] moves, int from, int to) {
        int ends = Move.step(Board.index(from), Board.index(to));
        return Arrays.stream(moves)
                .filter(move -> move % Move.CAPTURE == ends)
                .boxed()
                .toList();
    }

    /** The first few of many, and how many there are when not all are named. */
    private static String some(List<String> all, int most) {
        if (all.size() <= most) return String.join(", ", all);
        return String.join(", ", all.subList(0, most)) + " … (" + all.size() + " in all)";
    }
}
