package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.SquareNames;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Goal;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;
import dev.kumite.games.picture.MoveShape;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How Katarenga looks: pawns and tiles as data, the drawing of a position and the position of a drawing. */
final class KatarengaPicture {
    static final GamePicture PICTURE = tilesAndPawns()
            .sizes(4, 6, 8, 10, 12, 16, 20)
            .goal(new Goal(2, "Take the pawn off: one point", false))
            .ended(KatarengaPosition.POINTS, "you have two points", "the other side has two points")
            .ended(KatarengaPosition.ELIMINATION, "the other side has no pawn left", "you have no pawn left")
            .rules(
                    "This is the variant of a research paper. The option rules=published plays the game that is sold.",
                    "A pawn moves according to the tile it stands on: on a king tile one step in any direction, on a rook"
                            + " tile up to three squares straight, on a bishop tile up to three squares diagonally, on a"
                            + " knight tile by a knight’s leap. Landing on an enemy pawn captures it.",
                    "A pawn that is on the enemy’s home row when your turn begins may be taken off the board for one"
                            + " point: select it, then the strip beyond the row.",
                    "Two points win. If one side has no pawns left, every pawn of the other counts a point.");

    /** Each tile shows how a pawn on it moves, rays that stop, go far, or leap; the colours are those of the box. */
    static GamePicture.Builder tilesAndPawns() {
        return GamePicture.of(new Stone("white", "round"), new Stone("black", "round"))
                .piece(Piece.of('p', "pawn", Shape.circle("body", 35)).showingGround(0.72))
                .ground(
                        tile(
                                Tile.K,
                                "king tile",
                                "blue",
                                "M50 50 50 30M50 50 64 36M50 50 70 50M50 50 64 64M50 50 50 70M50 50 36 64M50 50 30 50M50 50 36 36"))
                .ground(tile(
                        Tile.R,
                        "rook tile",
                        "red",
                        "M50 22V78M22 50H78M44 29l6-7 6 7M44 71l6 7 6-7M29 44l-7 6 7 6M71 44l7 6-7 6"))
                .ground(tile(
                        Tile.B,
                        "bishop tile",
                        "yellow",
                        "M29 29 71 71M71 29 29 71M29 39V29h10M61 29h10v10M71 61v10H61M39 71H29V61"))
                .ground(tile(Tile.N, "knight tile", "green", "M38 74V34H62M54 26l8 8-8 8"));
    }

    private static Ground tile(Tile tile, String word, String colour, String way) {
        return new Ground(tile.letter(), tile.letter(), word, colour, true, List.of(Shape.path("way", way)));
    }

    private static final String NO_POINTS = "0-0";

    private KatarengaPicture() {}

    static Drawing draw(TiledBoard board, List<String> notes) {
        int size = board.layout().size();
        List<Drawing.Cell> cells = new ArrayList<>();
        for (int row = size - 1; row >= 0; row--)
            for (int column = 0; column < size; column++) cells.add(cell(board, row * size + column));
        return new Drawing(
                size, List.copyOf(cells), List.of(), List.of(board.points(0), board.points(1)), List.copyOf(notes));
    }

    private static Drawing.Cell cell(TiledBoard board, int square) {
        int owner = board.holds(0, square) ? 0 : board.holds(1, square) ? 1 : -1;
        String name = SquareNames.name(square, board.layout().size());
        return new Drawing.Cell(name, board.layout().tile(square).letter(), owner < 0 ? ' ' : 'p', owner);
    }

    static String note(String side, int points) {
        return side + ": " + points + (points == 1 ? " point" : " points");
    }

    /** @param leaving what a pawn that leaves the board does */
    static MoveShape shape(Position position, int move, int size, MoveShape.Kind leaving) {
        String from = SquareNames.name(KatarengaMoves.from(move), size);
        if (KatarengaMoves.to(move) == KatarengaMoves.OFF) return new MoveShape(leaving, List.of(from), List.of(), "");
        String to = SquareNames.name(KatarengaMoves.to(move), size);
        List<String> captured = position.captures(move) ? List.of(to) : List.of();
        return new MoveShape(MoveShape.Kind.STEP, List.of(from, to), captured, "");
    }

    /** A position that was set up by hand, as the text that {@link KatarengaNotation} reads and checks. */
    static String text(Drawing drawing, int size, int sideToMove) {
        String points = drawing.points().isEmpty()
                ? NO_POINTS
                : drawing.points().stream().map(String::valueOf).collect(Collectors.joining("-"));
        return String.join(
                ":",
                sideToMove == 0 ? "W" : "B",
                "W" + pawns(drawing, 0),
                "B" + pawns(drawing, 1),
                tiles(drawing, size),
                points);
    }

    private static String pawns(Drawing drawing, int owner) {
        return drawing.cells().stream()
                .filter(cell -> cell.owner() == owner)
                .map(Drawing.Cell::name)
                .collect(Collectors.joining(","));
    }

    private static String tiles(Drawing drawing, int size) {
        char[] tiles = new char[size * size];
        for (Drawing.Cell cell : drawing.cells()) tiles[SquareNames.read(cell.name(), size)] = cell.ground();
        StringBuilder out = new StringBuilder();
        for (int square = 0; square < tiles.length; square++) {
            if (tiles[square] == 0)
                throw new BadInput(
                        "the square " + SquareNames.name(square, size) + " has no tile; tiles are K, R, B and N");
            if (square > 0 && square % size == 0) out.append('/');
            out.append(tiles[square]);
        }
        return out.toString();
    }
}
