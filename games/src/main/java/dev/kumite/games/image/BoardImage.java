package dev.kumite.games.image;

import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.games.picture.Drawing;
import dev.kumite.games.picture.Drawing.Cell;
import dev.kumite.games.picture.GamePicture;
import dev.kumite.games.picture.GamePicture.Ground;
import dev.kumite.games.picture.MoveShape;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A position as an SVG image: the board with its stones, the cards beside it, what is counted below it, and perhaps a
 * move as an arrow. The same position always gives the same text.
 */
public final class BoardImage {
    private static final int SQUARE = 100;
    private static final int MARGIN = 34;
    private static final int LINE = 36;

    /** How far beyond its row a piece that leaves the board is shown to go, in squares. */
    private static final double BEYOND = 0.42;

    private final Game game;
    private final GamePicture picture;
    private final Drawing drawing;
    private final int rows;
    private final SvgText out = new SvgText();

    private BoardImage(Game game, Position position) {
        this.game = game;
        this.picture = game.picture();
        this.drawing = game.draw(position);
        this.rows = drawing.cells().size() / drawing.columns();
    }

    /**
     * The image of a position.
     *
     * @param move a legal move to show, if there is one
     */
    public static String svg(Game game, Position position, OptionalInt move) {
        BoardImage image = new BoardImage(game, position);
        MoveShape shape = move.isPresent() ? game.shape(position, move.getAsInt()) : null;
        double above = shape != null && leaves(shape) ? SQUARE * BEYOND : 0;
        image.draw(above);
        if (shape != null) image.arrow(shape, position.sideToMove());
        image.beside();
        return image.out.close();
    }

    private static boolean leaves(MoveShape shape) {
        return shape.kind() == MoveShape.Kind.SCORE || shape.kind() == MoveShape.Kind.CAMP;
    }

    private int width() {
        return drawing.columns() * SQUARE;
    }

    private int height() {
        return rows * SQUARE;
    }

    /** @param room beyond the board, for a piece that leaves it */
    private void draw(double room) {
        double right = drawing.cards().isEmpty() ? MARGIN / 3.0 : CardImages.WIDTH;
        double below = MARGIN + (drawing.notes().size() + 0.5) * LINE;
        out.open(-MARGIN, -MARGIN - room, width() + MARGIN + right, height() + MARGIN + room + below);
        for (int i = 0; i < drawing.cells().size(); i++) square(drawing.cells().get(i), i);
        for (int i = 0; i < drawing.cells().size(); i++) stone(drawing.cells().get(i), i);
    }

    private int x(int cell) {
        return cell % drawing.columns() * SQUARE;
    }

    private int y(int cell) {
        return cell / drawing.columns() * SQUARE;
    }

    private void square(Cell cell, int i) {
        Ground ground = picture.ground(cell.ground());
        boolean darker = picture.chequered() && ground.colour().equals("plain") && (x(i) + y(i)) / SQUARE % 2 == 1;
        out.rect(x(i), y(i), SQUARE, SQUARE, darker ? Colours.DARKER : Colours.ground(ground.colour()), Colours.LINE);
        out.group(x(i), y(i), 1);
        ground.shapes().forEach(shape -> out.shape(shape, Colours.onGround(shape.paint())));
        out.end();
        name(cell, i);
    }

    /** In every square, or along the left and the lower edge. */
    private void name(Cell cell, int i) {
        if (cell.name().isEmpty()) return;
        if (picture.numbered()) out.text(x(i) + 6, y(i) + SQUARE - 8, 20, "start", cell.name());
        else {
            if (y(i) == height() - SQUARE)
                out.text(
                        x(i) + SQUARE / 2.0,
                        height() + 26,
                        24,
                        "middle",
                        cell.name().substring(0, 1));
            if (x(i) == 0)
                out.text(-12, y(i) + SQUARE / 2.0 + 9, 24, "end", cell.name().substring(1));
        }
    }

    private void stone(Cell cell, int i) {
        if (cell.owner() < 0) return;
        StoneImage.draw(out, picture, cell, x(i), y(i));
    }

    /** From square to square; a piece that leaves the board goes beyond its row. */
    private void arrow(MoveShape shape, int side) {
        List<double[]> points = new ArrayList<>();
        for (String square : shape.path()) points.add(middle(square));
        if (points.isEmpty()) return;
        if (leaves(shape)) {
            double[] last = points.get(points.size() - 1);
            boolean up = side == picture.bottomSide();
            points.add(new double[] {last[0], up ? -SQUARE * BEYOND : height() + SQUARE * BEYOND});
        }
        out.arrow(points);
    }

    private double[] middle(String square) {
        for (int i = 0; i < drawing.cells().size(); i++)
            if (drawing.cells().get(i).name().equals(square))
                return new double[] {x(i) + SQUARE / 2.0, y(i) + SQUARE / 2.0};
        throw new IllegalArgumentException("there is no square " + square + " in the drawing of " + game.text());
    }

    /** The cards to the right of the board, and the notes below it. */
    private void beside() {
        if (!drawing.cards().isEmpty()) CardImages.draw(out, picture, drawing.cards(), width(), height());
        for (int i = 0; i < drawing.notes().size(); i++)
            out.text(
                    0,
                    height() + MARGIN + (i + 1) * LINE,
                    26,
                    "start",
                    drawing.notes().get(i));
    }
}
