package dev.kumite.games.katarenga;

import dev.kumite.base.BadInput;
import dev.kumite.games.picture.Drawing;
import java.util.stream.Collectors;

/** A position that somebody laid out by hand, as the text that {@link PositionReader} reads and checks. */
final class Arrangement {
    private static final String NO_POINTS = "0-0";

    private Arrangement() {}

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
        for (Drawing.Cell cell : drawing.cells()) tiles[Squares.read(cell.name(), size)] = cell.ground();
        StringBuilder out = new StringBuilder();
        for (int square = 0; square < tiles.length; square++) {
            if (tiles[square] == 0)
                throw new BadInput(
                        "the square " + Squares.write(square, size) + " has no tile; tiles are K, R, B and N");
            if (square > 0 && square % size == 0) out.append('/');
            out.append(tiles[square]);
        }
        return out.toString();
    }
}
