package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.Game;
import dev.kumite.games.Notation;
import dev.kumite.games.SquareNames;
import dev.kumite.games.core.Position;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the texts of both rules have in common, in the style of PDN's FEN: the side to move, White's pawns, Black's
 * pawns, the tiles with row 1 first, and two numbers. Moves are {@code c2c5}, or a square and a word for a pawn that
 * leaves the board. The reader accepts capital and small letters.
 */
abstract class PawnNotation implements Notation {
    private static final Pattern POINTS = Pattern.compile("([0-9]|[1-9][0-9])-([0-9]|[1-9][0-9])");
    private static final int EXAMPLES = 3;

    private final Game game;
    private final int size;
    private final String leaving;

    /** @param leaving what a move is called by which a pawn leaves the board */
    PawnNotation(Game game, int size, String leaving) {
        this.game = game;
        this.size = size;
        this.leaving = leaving;
    }

    @Override
    public String write(Position position) {
        TiledBoard board = (TiledBoard) position;
        return String.join(
                ":",
                board.sideToMove() == 0 ? "W" : "B",
                "W" + pawns(board, 0),
                "B" + pawns(board, 1),
                board.layout().toString(),
                board.points(0) + "-" + board.points(1));
    }

    private static String pawns(TiledBoard board, int side) {
        StringBuilder out = new StringBuilder();
        for (int square = 0; square < board.layout().squares(); square++)
            if (board.holds(side, square))
                out.append(out.isEmpty() ? "" : ",")
                        .append(SquareNames.name(square, board.layout().size()));
        return out.toString();
    }

    static int side(String text) {
        if (text.equalsIgnoreCase("W")) return 0;
        if (text.equalsIgnoreCase("B")) return 1;
        throw new BadInput("the side to move is " + BadInput.quoted(text) + "; it must be W or B");
    }

    /** Puts the pawns of a list such as {@code Wa1,b1} on the board. */
    final void place(TiledBoard board, int side, String text) {
        String colour = game.sideName(side).substring(0, 1);
        if (!text.regionMatches(true, 0, colour, 0, 1))
            throw new BadInput("the pawns of " + game.sideName(side) + " must begin with " + colour + ", as in "
                    + colour + "a1,b1");
        if (text.length() == 1) return;
        for (String name : text.substring(1).split(",", -1)) {
            int square = SquareNames.read(name.strip().toLowerCase(Locale.ROOT), size);
            if (board.holds(0, square) || board.holds(1, square))
                throw new BadInput("two pawns stand on " + SquareNames.name(square, size) + "; a square holds one");
            if (board.pieces(side) == size)
                throw new BadInput(game.sideName(side) + " has more than " + size + " pawns");
            board.put(side, square);
        }
    }

    /** White's and Black's number; {@code what} they are, in the plural. */
    static int[] numbers(String text, String what) {
        if (!POINTS.matcher(text).matches())
            throw new BadInput(
                    "the " + what + " are " + BadInput.quoted(text) + "; they must be White's and Black's, as in 1-0");
        int dash = text.indexOf('-');
        return new int[] {Integer.parseInt(text.substring(0, dash)), Integer.parseInt(text.substring(dash + 1))};
    }

    @Override
    public final String writeMove(Position position, int move) {
        int to = KatarengaMoves.to(move);
        return SquareNames.name(KatarengaMoves.from(move), size)
                + (to == KatarengaMoves.OFF ? leaving : SquareNames.name(to, size));
    }

    @Override
    public final int readMove(Position position, String text) {
        int[] legal = game.moves(position);
        if (legal.length == 0) throw new BadInput("the game is over, there is no move to play");
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        for (int move : legal) if (writeMove(position, move).equals(wanted)) return move;
        String examples = Arrays.stream(legal)
                .limit(EXAMPLES)
                .mapToObj(move -> writeMove(position, move))
                .collect(Collectors.joining(", "));
        throw new BadInput(
                BadInput.quoted(text) + " is not a legal move for " + game.sideName(position.sideToMove()) + " here; "
                        + (legal.length > EXAMPLES ? "legal are " + examples + " and others" : "legal: " + examples));
    }

    @Override
    public final String exampleMove() {
        return "c2c5";
    }
}
