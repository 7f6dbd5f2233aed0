package dev.kumite.games.image;

import dev.kumite.games.picture.Drawing.Cell;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Piece;
import dev.kumite.games.picture.GamePicture.Shape;
import dev.kumite.games.picture.GamePicture.Stone;

/** The piece on a square, as the shapes of its game's picture say. */
final class StoneImage {
    /** A side whose pieces have no shape of their own has round stones. */
    private static final Shape BODY = Shape.circle("body", 35);

    private StoneImage() {}

    static void draw(SvgText out, GamePicture picture, Cell cell, int x, int y) {
        Stone stone = picture.sides().get(cell.owner());
        Piece piece = picture.pieces().stream()
                .filter(each -> Character.toUpperCase(each.letter()) == Character.toUpperCase(cell.piece()))
                .findFirst()
                .orElseGet(() -> Piece.of(cell.piece(), "piece", BODY));
        out.group(x, y, 1);
        for (Shape shape : piece.shapes())
            if (shape.paint().equals("body"))
                out.body(stone.form(), shape.radius(), Colours.stone(stone.colour()), Colours.edge(stone.colour()));
            else out.shape(shape, Colours.onStone(stone.colour()));
        if (piece.groundScale() > 0) {
            out.group(50, 50, piece.groundScale());
            out.group(-50, -50, 1);
            picture.ground(cell.ground()).shapes().forEach(shape -> out.shape(shape, Colours.onStone(stone.colour())));
            out.end();
            out.end();
        }
        out.end();
    }
}
