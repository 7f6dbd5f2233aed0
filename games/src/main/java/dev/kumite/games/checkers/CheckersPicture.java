package dev.kumite.games.checkers;

import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;
import dev.kumite.games.picture.MoveShape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** How checkers looks: men, kings and squares as data, the drawing of a position and the position of a drawing. */
final class CheckersPicture {
    private static final int ROWS = 8;
    private static final Shape BODY = Shape.circle("body", 40);
    private static final Shape EDGE = Shape.circle("thin-ring", 31);
    private static final String CROWN = "M28 66V38l12 11 10-17 10 17 12-11v28z";

    static final GamePicture PICTURE = GamePicture.of(new Stone("black", "round"), new Stone("white", "round"))
            .piece(Piece.of('m', "man", BODY, EDGE, Shape.circle("thin-ring", 19)))
            .piece(Piece.of('k', "king", BODY, EDGE, Shape.path("sign", CROWN)))
            .ground(new Ground('#', '#', "", "dark", false, List.of()))
            .ground(new Ground(' ', ' ', "light square", "light", false, List.of()))
            .bottomSide(1)
            .numbered()
            .ended(CheckersPosition.NO_MOVE, "the other side cannot move", "you cannot move")
            .rules(
                    "Men move one step diagonally forward, kings in every direction. A man that reaches the last row"
                            + " becomes a king.",
                    "A piece that can jump over an enemy piece onto an empty square must do so, and continues while it"
                            + " can. Select the last square of the jump, or the squares on the way.",
                    "A player who cannot move loses. The game is drawn when a position occurs three times, or after 80"
                            + " moves of both sides without a capture or a move of a man.");

    private CheckersPicture() {}

    static Drawing draw(CheckersPosition shown) {
        List<Drawing.Cell> cells = new ArrayList<>();
        for (int row = 0; row < ROWS; row++)
            for (int column = 0; column < ROWS; column++)
                cells.add((row + column) % 2 == 0 ? light() : dark(shown, row * ROWS / 2 + column / 2 + 1));
        return new Drawing(ROWS, cells, List.of(), List.of(), notes(shown));
    }

    private static String name(int square) {
        return Integer.toString(square);
    }

    private static Drawing.Cell light() {
        return new Drawing.Cell("", ' ', ' ', -1);
    }

    private static Drawing.Cell dark(CheckersPosition shown, int square) {
        long bit = Board.bit(square);
        int owner = (shown.black() & bit) != 0 ? 0 : (shown.white() & bit) != 0 ? 1 : -1;
        char piece = owner < 0 ? ' ' : (shown.kings() & bit) != 0 ? 'k' : 'm';
        return new Drawing.Cell(name(square), '#', piece, owner);
    }

    private static List<String> notes(CheckersPosition shown) {
        if (shown.clock() == 0) return List.of();
        return List.of(
                shown.clock() + " of " + CheckersPosition.LONGEST_CLOCK + " plies without a capture or a man's move");
    }

    static MoveShape shape(int move) {
        if (!CheckersMoves.isCapture(move)) {
            List<String> ends =
                    List.of(name(Board.square(CheckersMoves.from(move))), name(Board.square(CheckersMoves.to(move))));
            return new MoveShape(MoveShape.Kind.STEP, ends, List.of(), "");
        }
        int[] path = CheckersMoves.path(move);
        List<String> captured = new ArrayList<>();
        for (int i = 1; i < path.length; i++)
            captured.add(name(Board.square((Board.index(path[i - 1]) + Board.index(path[i])) / 2)));
        List<String> touched =
                Arrays.stream(path).mapToObj(CheckersPicture::name).toList();
        return new MoveShape(MoveShape.Kind.JUMP, touched, captured, "");
    }

    /** A position that was set up by hand, as the text that {@link CheckersNotation} reads and checks. */
    static String text(Drawing drawing, int sideToMove) {
        return (sideToMove == 0 ? "B" : "W") + ":W" + pieces(drawing, 1) + ":B" + pieces(drawing, 0);
    }

    private static String pieces(Drawing drawing, int owner) {
        return drawing.cells().stream()
                .filter(cell -> cell.owner() == owner)
                .map(cell -> (cell.piece() == 'k' ? "K" : "") + cell.name())
                .collect(Collectors.joining(","));
    }
}
